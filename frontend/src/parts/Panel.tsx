import type { ComponentChildren } from "preact";

/** A titled block of the page. */
export function Panel({
  id,
  title,
  note,
  actions,
  children,
}: {
  id: string;
  title: string;
  note?: ComponentChildren;
  actions?: ComponentChildren;
  children: ComponentChildren;
}) {
  return (
    <section class="panel" id={id} aria-labelledby={`${id}-title`}>
      <header class="panel-head">
        <h2 id={`${id}-title`}>{title}</h2>
        {note && <p class="panel-note">{note}</p>}
        {actions && <div class="panel-actions">{actions}</div>}
      </header>
      {children}
    </section>
  );
}

export function Tag({ kind, children }: { kind?: string; children: ComponentChildren }) {
  return <span class={kind ? `tag tag-${kind}` : "tag"}>{children}</span>;
}
