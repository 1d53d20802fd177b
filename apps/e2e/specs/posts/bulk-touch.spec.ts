import type { Page } from "@playwright/test";
import { createPost } from "@takt/db/testing/factories/create-post";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";

const { t, at } = localized("en");

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const bar = (page: Page) => page.getByRole("region", { name: t("posts:bulk.title"), exact: true });
const row = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });
const selected = (page: Page, count: number) =>
  expect(bar(page)).toContainText(t("posts:bulk.selected", { count }));

async function open(page: Page, world: World) {
  for (const content of ["First draft", "Second draft", "Third draft"])
    await createPost(world.db, world.user, { content });
  await world.login(page);
  await page.goto(at("/app/posts"));
}

/** Rests a finger on a post until `done`, and lifts it. */
async function longPress(page: Page, text: string, done: () => Promise<void>): Promise<void> {
  const link = row(page, text).getByRole("link");
  await link.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await link.boundingBox())!;
  const cdp = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + Math.min(width, 60) / 2, y: y + height / 2 }];
  await cdp.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await done();
  await cdp.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await cdp.detach();
}

test("a finger that rests on a post selects it, opens nothing, and the next tap selects another", async ({
  page,
  world,
}) => {
  await open(page, world);
  // The listener for the finger comes soon after the page.
  await expect(async () => {
    await longPress(page, "Second draft", () =>
      expect(bar(page)).toContainText(t("posts:bulk.selected", { count: 1 }), { timeout: 2_000 }),
    );
  }).toPass();
  expect(new URL(page.url()).pathname).toBe(at("/app/posts"));
  await page
    .getByRole("checkbox", { name: t("posts:list.select", { excerpt: "Third draft" }), exact: true })
    .tap();
  await selected(page, 2);
  await expectAccessible(page, "posts-selected-phone");
  await bar(page)
    .getByRole("button", { name: t("common:delete"), exact: true })
    .tap();
  await expect(page.getByText(t("posts:bulk.done.delete", { count: 2 }), { exact: true })).toBeVisible();
  await expect(row(page, "First draft")).toBeVisible();
  await expect(row(page, "Second draft")).toHaveCount(0);
  await page.getByRole("button", { name: t("common:undo"), exact: true }).tap();
  await expect(row(page, "Second draft")).toBeVisible();
});

test("the button Select shows the boxes of all rows, and a tap on one selects its post", async ({
  page,
  world,
}) => {
  await open(page, world);
  const box = page.getByRole("checkbox", {
    name: t("posts:list.select", { excerpt: "First draft" }),
    exact: true,
  });
  const select = page.getByRole("button", { name: t("posts:list.selectPosts"), exact: true });
  const label = page.locator("label", { has: box });
  await expect(label).toHaveCSS("opacity", "0");
  await select.tap();
  await expect(select).toHaveAttribute("aria-pressed", "true");
  await expect(label).toHaveCSS("opacity", "1");
  await box.tap();
  await selected(page, 1);
  await bar(page)
    .getByRole("button", { name: t("posts:bulk.clear"), exact: true })
    .tap();
  await expect(bar(page)).toBeHidden();
  await select.tap();
  await expect(label).toHaveCSS("opacity", "0");
});
