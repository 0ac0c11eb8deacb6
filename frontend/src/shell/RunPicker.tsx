/**
 * The picker of a run: a text field that searches on the server, and a list below it (the ARIA pattern "combobox
 * with list autocomplete"). The list loads more runs as the reader scrolls down.
 */

import { useEffect, useId, useRef, useState } from "preact/hooks";
import type { RunEntry } from "../api/overview";
import { formatCount } from "../logic/format";
import { useRunSearch } from "./useRunSearch";

const PAGE_KEY_ROWS = 10;
/** More runs are loaded at this distance from the end of the list, in pixels. */
const NEAR_END = 80;

interface Props {
  label: string;
  /** The id of the chosen run; null for none. */
  chosen: string | null;
  placeholder?: string;
  onChoose: (run: RunEntry) => void;
}

export function RunPicker({ label, chosen, placeholder, onChoose }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  /** The text typed since the list opened; null before the first key. */
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const { runs, total, failed, loadMore } = useRunSearch(open, typed ?? "");

  useEffect(() => setActive(0), [typed, open]);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: "nearest" });
    if (runs.length > 0 && active >= runs.length - 1) loadMore();
  }, [active, runs]);

  const close = () => {
    setOpen(false);
    setTyped(null);
  };
  const choose = (run: RunEntry | undefined) => {
    if (!run) return;
    close();
    if (run.id !== chosen) onChoose(run);
  };
  const moveTo = (index: number) => {
    if (!open) setOpen(true);
    else setActive(Math.max(0, Math.min(runs.length - 1, index)));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const actions: Record<string, () => void> = {
      ArrowDown: () => moveTo(active + 1),
      ArrowUp: () => moveTo(active - 1),
      PageDown: () => moveTo(active + PAGE_KEY_ROWS),
      PageUp: () => moveTo(active - PAGE_KEY_ROWS),
      Enter: () => (open ? choose(runs[active]) : setOpen(true)),
      Escape: close,
    };
    const action = actions[event.key];
    if (!action || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    action();
  };

  return (
    <div class={chosen === null ? "picker run-picker is-second" : "picker run-picker"}>
      <label for={`${id}-field`}>{label}</label>
      <input
        id={`${id}-field`}
        type="text"
        role="combobox"
        autocomplete="off"
        spellcheck={false}
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={open && runs[active] ? `${id}-${active}` : undefined}
        value={typed ?? chosen ?? ""}
        title={chosen ?? undefined}
        placeholder={placeholder ?? "Search runs"}
        onFocus={(event) => event.currentTarget.select()}
        onClick={() => setOpen(true)}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {/* A press in the list or on its scroll bar must not move the focus: its loss closes the list. */}
      <div class="run-list" hidden={!open} onMouseDown={(event) => event.preventDefault()}>
        <ul
          id={`${id}-list`}
          ref={list}
          role="listbox"
          aria-label={`${label}: found`}
          onScroll={({ currentTarget: box }) => {
            if (box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_END) loadMore();
          }}
        >
          {open &&
            runs.map((run, index) => (
              <li
                key={run.id}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                class={run.id === chosen ? "is-chosen" : undefined}
                data-run={run.id}
                onClick={() => choose(run)}
              >
                <span class="run-id">{run.id}</span>
                <span class="run-note">{note(run)}</span>
              </li>
            ))}
        </ul>
        <p class="run-count" role="status">
          {open && (failed ?? countText(runs.length, total, typed))}
        </p>
      </div>
    </div>
  );
}

function countText(shown: number, total: number | null, typed: string | null): string {
  if (total === null) return "Searching …";
  if (total === 0) return typed ? "No run has these words in its name or hosts" : "No run";
  if (shown < total) return `${formatCount(shown)} of ${formatCount(total)} runs; type to search`;
  return total === 1 ? "1 run" : `${formatCount(total)} runs`;
}

function note({ status, parts, hosts, format }: RunEntry): string {
  if (status === "empty") return "empty";
  if (status === "writing") return "still being written";
  if (parts) return `${parts.length} sessions put together`;
  const several = hosts.length > 1 ? `${hosts.length} hosts` : "";
  return format === "kineto" ? ["PyTorch", several].filter(Boolean).join(", ") : several;
}
