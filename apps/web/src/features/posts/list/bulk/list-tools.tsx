import { useEscapeLayer } from "@takt/ui/use-escape-layer";
import { useEffect, useEffectEvent } from "react";
import { useLabelDialogs } from "~/features/labels/parts/use-label-dialogs";
import { NO_SELECTION } from "../selection";
import { BulkBar } from "./bulk-bar";
import type { ListToolsProps } from "./list-tools-props";
import { useListKeys } from "./use-list-keys";
import { useLongPress } from "./use-long-press";

const NO_TABLE = { current: null };

/** Tools that work once the list is there: its keys, the long press, and the bar of selected posts. */
export function ListTools(props: ListToolsProps) {
  const { table, posts, isSelectable, selection, onChange } = props;
  const selected = posts.filter(({ id }) => selection.ids.has(id));
  const clear = () => onChange(NO_SELECTION);
  const { pick, dialogs } = useLabelDialogs();
  useListKeys(props, selected, pick);
  useLongPress(isSelectable ? table : NO_TABLE, selection, onChange);
  useEscapeLayer(selected.length > 0, clear);
  // It is mounted for each filter: what was selected in another one is not on the page.
  const clearOnLeave = useEffectEvent(clear);
  useEffect(() => () => clearOnLeave(), []);
  return (
    <>
      {selected.length > 0 && <BulkBar posts={selected} onClear={clear} onLabel={() => pick(selected)} />}
      {dialogs}
    </>
  );
}
