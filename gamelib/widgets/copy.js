// A button that copies a text and says so. Where that is forbidden the text is there to be copied.

class Copy {
  constructor(label, text, say) {
    Object.assign(this, { label, text, say });
    this.button = button("", label("copy"), () => this.copy());
    this.told = make("span", "gl-count");
    const attributes = { readonly: "", rows: 4, hidden: "", "aria-label": label("copy"), ...QUIET };
    this.plain = make("textarea", "gl-plain", attributes);
  }

  // What was copied is not what there is now.
  clear() {
    this.told.textContent = "";
    this.plain.hidden = true;
  }

  async copy() {
    const text = this.text();
    const done = await this.put(text);
    const word = this.label(done ? "copied" : "by-hand");
    this.plain.hidden = done;
    if (!done) {
      this.plain.value = text;
      this.plain.focus();
      this.plain.select();
    }
    this.told.textContent = word;
    this.say(make("p", "", {}, word));
  }

  // Browsers give the clipboard only to safe addresses; a class room's often is none.
  async put(text) {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      const held = document.activeElement;
      const area = this.button.parentNode.appendChild(make("textarea", "gl-live", { "aria-hidden": "true" }));
      area.value = text;
      area.select();
      const done = document.execCommand("copy");
      area.remove();
      held?.focus({ preventScroll: true });
      return done;
    }
  }
}
