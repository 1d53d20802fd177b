import type { Page } from "@playwright/test";
import { createPost } from "@takt/db/testing/factories/create-post";
import { answerAtProduct } from "../../fixtures/answer-at-product";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";

const { t, at } = localized("de");
const DAY_MS = 86_400_000;

/** Lets Takt read posts by both products, and opens the dashboard. */
async function connectProducts(page: Page, world: World) {
  const path = at("/app/user/profile");
  await world.login(page);
  await page.goto(path);
  for (const product of ["community", "portability"] as const)
    await answerAtProduct(page, world, { name: t(`profile:products.${product}.name`), path }, "Allow");
  await page.goto(at("/app"));
  const card = page.getByRole("region", { name: t("today:linkedin.title"), exact: true });
  const list = card.getByTestId("source-community_api");
  const copy = card.getByTestId("source-portability_api");
  const button = card.getByRole("button", { name: t("today:linkedin.syncPosts"), exact: true });
  return { card, list, copy, button, result: card.getByTestId("sync-result") };
}

test("posts are synced with each source: new ones, edits and deletions on LinkedIn show in Takt", async ({
  page,
  world,
}) => {
  const { db, user, linkedin } = world;
  const sub = user.linkedinProfileId!;
  const add = (text: string, days: number) => linkedin.addPost(sub, { text, at: Date.now() - days * DAY_MS });
  const [elsewhere, edited, deleted] = [
    await add("Anderswo geschrieben", 5),
    await add("Mit Takt geschrieben", 4),
    await add("Mit Takt und dann gelöscht", 3),
  ];
  for (const { urn, published, createdAt } of [edited, deleted])
    await createPost(db, user, {
      status: "published",
      content: published,
      hashtags: [],
      linkedinUrn: urn,
      publishedAt: new Date(createdAt),
    });
  const { list, copy, button, result } = await connectProducts(page, world);
  // Connected sources are read at once, Takt's own posts first.
  for (const source of [list, copy]) await expect(source).toContainText(/Alle Beiträge gelesen: /);
  await button.click();
  await expect(result).toHaveText("0 neu · 0 aktualisiert · 2 übersprungen");
  const rows = await db.linkedinPost.findMany({
    where: { userId: user.id },
    orderBy: { publishedAt: "asc" },
  });
  expect(rows).toMatchObject([
    { urn: elsewhere.urn, text: "Anderswo geschrieben", postId: null },
    { urn: edited.urn, postId: expect.any(String) },
    { urn: deleted.urn, postId: expect.any(String) },
  ]);

  await linkedin.editPost(edited.urn, "Auf LinkedIn geändert");
  await linkedin.deletePost(deleted.urn);
  await button.click();
  await expect
    .poll(() => db.linkedinPost.findMany({ where: { userId: user.id }, orderBy: { publishedAt: "asc" } }))
    .toMatchObject([
      { text: "Anderswo geschrieben", editedAt: null, removedAt: null },
      { text: "Auf LinkedIn geändert", editedAt: expect.any(Date), removedAt: null },
      { removedAt: expect.any(Date) },
    ]);
  await expectAccessible(page, "today-sources-read");

  await page.goto(at("/app/posts?filter=published"));
  const gone = page.getByRole("row").filter({ hasText: "Mit Takt und dann gelöscht" });
  await expect(gone).toContainText("Auf LinkedIn gelöscht");
  await page.getByRole("link", { name: /Mit Takt geschrieben/ }).click();
  await expect(page.getByText(/Text auf LinkedIn geändert/)).toBeVisible();
});

test("a source that LinkedIn refuses says why and when it goes on, and keeps what it has", async ({
  page,
  world,
}) => {
  const { db, user, linkedin } = world;
  await linkedin.addPost(user.linkedinProfileId!, { text: "Ein Beitrag", at: Date.now() - DAY_MS });
  const { list, copy, button } = await connectProducts(page, world);
  for (const source of [list, copy]) await expect(source).toContainText(/Alle Beiträge gelesen: /);
  await db.linkedinGrant.updateMany({
    where: { userId: user.id },
    data: { connectedAt: new Date(Date.now() - DAY_MS) },
  });
  await linkedin.memberState(user.linkedinProfileId!, "revoke", "takt-community");
  await button.click();
  await expect(list).toContainText(t("sync:failures.sync_unauthorized"));
  await expect(copy).toContainText(/Alle Beiträge gelesen: /);
  await db.syncRun.create({
    data: {
      userId: user.id,
      source: "portability_api",
      status: "failed",
      reason: "sync_limited",
      skipped: 1,
      resumeAt: new Date(Date.now() + DAY_MS),
    },
  });
  await page.reload();
  await expect(copy).toContainText(t("sync:failures.sync_limited"));
  await expect(copy).toContainText("Geht weiter: ");
  await expectAccessible(page, "today-sources-refused");
});
