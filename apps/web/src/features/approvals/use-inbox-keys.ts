import type { RefObject } from "react";
import { useScreenKeys } from "~/features/shared/keys/use-screen-keys";

type Inbox = {
  list: RefObject<HTMLElement | null>;
  /** Beside the list; the arrow keys scroll it. */
  pane: RefObject<HTMLElement | null>;
  ids: readonly string[];
  /** The post that is shown beside the list; null where none is, and nothing can be decided unseen. */
  shownId: string | null;
  onShow: (id: string) => void;
  onApprove: () => void;
  onNote: () => void;
  onOpen: (id: string) => void;
};

const STEPS: Partial<Record<string, 1 | -1>> = { j: 1, arrowdown: 1, k: -1, arrowup: -1 };

/** The keys of the inbox: J and K, or arrows, show the next and previous post, A approves it, C asks for changes, Enter opens it. */
export function useInboxKeys({ list, pane, ids, shownId, onShow, onApprove, onNote, onOpen }: Inbox): void {
  const findRow = (id: string) => list.current?.querySelector<HTMLElement>(`[data-waiting="${id}"] button`);
  const focusedId = () => {
    const row = document.activeElement?.closest<HTMLElement>("[data-waiting]");
    return row && list.current?.contains(row) ? row.dataset.waiting! : null;
  };
  const move = (by: 1 | -1): boolean => {
    const from = focusedId() ?? shownId;
    const id = ids[from === null ? 0 : ids.indexOf(from) + by];
    if (id === undefined) return false;
    if (shownId !== null) onShow(id);
    findRow(id)?.focus();
    return true;
  };
  /** Whether the focus is on nothing that has this key itself. */
  const isFree = (key: string) => {
    const focused = document.activeElement;
    if (key === "enter") return focused === document.body || focusedId() !== null;
    return !pane.current?.contains(focused) && !focused?.closest("[role=radiogroup]");
  };
  useScreenKeys((event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return false;
    const key = event.key.toLowerCase();
    const by = STEPS[key];
    if (by) return (key.length === 1 || isFree(key)) && move(by);
    if (event.repeat || shownId === null) return false;
    if (key === "enter") return isFree(key) && run(() => onOpen(shownId));
    if (key === "a") return run(onApprove);
    return key === "c" && run(onNote);
  });
}

function run(act: () => void): true {
  act();
  return true;
}
