import { readFile } from "node:fs/promises";
import { createMedia } from "@takt/db/testing/factories/create-media";
import { createPost } from "@takt/db/testing/factories/create-post";
import { strFromU8, unzipSync } from "fflate";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("de");
/** The job starts at once; on a busy machine it waits for the sweep. */
const WRITTEN = { timeout: 150_000 };

test("an export is written, downloaded and complete, and its link is the owner's alone", async ({
  page,
  world,
  browser,
}) => {
  test.setTimeout(240_000);
  const { db, user } = world;
  const post = await createPost(db, user, { content: "=Über Märkte", hashtags: ["takt"] });
  const lost = await createMedia(db, user, { postId: post.id, storageKey: "0".repeat(32) });
  await world.login(page);
  await page.goto(at("/app/user/settings?tab=privacy"));
  await page.getByRole("link", { name: t("settings:privacy.exportAction"), exact: true }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: t("account:export.title"), exact: true }),
  ).toBeVisible();
  await expectAccessible(page, "export-none");

  await page.getByRole("button", { name: t("account:export.action"), exact: true }).click();
  const download = page.getByRole("link", { name: t("account:export.download"), exact: true });
  await expect(download).toBeVisible(WRITTEN);
  await expect(page.getByRole("heading", { name: t("account:export.ready"), exact: true })).toBeVisible();
  await expectAccessible(page, "export-ready");

  const started = page.waitForEvent("download");
  await download.click();
  const file = await started;
  expect(file.suggestedFilename()).toMatch(/^takt-export-\d{4}-\d{2}-\d{2}\.zip$/);
  const entries = unzipSync(await readFile(await file.path()));
  const text = (path: string) => strFromU8(entries[path]!);
  expect(JSON.parse(text("data/posts.json"))).toMatchObject([{ id: post.id, content: "=Über Märkte" }]);
  expect(JSON.parse(text("data/account.json"))).toMatchObject([{ id: user.id, email: user.email }]);
  expect(text("tables/posts.csv")).toContain(",'=Über Märkte,takt,");
  expect(text("LIESMICH.txt")).toContain("users.linkedin_access_token");
  expect(JSON.parse(text("manifest.json"))).toMatchObject({ missing: [`media/${lost.id}-${lost.fileName}`] });

  const link = await download.getAttribute("href");
  const other = await browser.newContext({ baseURL: world.webUrl });
  expect((await other.request.get(link!)).status()).toBe(401);
  expect((await page.request.get(link!.replace(/token=.{8}/, "token=v1%3Axxxx"))).status()).toBe(404);
  await other.close();
});

test("an export that failed or has ended says so, and can be written again", async ({ page, world }) => {
  const { db, user } = world;
  const { id } = await db.dataExport.create({ data: { userId: user.id, status: "failed" } });
  await world.login(page);
  await page.goto(at("/app/data/export"));
  await expect(page.getByRole("heading", { name: t("account:export.failed"), exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: t("account:export.retry"), exact: true })).toBeVisible();
  await db.dataExport.update({
    where: { id },
    data: { status: "running", progress: 40, leasedUntil: new Date(Date.now() + 864e5) },
  });
  await page.reload();
  await expect(page.getByRole("progressbar", { name: t("account:export.progress") })).toHaveAttribute(
    "aria-valuenow",
    "40",
  );
  await expectAccessible(page, "export-running");
  await db.dataExport.update({ where: { id }, data: { status: "expired" } });
  await expect(page.getByRole("heading", { name: t("account:export.expired"), exact: true })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: t("account:export.expired") })).toHaveCount(1);
});

test("somebody whose sign-in is old signs in again for an export, and is back on its page", async ({
  page,
  world,
}) => {
  const { db, user } = world;
  const age = (hours: number) =>
    db.session.updateMany({
      where: { userId: user.id },
      data: { createdAt: new Date(Date.now() - hours * 3_600_000) },
    });
  await world.login(page);
  await age(13);
  await page.goto(at("/app/data/export"));
  const notice = page.getByRole("alert").filter({ hasText: t("account:export.signIn.title") });
  await expect(notice).toBeHidden();
  await page.getByRole("button", { name: t("account:export.action"), exact: true }).click();
  await expect(notice).toBeVisible();
  expect(await db.dataExport.count({ where: { userId: user.id } })).toBe(0);
  await expectAccessible(page, "export-sign-in");
  await notice.getByRole("button", { name: t("account:export.signIn.action"), exact: true }).click();
  await page.waitForURL(/\/login/);
  await world.login(page);
  await page.goto("/auth/callback");
  await page.waitForURL(/\/app\/data\/export$/);
  await expect(notice).toBeHidden();
});
