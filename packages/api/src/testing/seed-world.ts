import { createMedia } from "@takt/db/testing/factories/create-media";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { defaultAnswers } from "@takt/domain/writing/model/composition-answers";
import type { Db } from "@takt/db/testing/connect-test-database";
import { describeVoice } from "@takt/domain/voice/model/describe-voice";
import { measureVoice } from "@takt/domain/voice/model/measure-voice";

/** The answers of a composition that is ready to be written. */
const ANSWERS = { ...defaultAnswers("en"), topic: "Topic" };

/** The measures of a style sheet. */
const MEASURES = measureVoice([{ content: "I write for the people who read.", hashtags: ["tag"] }]);

/** Marks values that no answer may contain. */
const SECRET = "s3cret";

/**
 * Creates a user with a post in every state that a procedure needs, and with a marked secret in every secret column.
 */
export async function seedWorld(db: Db, overrides: Parameters<typeof createUser>[1] = {}) {
  const mark = `${SECRET}-${crypto.randomUUID().slice(0, 8)}`;
  const user = await createUser(db, {
    linkedinAccessToken: `${mark}-access`,
    linkedinRefreshToken: `${mark}-refresh`,
    linkedinProfileId: `${mark}-member`,
    stripeCustomerId: `${mark}-stripe`,
    ...overrides,
  });
  const draft = await createPost(db, user);
  const media = await createMedia(db, user, {
    postId: draft.id,
    storageKey: `${mark}-key`,
    sha256: `${mark}-hash`,
  });
  const loose = await createMedia(db, user, { storageKey: `${mark}-loose`, sha256: `${mark}-loose-hash` });
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
  const session = await db.session.create({
    data: { sessionToken: `${mark}-session`, userId: user.id, expires: new Date(Date.now() + 864e5) },
  });
  await db.auditEntry.create({
    data: { action: "waitlist.rejected", subject: user.id, data: { reason: "Not yet." } },
  });
  const bookmark = {
    userId: user.id,
    workspaceId: user.workspaceId,
    source: "typed",
    language: "en",
  } as const;
  const audience = { userId: user.id, workspaceId: user.workspaceId, description: "People who decide" };
  const composition = await db.composition.create({
    data: { userId: user.id, workspaceId: user.workspaceId, answers: ANSWERS },
  });
  const version = await db.textVersion.create({
    data: {
      compositionId: composition.id,
      number: 1,
      kind: "written",
      text: "A text",
      parameters: ANSWERS,
      engine: "model",
      model: "model",
      textHash: `${mark}-text-hash`,
    },
  });
  const analysis = await db.analysis.create({
    data: {
      userId: user.id,
      workspaceId: user.workspaceId,
      source: "url",
      sourceUrl: "https://example.com/article",
      title: "Article",
      language: "en",
      topics: [{ title: "A topic", angle: "An angle", quote: "A sentence.", keywords: ["word"] }],
      processingMs: 1200,
      engine: "model",
      model: "model",
    },
  });
  await db.generation.create({
    data: {
      userId: user.id,
      compositionId: composition.id,
      kind: "write",
      state: "spent",
      month: "2026-01",
      units: 1,
      engine: "model",
      model: "model",
      requestId: `${mark}-request`,
    },
  });
  // Together with the published post below these are as many as a style sheet needs.
  await createPost(db, user, { status: "published" });
  await createPost(db, user, { status: "published" });
  const voice = await db.voiceSheet.create({
    data: {
      userId: user.id,
      measures: MEASURES,
      words: describeVoice(MEASURES),
      postCount: 3,
      computedAt: new Date(),
    },
  });
  return {
    user,
    session,
    voice,
    composition,
    version,
    analysis,
    topic: await db.topic.create({ data: { ...bookmark, title: "Topic" } }),
    removedTopic: await db.topic.create({ data: { ...bookmark, title: "Removed", deletedAt: new Date() } }),
    audience: await db.audience.create({ data: { ...audience, name: "Audience" } }),
    removedAudience: await db.audience.create({
      data: { ...audience, name: "Removed", deletedAt: new Date() },
    }),
    dataRequest: await db.dataRequest.create({
      data: {
        userId: user.id,
        type: "erasure",
        reference: `DR-${crypto.randomUUID().slice(0, 8)}`,
        dueAt: new Date(Date.now() + 28 * 864e5),
      },
    }),
    notification,
    draft,
    media,
    loose,
    unconfirmed,
    attemptId,
    scheduled: await createPost(db, user, { status: "scheduled" }),
    published: await createPost(db, user, { status: "published" }),
    deleted: await createPost(db, user, { deletedAt: new Date(), deletedStatus: "draft" }),
    secret: SECRET,
  };
}

/** Creates the user who operates the installation of fakeDeps. */
export function seedOperator(db: Db) {
  return createUser(db, { email: "provider@example.com", emailVerified: new Date() });
}

export type World = Awaited<ReturnType<typeof seedWorld>>;

/** Reads all rows of a user, to check that nothing changed. */
export async function rowsOf(db: Db, { user }: World) {
  return {
    user: await db.user.findUniqueOrThrow({ where: { id: user.id } }),
    posts: await db.post.findMany({
      where: { authorId: user.id },
      include: { attempts: true, media: true },
      orderBy: { id: "asc" },
    }),
    media: await db.media.findMany({ where: { uploaderId: user.id }, orderBy: { id: "asc" } }),
    notifications: await db.notification.findMany({ where: { userId: user.id }, orderBy: { id: "asc" } }),
    choices: await db.notificationChoice.findMany({ where: { userId: user.id } }),
    sessions: await db.session.findMany({ where: { userId: user.id }, orderBy: { id: "asc" } }),
    topics: await db.topic.findMany({ where: { userId: user.id }, orderBy: { id: "asc" } }),
    compositions: await db.composition.findMany({
      where: { userId: user.id },
      include: { versions: true },
      orderBy: { id: "asc" },
    }),
    generations: await db.generation.findMany({ where: { userId: user.id }, orderBy: { id: "asc" } }),
    analyses: await db.analysis.findMany({ where: { userId: user.id }, orderBy: { id: "asc" } }),
    voice: await db.voiceSheet.findMany({ where: { userId: user.id } }),
    audiences: await db.audience.findMany({ where: { userId: user.id }, orderBy: { id: "asc" } }),
    feedback: await db.feedback.findMany({ where: { userId: user.id }, orderBy: { id: "asc" } }),
    decisions: await db.auditEntry.findMany({ where: { subject: user.id }, orderBy: { id: "asc" } }),
    dataRequests: await db.dataRequest.findMany({ where: { userId: user.id }, orderBy: { id: "asc" } }),
  };
}

/** Returns the ids that other users' answers must not contain. */
export function idsOf({
  user,
  session,
  composition,
  version,
  analysis,
  topic,
  removedTopic,
  audience,
  removedAudience,
  dataRequest,
  notification,
  draft,
  media,
  loose,
  unconfirmed,
  attemptId,
  scheduled,
  published,
  deleted,
}: World) {
  const rows = [
    user,
    session,
    composition,
    version,
    analysis,
    topic,
    removedTopic,
    audience,
    removedAudience,
    dataRequest,
    notification,
    draft,
    media,
    loose,
    unconfirmed,
    scheduled,
    published,
    deleted,
  ];
  return [...rows.map(({ id }) => id), user.workspaceId, attemptId];
}
