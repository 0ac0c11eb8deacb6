/** What is looked at: a run, and one of its hosts or all of them. */
export interface Choice {
  run: string;
  /** Null: all hosts. */
  host: string | null;
}

export function sameChoice(a: Choice, b: Choice): boolean {
  return a.run === b.run && a.host === b.host;
}

export function choiceName({ run, host }: Choice): string {
  return host === null ? run : `${run}, ${host}`;
}
