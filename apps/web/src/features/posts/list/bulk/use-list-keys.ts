import type { ListedPost } from "@takt/domain/posts/model/post-view";
import { postActions, type PostAction } from "~/features/posts/parts/actions/post-actions";
import { useScreenKeys } from "~/features/shared/keys/use-screen-keys";
import { useCan } from "~/features/shared/use-can";
import { extendSelection, selectAll, toggleSelected } from "../selection";
import type { ListToolsProps } from "./list-tools-props";

/** Actions of keys on the focused post; with selected ones the bar has M and #. */
const ACTIONS: Partial<Record<string, PostAction>> = { e: "open", m: "schedule", "#": "delete" };

/** The keys of the list: J and K move the focus, with Shift they select on the way, X selects, E, M and # act, L labels, Ctrl+A selects all. */
export function useListKeys(
  { table, posts, isSelectable, selection, onChange, onAction }: ListToolsProps,
  selected: readonly ListedPost[],
  onLabel: (posts: readonly ListedPost[]) => void,
): void {
  const canLabel = useCan()("library.write");
  const ids = posts.map(({ id }) => id);
  const rowOf = (id: string) => table.current?.querySelector<HTMLElement>(`[data-post="${id}"]`);
  const focusedId = () => {
    const row = document.activeElement?.closest<HTMLElement>("[data-post]");
    return row && table.current?.contains(row) ? row.dataset.post! : null;
  };

  const move = (by: 1 | -1, isExtending: boolean): boolean => {
    const from = focusedId();
    const id = ids[from === null ? 0 : ids.indexOf(from) + by];
    if (id === undefined) return false;
    rowOf(id)?.querySelector<HTMLElement>("[data-post-link]")?.focus();
    if (isExtending && isSelectable) onChange(extendSelection(selection, ids, id, from));
    return true;
  };
  const act = (key: string): boolean => {
    const action = ACTIONS[key];
    const id = focusedId();
    const post = posts.find((one) => one.id === id);
    if (!action || !post || (selected.length > 0 && key !== "e")) return false;
    if (!postActions(post).some((offered) => offered.action === action)) return false;
    onAction(action, post);
    return true;
  };

  const label = (): boolean => {
    const id = focusedId();
    const labeled = selected.length > 0 ? selected : posts.filter((one) => one.id === id);
    if (labeled.length > 0) onLabel(labeled);
    return labeled.length > 0;
  };

  useScreenKeys(({ key, ctrlKey, metaKey, shiftKey, repeat }) => {
    const lowerKey = key.toLowerCase();
    if (ctrlKey || metaKey) {
      if (!isSelectable || lowerKey !== "a" || (focusedId() === null && selected.length === 0)) return false;
      onChange(selectAll(ids));
      return true;
    }
    if (lowerKey === "j" || (shiftKey && key === "ArrowDown")) return move(1, shiftKey);
    if (lowerKey === "k" || (shiftKey && key === "ArrowUp")) return move(-1, shiftKey);
    if (repeat) return false;
    const id = focusedId();
    if (isSelectable && lowerKey === "x" && id !== null) {
      onChange(toggleSelected(selection, id));
      return true;
    }
    return canLabel && lowerKey === "l" ? label() : act(lowerKey);
  });
}
