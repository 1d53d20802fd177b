import type { CoreDeps } from "../shared/core-deps";
import type { Actor } from "../shared/actor";
import { VOICE_LIMITS } from "./model/voice-limits";
import type { VoiceState } from "./model/voice-view";
import { toVoiceView } from "./to-voice-view";
import { voicePosts } from "./voice-posts";

/** Gets the actor's style sheet, and the number of posts it can be computed from. */
export async function getVoice({ db }: Pick<CoreDeps, "db">, actor: Actor): Promise<VoiceState> {
  const [row, publishedPosts] = await Promise.all([
    db.voiceSheet.findUnique({ where: { userId: actor.userId } }),
    db.post.count({ where: voicePosts(actor) }),
  ]);
  return { sheet: row && toVoiceView(row), publishedPosts, neededPosts: VOICE_LIMITS.neededPosts };
}
