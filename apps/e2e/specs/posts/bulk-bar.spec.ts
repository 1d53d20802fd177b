import type { Page } from "@playwright/test";
import { createPost } from "@takt/db/testing/factories/create-post";
import { localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";

const { t, at } = localized("de");
const DAY_MS = 86_400_000;

const bar = (page: Page) => page.getByRole("region", { name: t("posts:bulk.title"), exact: true });
const box = (page: Page, excerpt: string) =>
  page.getByRole("checkbox", { name: t("posts:list.select", { excerpt }), exact: true });
const press = (page: Page, name: string) => bar(page).getByRole("button", { name, exact: true }).click();
const toast = (page: Page, text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
const undo = (page: Page) => page.getByRole("button", { name: t("common:undo"), exact: true }).click();
const read = ({ db }: World, ids: readonly string[]) =>
  db.post.findMany({ where: { id: { in: [...ids] } }, orderBy: { content: "asc" } });
const statuses = async (world: World, ids: readonly string[]) =>
  (await read(world, ids)).map(({ status }) => status);

/** Creates a post for each text. */
async function create(
  { db, user }: World,
  texts: readonly string[],
  post: (index: number) => Parameters<typeof createPost>[2] = () => ({}),
) {
  const ids: string[] = [];
  for (const [index, content] of texts.entries())
    ids.push((await createPost(db, user, { content, ...post(index) })).id);
  return ids;
}

test("five posts are moved by a day with three clicks, and one Undo takes them back", async ({
  page,
  world,
}) => {
  const start = new Date(Date.now() + 10 * DAY_MS);
  // The same time of day on days without a change of the clocks.
  start.setUTCHours(11, 0, 0, 0);
  start.setUTCFullYear(
    start.getUTCFullYear() + (start.getUTCMonth() > 5 ? 1 : 0),
    start.getUTCMonth() > 5 ? 0 : 6,
    5,
  );
  const at_ = (index: number) => new Date(start.getTime() + index * DAY_MS);
  const texts = ["Beitrag A", "Beitrag B", "Beitrag C", "Beitrag D", "Beitrag E"];
  const ids = await create(world, texts, (index) => ({ status: "scheduled", scheduledAt: at_(index) }));
  const times = async () => (await read(world, ids)).map(({ scheduledAt }) => scheduledAt!.toISOString());
  await world.login(page);
  await page.goto(at("/app/posts?status=scheduled"));
  await box(page, "Beitrag A").click();
  await box(page, "Beitrag E").click({ modifiers: ["Shift"] });
  await expect(bar(page)).toContainText(t("posts:bulk.selected", { count: 5 }));
  await press(page, t("posts:bulk.later"));
  await toast(page, t("posts:bulk.done.move", { count: 5 }));
  expect(await times()).toEqual(texts.map((_, index) => at_(index + 1).toISOString()));
  await undo(page);
  await toast(page, t("posts:bulk.undone", { count: 5 }));
  expect(await times()).toEqual(texts.map((_, index) => at_(index).toISOString()));
});

test("drafts are put in the queue, each in a slot of its own, and Undo makes drafts of them", async ({
  page,
  world,
}) => {
  const ids = await create(world, ["Entwurf A", "Entwurf B"]);
  await world.login(page);
  await page.goto(at("/app/posts"));
  for (const text of ["Entwurf A", "Entwurf B"]) await box(page, text).click();
  await press(page, t("posts:actions.addToQueue"));
  await toast(page, t("posts:bulk.done.queue", { count: 2 }));
  const queued = await read(world, ids);
  expect(queued.map(({ status }) => status)).toEqual(["scheduled", "scheduled"]);
  expect(new Set(queued.map(({ scheduledWall }) => scheduledWall)).size).toBe(2);
  await undo(page);
  await toast(page, t("posts:bulk.undone", { count: 2 }));
  expect(await statuses(world, ids)).toEqual(["draft", "draft"]);
});

test("scheduled posts are moved to drafts, and Undo gives each its time again", async ({ page, world }) => {
  const texts = ["Geplant A", "Geplant B"];
  const ids = await create(world, texts, (index) => ({
    status: "scheduled",
    scheduledAt: new Date(Math.ceil(Date.now() / 60_000) * 60_000 + (index + 3) * DAY_MS),
  }));
  const before = (await read(world, ids)).map(({ scheduledAt }) => scheduledAt);
  await world.login(page);
  await page.goto(at("/app/posts"));
  for (const text of texts) await box(page, text).click();
  await press(page, t("posts:bulk.toDrafts"));
  await toast(page, t("posts:bulk.done.unschedule", { count: 2 }));
  expect(await statuses(world, ids)).toEqual(["draft", "draft"]);
  await undo(page);
  await toast(page, t("posts:bulk.undone", { count: 2 }));
  const after = await read(world, ids);
  expect(after.map(({ status, scheduledAt }) => [status, scheduledAt])).toEqual(
    before.map((scheduledAt) => ["scheduled", scheduledAt]),
  );
});

test("failed posts go out again after a question, which has no Undo; a draft beside them does not", async ({
  page,
  world,
}) => {
  const failed = await create(world, ["Gescheitert A", "Gescheitert B"], () => ({
    status: "failed",
    reason: "refused",
  }));
  const drafts = await create(world, ["Entwurf"]);
  await world.login(page);
  await page.goto(at("/app/posts"));
  for (const text of ["Gescheitert A", "Gescheitert B", "Entwurf"]) await box(page, text).click();
  await press(page, t("posts:actions.retry"));
  const question = page.getByRole("alertdialog", {
    name: t("posts:bulk.retry.title", { count: 2 }),
    exact: true,
  });
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: t("common:cancel"), exact: true }).click();
  expect(await statuses(world, failed)).toEqual(["failed", "failed"]);
  await press(page, t("posts:actions.retry"));
  await question.getByRole("button", { name: t("posts:publish.confirm"), exact: true }).click();
  await toast(page, t("posts:bulk.done.retry", { count: 2 }));
  await expect(page.getByRole("button", { name: t("common:undo"), exact: true })).toHaveCount(0);
  await expect.poll(() => statuses(world, failed)).toEqual(["published", "published"]);
  expect(await statuses(world, drafts)).toEqual(["draft"]);
});
