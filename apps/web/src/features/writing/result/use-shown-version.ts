import type { CompositionView, TextVersionView } from "@takt/domain/writing/model/composition-view";
import { useEffect, useRef, useState } from "react";
import { useMe } from "../../shared/use-me";
import { versionWithKeptWords } from "./kept-words";
import { shownVersion } from "./shown-version";
import type { Writing } from "./use-writing";
import { withVersion } from "./with-version";

/**
 * Which of the texts is shown: the newest at first, or one with words that were not saved, then what is written, edited or
 * chosen. `key` stays the same while one is edited, although the first change makes it another version.
 */
export function useShownVersion(composition: CompositionView, writing: Writing) {
  const { version: written } = writing;
  const [chosen, setChosen] = useState<{ key: string; id: string } | null>(() => {
    const newest = composition.versions.at(-1);
    return newest ? { key: newest.id, id: newest.id } : null;
  });
  const [news, setNews] = useState(written);
  if (news !== written) {
    setNews(written);
    if (written) setChosen({ key: written.id, id: written.id });
  }
  // Not at once: the server, which has drawn the page, too, knows of no such words.
  const { id: userId } = useMe();
  const first = useRef({ composition, isQuiet: writing.state === "idle" && written === null });
  useEffect(() => {
    const { composition: opened, isQuiet } = first.current;
    if (!isQuiet || !opened.isOpen) return;
    const kept = versionWithKeptWords({ userId, compositionId: opened.id }, opened.versions);
    if (kept) setChosen({ key: kept.id, id: kept.id });
  }, [userId]);
  // It may be here before the composition that has it is asked for anew.
  const has = composition.versions.some(({ id }) => id === written?.id);
  const versions = written && !has ? withVersion(composition.versions, written) : composition.versions;
  const shown = shownVersion(versions, chosen?.id ?? null);
  const key = shown && (shown.version.id === chosen?.id ? chosen.key : shown.version.id);
  return {
    versions,
    shown: shown && key && { ...shown, key },
    choose: ({ id }: TextVersionView) => setChosen({ key: id, id }),
    /** What is shown has become another version; not what was left meanwhile. */
    edited: ({ id }: TextVersionView) =>
      setChosen((last) => (key && (last === null || last.key === key) ? { key, id } : last)),
  };
}
