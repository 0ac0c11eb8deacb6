/** A button that opens a list below it. Escape, a choice and a loss of focus close the list. */

import type { ComponentChildren } from "preact";
import { useId, useRef, useState } from "preact/hooks";

export function Menu({ label, children }: { label: string; children: (close: () => void) => ComponentChildren }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  return (
    <div
      class="menu"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !open) return;
        close();
        button.current?.focus();
      }}
      onFocusOut={(event: FocusEvent) => {
        const next = event.relatedTarget as Node | null;
        if (next === null || !(event.currentTarget as Element).contains(next)) close();
      }}
    >
      <button ref={button} type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {label} <span aria-hidden="true">▾</span>
      </button>
      {/* Always in the document, because `aria-controls` names it. A press in the list must not move the focus. */}
      <div id={id} class="menu-list" hidden={!open} onMouseDown={(event) => event.preventDefault()}>
        {open && children(close)}
      </div>
    </div>
  );
}
