import { randomUUID } from "node:crypto";
import type { Db } from "@takt/db/client";
import { createGrant } from "@takt/db/testing/factories/create-grant";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import type { PostComment, Prisma } from "@takt/db/generated/prisma/client";
import { openGrant } from "../connections/open-grant";
import { toActor } from "./to-actor";
import { fakeDeps } from "./fake-deps";

type PostOverrides = Parameters<typeof createPost>[2];

/** Creates a published post with a first comment, and its author, who may comment. */
export async function commentedPost(
  db: Db,
  overrides: PostOverrides = {},
  owner: Parameters<typeof createUser>[1] = {},
) {
  const user = await createUser(db, owner);
  const connection = await createGrant(db, user, { product: "community" });
  const post = await createPost(db, user, {
    status: "published",
    firstComment: "More: https://example.com",
    ...overrides,
  });
  const grant = (await openGrant(fakeDeps(db), user.id, "community"))!;
  return { user, actor: toActor(user), post, grant, connection };
}

/** The same with the row of its comment, which has been due for a second unless overridden. */
export async function dueComment(
  db: Db,
  comment: Partial<Prisma.PostCommentUncheckedCreateInput> = {},
  overrides: PostOverrides = {},
  owner: Parameters<typeof createUser>[1] = {},
) {
  const made = await commentedPost(db, overrides, owner);
  const { id: postId, scheduling, linkedinUrn: urn } = made.post;
  const since = new Date(Date.now() - 1000);
  await db.postComment.create({
    data: { postId, scheduling, urn, dueSince: since, dueAt: since, ...comment },
  });
  return made;
}

/** Creates a comment that is being sent, with its attempt. */
export async function sendingComment(
  db: Db,
  { attemptedAt = new Date(), ...comment }: Partial<Prisma.PostCommentUncheckedCreateInput> = {},
) {
  const attemptId = randomUUID();
  const made = await dueComment(db, { state: "sending", attemptId, attemptedAt, ...comment });
  const { id: postId, linkedinUrn } = made.post;
  const { memberSub } = made.grant;
  await db.commentAttempt.create({
    data: { id: attemptId, postId, memberSub, urn: linkedinUrn!, sentAt: attemptedAt! },
  });
  return { ...made, attemptId, ref: { postId, attemptId } };
}

/** Reads the row of a post's comment with its attempts, the earliest first; null when it has none. */
export function readComment(db: Db, postId: string): Promise<(PostComment & { attempts: Attempt[] }) | null> {
  return db.postComment.findUnique({
    where: { postId },
    include: { attempts: { orderBy: { sentAt: "asc" } } },
  });
}

type Attempt = Prisma.CommentAttemptGetPayload<object>;
