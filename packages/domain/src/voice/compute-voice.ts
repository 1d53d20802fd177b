import type { CoreDeps } from "../shared/core-deps";
import { consumeRateLimit } from "../limits/consume-rate-limit";
import type { Actor } from "../shared/actor";
import { DomainError } from "../shared/domain-error";
import { describeVoice } from "./model/describe-voice";
import { measureVoice } from "./model/measure-voice";
import { VOICE_LIMITS } from "./model/voice-limits";
import type { VoiceView, VoiceErrorCode } from "./model/voice-view";
import { voicePosts, toVoiceView } from "./stored-voice";

/**
 * Computes the style sheet from the actor's newest published posts. The first one starts switched off; a later one
 * replaces measures and text, including edited text, and stays on or off. Refuses with `voice_too_few_posts` or
 * `rate_exceeded`.
 */
export async function computeVoice(deps: Pick<CoreDeps, "db" | "clock">, actor: Actor): Promise<VoiceView> {
  const { db, clock } = deps;
  const { userId } = actor;
  await consumeRateLimit(deps, actor, "voice");
  const posts = await db.post.findMany({
    where: voicePosts(actor),
    orderBy: [{ publishedAt: { sort: "desc", nulls: "last" } }, { id: "desc" }],
    take: VOICE_LIMITS.posts,
    select: { content: true, hashtags: true },
  });
  const [count, needed] = [posts.length, VOICE_LIMITS.neededPosts];
  if (count < needed) throw new DomainError<VoiceErrorCode>("voice_too_few_posts", { count, needed });
  const measures = measureVoice(posts);
  const sheet = {
    measures,
    words: describeVoice(measures),
    postCount: count,
    computedAt: new Date(clock.now()),
  };
  const row = await db.voiceSheet.upsert({
    where: { userId },
    create: { userId, ...sheet },
    update: { ...sheet, version: { increment: 1 } },
  });
  return toVoiceView(row);
}
