/** A choice of what to show: a run, one of its hosts or all of them, and one kind of its steps. */
export interface Choice {
  run: string;
  /** Null: all hosts. */
  host: string | null;
  /** Name of the kind of marked steps. Null: the leading one. */
  kind: string | null;
}

export function sameChoice(a: Choice, b: Choice): boolean {
  return a.run === b.run && a.host === b.host && a.kind === b.kind;
}

export function choiceName({ run, host, kind }: Choice): string {
  return [run, host, kind && `steps ${kind}`].filter(Boolean).join(", ");
}

/** Returns the choice as parameters of a request. */
export function choiceQuery({ run, host, kind }: Choice): URLSearchParams {
  const query = new URLSearchParams({ run });
  if (host !== null) query.set("host", host);
  if (kind !== null) query.set("kind", kind);
  return query;
}
