import type { TextVersion } from "@takt/db/generated/prisma/client";
import type { Deps } from "../deps";
import { getPost } from "../posts/get-post";
import type { PostView } from "../posts/model/post-view";
import { ownPosts } from "../posts/own-posts";
import type { Actor } from "../shared/actor";
import { toJsonColumn } from "../shared/to-json-column";
import { withUserLocked } from "../shared/with-user-locked";
import { findComposition } from "./find-composition";
import { findLivePost } from "./find-live-post";
import { findVersion } from "./find-version";
import { aiOrigin } from "./model/ai-origin";
import type { Source } from "./model/source";
import type { StoredParameters } from "./model/stored-parameters";
import { refreshPost } from "./refresh-post";

/**
 * Makes a draft of one version. `reviewed`: the user has said "I have reviewed this text". Of one composition there is one
 * post: one that was made before, and is not deleted, is answered; while it is a draft that has not been edited since, it
 * gets this version's words. Refuses with `composition_not_found`, `version_not_found`, or, when the post says something
 * else and takes no other words, with `composition_closed`: what is sent is what was seen.
 */
export async function toPost(
  deps: Pick<Deps, "db" | "clock">,
  actor: Actor,
  input: { id: string; versionId: string; reviewed: boolean },
): Promise<PostView> {
  const postId = await withUserLocked(deps.db, actor.userId, async (tx) => {
    const composition = await findComposition(tx, actor, input.id);
    const version = await findVersion(tx, actor, input);
    const versions = await tx.textVersion.findMany({ where: { compositionId: input.id } });
    const words = wordsOf(version, versions);
    const reviewedAt = input.reviewed ? new Date(deps.clock.now()) : null;
    const there = await findLivePost(tx, actor, composition);
    if (there) {
      await refreshPost(tx, actor, there, { words, reviewedAt, versions });
      return there.id;
    }
    const { id } = await tx.post.create({
      data: { ...ownPosts(actor), ...words, reviewedAt },
      select: { id: true },
    });
    await tx.composition.update({ where: { id: input.id }, data: { postId: id } });
    return id;
  });
  return getPost(deps, actor, postId);
}

function wordsOf(version: TextVersion, versions: TextVersion[]) {
  return {
    content: version.text,
    hashtags: version.hashtags,
    aiOrigin: aiOrigin({ ...version, parameters: version.parameters as StoredParameters }, versions),
    sources: toJsonColumn(version.sources as Source[]),
  };
}
