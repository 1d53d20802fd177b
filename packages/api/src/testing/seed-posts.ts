import type { Db } from "@takt/db/testing/connect-test-database";
import { createMedia } from "@takt/db/testing/factories/create-media";
import { createPost } from "@takt/db/testing/factories/create-post";
import type { createUser } from "@takt/db/testing/factories/create-user";

type User = Awaited<ReturnType<typeof createUser>>;

/** A post that LinkedIn may have, its attempt and the notification of it. */
export async function seedUnconfirmed(db: Db, user: User, mark: string) {
  const attemptId = crypto.randomUUID();
  const unconfirmed = await createPost(db, user, {
    status: "unconfirmed",
    attemptId,
    attemptedAt: new Date(),
  });
  await db.publishAttempt.create({
    data: {
      id: attemptId,
      postId: unconfirmed.id,
      scheduling: 1,
      memberSub: `${mark}-member`,
      requestHash: `${mark}-request`,
      textHash: `${mark}-text`,
      sentAt: new Date(),
      outcome: "unknown",
    },
  });
  const notification = await db.notification.create({
    data: {
      userId: user.id,
      kind: "post_unconfirmed",
      occasion: `post_unconfirmed:${unconfirmed.id}:${attemptId}`,
      postId: unconfirmed.id,
    },
  });
  return { attemptId, unconfirmed, notification };
}

/** The posts in other states, and files with and without a post. */
export async function seedPosts(db: Db, user: User, mark: string) {
  const draft = await createPost(db, user);
  const media = await createMedia(db, user, {
    postId: draft.id,
    storageKey: `${mark}-key`,
    sha256: `${mark}-hash`,
  });
  // Together with `published` these are as many as a style sheet needs.
  await createPost(db, user, { status: "published" });
  await createPost(db, user, { status: "published" });
  const published = await createPost(db, user, { status: "published" });
  await db.postChange.create({
    data: {
      id: crypto.randomUUID(),
      postId: published.id,
      kind: "edit",
      memberSub: `${mark}-member`,
      urn: published.linkedinUrn!,
      sentAt: new Date(),
      outcome: "refused",
    },
  });
  const commented = await createPost(db, user, { status: "published", firstComment: "More" });
  const commentAttemptId = crypto.randomUUID();
  await db.postComment.create({
    data: {
      postId: commented.id,
      scheduling: 1,
      urn: commented.linkedinUrn,
      state: "unconfirmed",
      attemptId: commentAttemptId,
      attemptedAt: new Date(),
      attempts: {
        create: {
          id: commentAttemptId,
          memberSub: `${mark}-member`,
          urn: commented.linkedinUrn!,
          sentAt: new Date(),
        },
      },
    },
  });
  return {
    commented,
    commentAttemptId,
    draft,
    media,
    loose: await createMedia(db, user, { storageKey: `${mark}-loose`, sha256: `${mark}-loose-hash` }),
    scheduled: await createPost(db, user, { status: "scheduled" }),
    unnamed: await createPost(db, user, { status: "published", linkedinUrn: null }),
    published,
    deleted: await createPost(db, user, { deletedAt: new Date(), deletedStatus: "draft" }),
  };
}
