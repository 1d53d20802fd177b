import type { TextVersionView } from "@takt/domain/writing/model/composition-view";
import type { FieldCopy } from "../../shared/autosave/field-saver";
import { keptText } from "../../shared/kept-text";

export type ResultWords = { text: string; hashtags: string[] };
type Whose = { userId: string; compositionId: string };

const keyOf = ({ userId, compositionId }: Whose, versionId: string) =>
  `writing-text:${userId}:${compositionId}:${versionId}`;
const readAt = (key: string) => readWords(keptText.read(key));

/** Words that the server does not have (yet), on this device, by the version that they are a change of. */
export function createKeptWords(
  whose: Whose,
  versionId: string,
): FieldCopy<ResultWords> & { move: (versionId: string) => void } {
  let key = keyOf(whose, versionId);
  return {
    read: () => readAt(key),
    write: (words) => keptText.write(key, words ? JSON.stringify(words) : ""),
    /** The change has become a version of its own: what is typed since is a change of that. */
    move(to) {
      const next = keyOf(whose, to);
      if (next === key) return;
      const text = keptText.read(key);
      keptText.write(key, "");
      keptText.write(next, text);
      key = next;
    },
  };
}

/** The newest version with words that were kept. What has arrived all the same is forgotten. */
export function versionWithKeptWords(
  whose: Whose,
  versions: readonly TextVersionView[],
): TextVersionView | null {
  for (const { id } of versions) {
    const kept = readAt(keyOf(whose, id));
    const arrived = versions.some((one) => one.kind === "edited" && one.basedOn === id && same(one, kept));
    if (kept && arrived) keptText.write(keyOf(whose, id), "");
  }
  return versions.findLast(({ id }) => readAt(keyOf(whose, id))) ?? null;
}

function same({ text, hashtags }: ResultWords, kept: ResultWords | null): boolean {
  return JSON.stringify({ text, hashtags }) === JSON.stringify(kept);
}

/** What the browser has kept -> the words; null when nothing usable is kept. */
function readWords(kept: string): ResultWords | null {
  if (kept === "") return null;
  try {
    const { text, hashtags } = JSON.parse(kept) as Partial<ResultWords>;
    if (typeof text !== "string" || !Array.isArray(hashtags)) return null;
    return hashtags.every((tag) => typeof tag === "string") ? { text, hashtags } : null;
  } catch {
    return null;
  }
}
