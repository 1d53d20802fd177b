import { randomUUID } from "node:crypto";
import type { Db } from "@takt/db/client";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { textHash } from "../posts/publishing/claim";

/** Creates a text that LinkedIn took, or may have taken, at this time without naming it, and its attempt. */
export async function createUnnamed(
  db: Db,
  sentAt: number,
  overrides: Parameters<typeof createPost>[2] = {},
  owner?: Awaited<ReturnType<typeof createUser>>,
) {
  const user = owner ?? (await createUser(db));
  const attemptId = randomUUID();
  const post = await createPost(db, user, {
    status: "published",
    content: "Same words",
    linkedinUrn: null,
    attemptId,
    attemptedAt: new Date(sentAt),
    ...(overrides.status === undefined && { publishedAt: new Date(sentAt) }),
    ...overrides,
  });
  const { id: postId, scheduling } = post;
  await db.publishAttempt.create({
    data: {
      id: attemptId,
      postId,
      scheduling,
      memberSub: user.linkedinProfileId!,
      requestHash: "hash",
      textHash: textHash(post.content),
      sentAt: new Date(sentAt),
      outcome: "unknown",
    },
  });
  return { user, post, attemptId };
}
