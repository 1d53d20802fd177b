import { useCallback, useSyncExternalStore } from "react";
import { useMe } from "../shared/use-me";
import { keptDraft } from "./kept-draft";

const nothing = () => "";

/** The signed-in user's draft of the time of waiting; empty on the server, and when there is none. */
export function useKeptDraft(): [text: string, setText: (text: string) => void] {
  const { id } = useMe();
  const text = useSyncExternalStore(keptDraft.subscribe, () => keptDraft.read(id), nothing);
  return [text, useCallback((next: string) => keptDraft.write(id, next), [id])];
}
