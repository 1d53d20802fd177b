import type { TextVersionView } from "@takt/domain/writing/model/composition-view";
import type { FieldDraftStorage } from "../../shared/autosave/field-saver";
import { draftStorage } from "../../shared/draft-storage";

export type ResultDraft = { text: string; hashtags: string[] };
type DraftOwner = { userId: string; compositionId: string };

const keyOf = ({ userId, compositionId }: DraftOwner, versionId: string) =>
  `writing-text:${userId}:${compositionId}:${versionId}`;
const readAt = (key: string) => parseDraft(draftStorage.read(key));

/** Words that the server does not have (yet), on this device, by the version that they are a change of. */
export function createResultDraftStorage(
  owner: DraftOwner,
  versionId: string,
): FieldDraftStorage<ResultDraft> & { move: (versionId: string) => void } {
  let key = keyOf(owner, versionId);
  return {
    read: () => readAt(key),
    write: (draft) => draftStorage.write(key, draft ? JSON.stringify(draft) : ""),
    /** The change has become a version of its own: what is typed since is a change of that. */
    move(to) {
      const next = keyOf(owner, to);
      if (next === key) return;
      const text = draftStorage.read(key);
      draftStorage.write(key, "");
      draftStorage.write(next, text);
      key = next;
    },
  };
}

/** The newest version with words that were stored. What has arrived all the same is forgotten. */
export function versionWithStoredDraft(
  owner: DraftOwner,
  versions: readonly TextVersionView[],
): TextVersionView | null {
  for (const { id } of versions) {
    const stored = readAt(keyOf(owner, id));
    const arrived = versions.some((one) => one.kind === "edited" && one.basedOn === id && same(one, stored));
    if (stored && arrived) draftStorage.write(keyOf(owner, id), "");
  }
  return versions.findLast(({ id }) => readAt(keyOf(owner, id))) ?? null;
}

function same({ text, hashtags }: ResultDraft, stored: ResultDraft | null): boolean {
  return JSON.stringify({ text, hashtags }) === JSON.stringify(stored);
}

/** What the browser has stored -> the words; null when nothing usable is stored. */
function parseDraft(stored: string): ResultDraft | null {
  if (stored === "") return null;
  try {
    const { text, hashtags } = JSON.parse(stored) as Partial<ResultDraft>;
    if (typeof text !== "string" || !Array.isArray(hashtags)) return null;
    return hashtags.every((tag) => typeof tag === "string") ? { text, hashtags } : null;
  } catch {
    return null;
  }
}
