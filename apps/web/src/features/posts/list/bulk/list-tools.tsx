import type { ListedPost } from "@takt/domain/posts/model/post-view";
import { useEscapeLayer } from "@takt/ui/use-escape-layer";
import { useEffect, useEffectEvent, type RefObject } from "react";
import type { PostAction } from "../../parts/actions/post-actions";
import { NO_SELECTION, type Selection } from "../selection";
import { BulkBar } from "./bulk-bar";
import { useListKeys } from "./use-list-keys";
import { useLongPress } from "./use-long-press";

export type ListToolsProps = {
  table: RefObject<HTMLDivElement | null>;
  posts: readonly ListedPost[];
  selection: Selection;
  onChange: (selection: Selection) => void;
  onAction: (action: PostAction, post: ListedPost) => void;
};

/** What works on the list once it is there: its keys, the long press, and the bar of selected posts. */
export function ListTools(props: ListToolsProps) {
  const { table, posts, selection, onChange } = props;
  const selected = posts.filter(({ id }) => selection.ids.has(id));
  const clear = () => onChange(NO_SELECTION);
  useListKeys(props, selected);
  useLongPress(table, selection, onChange);
  useEscapeLayer(selected.length > 0, clear);
  // It is mounted for each filter: what was selected in another one is not on the page.
  const clearOnLeave = useEffectEvent(clear);
  useEffect(() => () => clearOnLeave(), []);
  return selected.length > 0 && <BulkBar posts={selected} onClear={clear} />;
}
