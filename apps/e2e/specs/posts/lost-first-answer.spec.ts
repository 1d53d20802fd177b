import type { Page, Route } from "@playwright/test";
import { localized } from "../../fixtures/localized";
import { hydratedPage } from "../../fixtures/wait-for-hydration";
import { expect, test, type World } from "../../fixtures/world";

const { t, at } = localized("en");

const CREATES = /\/api\/trpc\/[^?]*posts\.create/;
const SAVES = /\/api\/trpc\/[^?]*posts\.(create|update)/;
const UNSAVED_POST = /\/app\/content\/create\?id=[0-9a-f-]{36}$/;

const text = (page: Page) => page.getByTestId("post-text");
const contents = async ({ db, user }: World) =>
  (await db.post.findMany({ where: { authorId: user.id } })).map(({ content }) => content);
const expectOffline = (page: Page) =>
  expect(page.getByText(t("posts:editor.save.offline"), { exact: true })).toBeVisible();
const expectRestored = (page: Page) =>
  expect(page.getByText(t("posts:editor.restored"), { exact: true })).toBeVisible();

/** The server saves, and its answer is lost. */
async function loseAnswer(route: Route) {
  await route.fetch();
  await route.abort();
}

/**
 * Runs in the page: saves fail until `isReachable` is set. An intercepted request would not do: a tab that is closed lets
 * go of it, and it reaches the server.
 */
function failSaves() {
  const { fetch } = window;
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (/posts\.(create|update)/.test(url) && !("isReachable" in window))
      throw new TypeError("Failed to fetch");
    return fetch(input, init);
  };
}

/** Expects the user's only post, under the URL that names it. */
async function expectOnePost(page: Page, world: World, content: string) {
  await expect.poll(() => contents(world), { timeout: 20_000 }).toEqual([content]);
  const { id } = await world.db.post.findFirstOrThrow({ where: { authorId: world.user.id } });
  await expect(page).toHaveURL(at(`/app/content/create?id=${id}`));
  await expect(text(page)).toHaveValue(content);
}

test("a new post whose first answer is lost stays one draft, and what is typed next is saved in it", async ({
  page,
  world,
}) => {
  await world.login(page);
  await page.goto(at("/app/content/create"));
  await page.route(CREATES, loseAnswer, { times: 1 });
  await text(page).fill("Written once");
  await expect(page).toHaveURL(UNSAVED_POST);
  await expectOffline(page);
  expect(await contents(world)).toEqual(["Written once"]);
  await page.keyboard.type(", and more");
  await expectOnePost(page, world, "Written once, and more");
  await expect(text(page)).toBeFocused();
});

test("a reload after the lost answer shows the newest text, and there is one draft", async ({
  page,
  world,
}) => {
  page.on("dialog", (dialog) => void dialog.accept());
  await world.login(page);
  await page.goto(at("/app/content/create"));
  await page.route(SAVES, (route) => route.abort());
  await page.route(CREATES, loseAnswer, { times: 1 });
  await text(page).fill("Written once");
  await expectOffline(page);
  expect(await contents(world)).toEqual(["Written once"]);
  await page.keyboard.type(", and more");
  await page.reload();
  await expect(text(page)).toHaveValue("Written once, and more");
  await expectRestored(page);
  await page.unroute(SAVES);
  await expectOnePost(page, world, "Written once, and more");
});

test("a new post that never reached the server survives a reload and closing its tab", async ({
  page,
  world,
}) => {
  const context = page.context();
  await context.addInitScript(failSaves);
  page.on("dialog", (dialog) => void dialog.accept());
  await world.login(page);
  await page.goto(at("/app/content/create"));
  await text(page).fill("Written on a train");
  await expectOffline(page);
  await page.reload();
  await expect(text(page)).toHaveValue("Written on a train");
  await expectRestored(page);
  await page.close();

  const next = hydratedPage(await context.newPage());
  await next.goto(at("/app/content/create"));
  await expect(text(next)).toHaveValue("Written on a train");
  await expectRestored(next);
  expect(await contents(world)).toEqual([]);
  await next.evaluate(() => void Object.assign(window, { isReachable: true }));
  await expectOnePost(next, world, "Written on a train");
});

test("restored text of a new post that is discarded is no draft", async ({ page, world }) => {
  page.on("dialog", (dialog) => void dialog.accept());
  await world.login(page);
  await page.goto(at("/app/content/create"));
  await page.route(SAVES, (route) => route.abort());
  await text(page).fill("Not worth it");
  await expectOffline(page);
  await page.reload();
  await expect(text(page)).toHaveValue("Not worth it");
  await page.getByRole("button", { name: t("posts:editor.discardRestored"), exact: true }).click();
  await expect(text(page)).toHaveValue("");
  await expect(page).toHaveURL(at("/app/content/create"));
  await page.unroute(SAVES);
  await text(page).fill("Another thought");
  await expectOnePost(page, world, "Another thought");
});
