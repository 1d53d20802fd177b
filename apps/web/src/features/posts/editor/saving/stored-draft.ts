// The browser gets zod's small build: 11 kB less.
import * as z from "zod/mini";
import { DRAFT_KEY_PREFIX } from "../../../shared/clear-stored-drafts";
import { withStorage } from "../../../shared/with-storage";
import type { PostDraft } from "../post-draft";

/** What the browser keeps of a text that is not on the server (yet). */
const copySchema = z.object({
  content: z.string(),
  hashtags: z.array(z.string()),
  visibility: z.enum(["PUBLIC", "CONNECTIONS"]),
  /** The version it was written on; null: a new post. */
  version: z.nullable(z.number()),
});
export type StoredDraft = z.infer<typeof copySchema>;

type Where = { userId: string; postId: string | null };
const keyOf = ({ userId, postId }: Where) => `${DRAFT_KEY_PREFIX}${userId}:${postId ?? "new"}`;

/** Keeps a text on this device. A full or forbidden storage keeps nothing: the page itself still has the text. */
export function storeDraft(where: Where, draft: PostDraft, version: number | null): void {
  const { content, hashtags, visibility } = draft;
  const copy: StoredDraft = { content, hashtags, visibility, version };
  withStorage("localStorage", (storage) => storage.setItem(keyOf(where), JSON.stringify(copy)));
}

export function readStoredDraft(where: Where): StoredDraft | null {
  const stored = withStorage("localStorage", (storage) => storage.getItem(keyOf(where)));
  if (!stored) return null;
  const copy = copySchema.safeParse(parse(stored));
  return copy.success ? copy.data : null;
}

export function removeStoredDraft(where: Where): void {
  withStorage("localStorage", (storage) => storage.removeItem(keyOf(where)));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    console.warn("local copy is broken", error);
    return null;
  }
}
