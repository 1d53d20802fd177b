import type { CompositionView, TextVersionView } from "@takt/domain/writing/model/composition-view";
import { useEffect, useRef, useState } from "react";
import { useMe } from "../../shared/use-me";
import { versionWithStoredDraft } from "./stored-version";
import { shownVersion } from "./shown-version";
import type { Writing } from "./use-writing";
import { withVersion } from "./with-version";

/**
 * Manages which version is shown: initially the newest or one with an unsaved draft, later the one that was written,
 * edited or chosen. `key` stays the same while a version is edited, although the first change creates a new version.
 */
export function useShownVersion(composition: CompositionView, writing: Writing) {
  const { version: written } = writing;
  const [chosen, setChosen] = useState<{ key: string; id: string } | null>(() => {
    const newest = composition.versions.at(-1);
    return newest ? { key: newest.id, id: newest.id } : null;
  });
  const [lastWritten, setLastWritten] = useState(written);
  if (lastWritten !== written) {
    setLastWritten(written);
    if (written) setChosen({ key: written.id, id: written.id });
  }
  // In an effect, because the server, which has rendered the page, has no stored drafts.
  const { id: userId } = useMe();
  const first = useRef({ composition, isQuiet: writing.state === "idle" && written === null });
  useEffect(() => {
    const { composition: opened, isQuiet } = first.current;
    if (!isQuiet || !opened.isOpen) return;
    const stored = versionWithStoredDraft(userId, opened.versions);
    if (stored) setChosen({ key: stored.id, id: stored.id });
  }, [userId]);
  // A written version can be known before its composition is refetched.
  const has = composition.versions.some(({ id }) => id === written?.id);
  const versions = written && !has ? withVersion(composition.versions, written) : composition.versions;
  const shown = shownVersion(versions, chosen?.id ?? null);
  const key = shown && (shown.version.id === chosen?.id ? chosen.key : shown.version.id);
  return {
    versions,
    shown: shown && key && { ...shown, key },
    choose: ({ id }: TextVersionView) => setChosen({ key: id, id }),
    /** Called when the shown version has become an edited one; ignored when another version is shown by now. */
    edited: ({ id }: TextVersionView) =>
      setChosen((last) => (key && (last === null || last.key === key) ? { key, id } : last)),
  };
}
