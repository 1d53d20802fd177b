import { createPost } from "@takt/db/testing/factories/create-post";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { ANY, messagePattern } from "../../fixtures/message-pattern";
import { expect, test, type World } from "../../fixtures/world";

const HOUR_MS = 3_600_000;
const { t, at } = localized("en");

/** Uses up the rate limit of this hour and the next, in case the hour changes. */
async function consumeRateLimit({ db, user }: World): Promise<void> {
  const hour = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
  for (const opensAt of [new Date(hour), new Date(hour + HOUR_MS)]) {
    const window = { bucket: "sync", subject: user.id, opensAt };
    await db.rateWindow.upsert({
      where: { bucket_subject_opensAt: window },
      create: { ...window, count: 1000 },
      update: { count: 1000 },
    });
  }
}

test("a sync counts new, updated and skipped posts and reports a rate limit", async ({ page, world }) => {
  const { db, user } = world;
  const publish = () => createPost(db, user, { status: "published" });
  const [post] = [await publish(), await publish(), await publish()];
  await world.login(page);
  await page.goto(at("/app"));
  const card = page.getByRole("region", { name: t("today:linkedin.title"), exact: true });
  const says = (text: string) => card.getByText(text, { exact: true });
  const activity = page.getByRole("region", { name: t("today:activity.title"), exact: true });
  const sync = card.getByRole("button", { name: t("today:linkedin.syncPosts"), exact: true });
  const result = card.getByTestId("sync-result");
  await expect(card.getByTestId("connection-status")).toHaveText(t("today:linkedin.status.active"));
  await expect(says(t("today:linkedin.status.ready"))).toBeVisible();
  await expect(says(t("today:linkedin.status.never"))).toBeVisible();
  await expect(says(t("today:linkedin.offered"))).toBeVisible();
  await expect(card.getByRole("link", { name: t("sync:link"), exact: true })).toHaveAttribute(
    "href",
    at("/app/user/import"),
  );

  await sync.click();
  await expect(result).toHaveText("3 new · 0 updated · 0 skipped");
  await expect(result).toHaveAttribute("role", "status");
  await expect(says(t("today:linkedin.status.never"))).toHaveCount(0);
  const synced = activity.getByText(t("today:activity.kinds.synced"), { exact: true });
  await expect(synced).toBeVisible();

  await db.post.update({ where: { id: post!.id }, data: { content: "Changed in the meantime" } });
  await publish();
  await sync.click();
  await expect(result).toHaveText("1 new · 1 updated · 2 skipped");
  await expect(card.locator("dl > div").first()).toHaveText(`${t("today:linkedin.totalPosts")}4`);
  await expectAccessible(page, "today-synced");

  await consumeRateLimit(world);
  await sync.click();
  await expect(result).toHaveText(messagePattern(t("errors:rate_exceeded", { seconds: ANY }), /\d+/));
  await expectAccessible(page, "today-sync-refused");
});

test("the card of a broken connection shows its status and how to repair it", async ({ page, world }) => {
  const { db, user } = world;
  const updateUser = (data: Parameters<typeof db.user.update>[0]["data"]) =>
    db.user.update({ where: { id: user.id }, data });
  await createPost(db, user, { status: "scheduled", scheduledAt: new Date(Date.now() + 26 * HOUR_MS) });
  await updateUser({ linkedinStatus: "invalid", linkedinReason: "expired" });
  await world.login(page);
  await page.goto(at("/app"));
  const card = page.getByRole("region", { name: t("today:linkedin.title"), exact: true });
  const status = card.getByTestId("connection-status");
  const link = (name: string) => card.getByRole("link", { name, exact: true });
  const start = `/auth/linkedin/start?return=${encodeURIComponent(at("/app"))}`;
  await expect(status).toHaveText(t("today:linkedin.status.invalid"));
  await expect(card.getByText(t("shell:banner.invalid.expired"), { exact: true })).toBeVisible();
  await expect(link(t("today:linkedin.reconnect"))).toHaveAttribute("href", start);
  await expect(card.getByRole("button", { name: t("today:linkedin.syncPosts"), exact: true })).toHaveCount(0);
  const next = page.getByRole("region", { name: t("today:next.title"), exact: true });
  await expect(next.getByTestId("next-countdown")).toHaveText(t("today:next.held"));
  await expectAccessible(page, "today-invalid");

  await updateUser({ linkedinStatus: "none", linkedinReason: null, linkedinConnectedAt: null });
  await page.reload();
  await expect(status).toHaveText(t("today:linkedin.status.needsSetup"));
  await expect(card.getByText(t("today:linkedin.none"), { exact: true })).toBeVisible();
  await expect(link(t("today:linkedin.connect"))).toHaveAttribute("href", start);
});

test("a page that learns of a lost connection updates the shell without a reload", async ({
  page,
  world,
}) => {
  const { db, user } = world;
  await createPost(db, user, { status: "scheduled", scheduledAt: new Date(Date.now() + 26 * HOUR_MS) });
  await world.login(page);
  await page.goto(at("/app/content/bookmarks"));
  const sidebar = page.getByRole("banner");
  const says = (status: "active" | "invalid") =>
    sidebar.getByText(t(`shell:connection.${status}`), { exact: true }).first();
  await expect(says("active")).toBeVisible();
  await db.user.update({
    where: { id: user.id },
    data: { linkedinStatus: "invalid", linkedinReason: "revoked" },
  });
  await page
    .getByRole("link", { name: t("shell:posts"), exact: true })
    .first()
    .click();
  await expect(page.getByText(t("posts:heldBack.text")).first()).toBeVisible();
  await expect(says("invalid")).toBeVisible();
  await expect(page.getByText(t("shell:banner.invalid.revoked"), { exact: true })).toBeVisible();
});
