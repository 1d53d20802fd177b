import type { CoreDeps } from "../shared/core-deps";
import type { Actor } from "../shared/actor";
import { VOICE_LIMITS } from "./model/voice-limits";
import type { VoiceState, VoiceView } from "./model/voice-view";
import type { Prisma, VoiceSheet } from "@takt/db/generated/prisma/client";
import { authoredBy } from "../posts/posts-of";
import { voiceJson } from "./model/voice-json";

/** Gets the actor's style sheet, and whether there are enough posts to compute it from: they are counted up to that number. */
export async function getVoice({ db }: Pick<CoreDeps, "db">, actor: Actor): Promise<VoiceState> {
  const [row, publishedPosts] = await Promise.all([
    db.voiceSheet.findUnique({ where: { userId: actor.userId } }),
    db.post.count({ where: voicePosts(actor), take: VOICE_LIMITS.neededPosts }),
  ]);
  return { sheet: row && toVoiceView(row), publishedPosts, neededPosts: VOICE_LIMITS.neededPosts };
}

/**
 * The `where` fragment for posts that show how the actor writes: their own published posts with a text. Posts that a
 * model or the outline composer wrote and nobody changed are excluded.
 */
export function voicePosts(actor: Actor) {
  return {
    ...authoredBy(actor),
    status: "published",
    deletedAt: null,
    content: { not: "" },
    aiOrigin: { in: ["none", "assisted"] },
  } as const satisfies Prisma.PostWhereInput;
}

/** Returns the style sheet's text for a prompt in this language; null unless the actor has switched it on. */
export async function voiceFor(
  { db }: Pick<CoreDeps, "db">,
  { userId }: Pick<Actor, "userId">,
  language: "en" | "de",
): Promise<string | null> {
  const row = await db.voiceSheet.findFirst({ where: { userId, enabled: true }, select: { words: true } });
  return (row && voiceJson.words(row.words)[language].trim()) || null;
}

/** Deletes the actor's style sheet permanently; a missing one is not an error. */
export async function deleteVoice({ db }: Pick<CoreDeps, "db">, { userId }: Actor): Promise<void> {
  await db.voiceSheet.deleteMany({ where: { userId } });
}

/** Converts a row for screens. */
export function toVoiceView({
  version,
  enabled,
  measures,
  words,
  postCount,
  computedAt,
}: VoiceSheet): VoiceView {
  return {
    version,
    enabled,
    measures: voiceJson.measures(measures),
    words: voiceJson.words(words),
    postCount,
    computedAt,
  };
}
