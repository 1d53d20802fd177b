import { createMetrics } from "@takt/db/testing/factories/create-metrics";
import { createMedia } from "@takt/db/testing/factories/create-media";
import { createDelivery, createWebhook } from "@takt/db/testing/factories/create-webhook";
import { createPost } from "@takt/db/testing/factories/create-post";
import { localized } from "../../fixtures/localized";
import { expectVerbatim, translatePage } from "../../fixtures/translate-page";
import { expect, test, type World } from "../../fixtures/world";

const { at } = localized("en");
/** A word of the member, in everything that they wrote. */
const OWN = "Verbatim";
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

/** Fills every screen with words of the member; returns the posts whose pages show more. */
async function writeEverywhere({ db, user }: World) {
  const own = { userId: user.id, workspaceId: user.workspaceId };
  await db.user.update({
    where: { id: user.id },
    data: { name: OWN, displayName: OWN, headline: OWN, email: `${OWN}-${user.id}@example.com` },
  });
  const written = { content: `${OWN} text`, hashtags: [`${OWN}tag`] };
  const draft = await createPost(db, user, written);
  const scheduled = await createPost(db, user, {
    ...written,
    status: "scheduled",
    scheduledAt: inDays(2),
    linkSource: `https://example.com/${OWN}`,
    linkTitle: OWN,
    linkDescription: OWN,
  });
  const published = await createPost(db, user, { ...written, status: "published", firstComment: OWN });
  await createMedia(db, user, { postId: draft.id, fileName: `${OWN}.png` });
  const failed = await createPost(db, user, {
    ...written,
    status: "failed",
    reason: "refused",
    pollQuestion: OWN,
    pollOptions: [OWN, OWN],
    pollDuration: "THREE_DAYS",
  });
  await db.notification.create({
    data: {
      userId: user.id,
      kind: "post_failed",
      postId: failed.id,
      occasion: `post_failed:${failed.id}:${failed.scheduling}`,
    },
  });
  const note = { postId: draft.id, userId: user.id, text: `${OWN} note` };
  const thread = await db.postNote.create({ data: { ...note, quote: `${OWN} text` } });
  await db.postNote.create({ data: { ...note, threadId: thread.id } });
  const topic = { title: `${OWN} topic`, angle: OWN, quote: OWN, keywords: [OWN] };
  await db.topic.create({ data: { ...own, ...topic, source: "text", language: "en" } });
  await db.analysis.create({
    data: {
      ...own,
      source: "text",
      title: OWN,
      language: "en",
      topics: [topic],
      processingMs: 1,
      engine: "model",
      model: "gpt-emulated",
    },
  });
  await db.audience.create({ data: { ...own, name: OWN, description: OWN } });
  await db.audience.create({ data: { ...own, name: `${OWN} 2`, description: OWN, deletedAt: new Date() } });
  await db.syncRun.create({
    data: {
      userId: user.id,
      source: "archive_file",
      status: "failed",
      reason: "import_damaged",
      fileName: `${OWN}.csv`,
      finishedAt: new Date(),
    },
  });
  await createMetrics(db, user);
  await db.linkedinPost.updateMany({ where: { userId: user.id }, data: { text: `${OWN} #${OWN}tag` } });
  const answered = await receiveWebhook({ db, user });
  return [
    ...[draft, scheduled, published, failed].map(({ id }) => `/app/content/edit/${id}` as const),
    answered,
  ];
}

/** A webhook of the member, whose receiver has answered with their word; returns where the answer is shown. */
async function receiveWebhook({ db, user }: Pick<World, "db" | "user">) {
  const webhook = await createWebhook(db, user, { name: OWN, url: `https://example.com/${OWN}` });
  const over = { state: "failed", dueAt: null, tries: 1 };
  const { id: deliveryId } = await createDelivery(db, webhook, over);
  const attempt = { sentAt: new Date(), took: 1, status: 500, response: `${OWN} answer` };
  await db.webhookAttempt.create({ data: { deliveryId, ...attempt } });
  return `/app/user/settings?tab=webhooks&webhook=${webhook.id}&delivery=${deliveryId}` as const;
}

const SCREENS = [
  "/app",
  "/app/posts",
  "/app/content/calendar",
  "/app/content/bookmarks",
  "/app/content/compass",
  "/app/notifications",
  "/app/analytics",
  "/app/user/profile",
  "/app/user/settings?tab=privacy",
  "/app/user/settings?tab=webhooks",
  "/app/user/import",
] as const;

test("what a member wrote is on every screen, and is not translated on any", async ({ page, world }) => {
  const posts = await writeEverywhere(world);
  await world.login(page);
  for (const path of [...SCREENS, ...posts]) {
    await page.goto(at(path));
    await page.waitForLoadState("networkidle");
    await translatePage(page);
    if (!path.includes("privacy")) await expect(page.locator("main")).toContainText(OWN);
    await expectVerbatim(page, OWN);
  }
});
