import type { Page } from "@playwright/test";
import { createPost } from "@takt/db/testing/factories/create-post";
import { localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";
import { nextWeek, plannedAt } from "./next-week";

const { at } = localized("de");

/** Moves a post by a day with keys, and returns the durations of the animations that its cards started. */
async function moveByKey(page: Page, { db, user, login }: World): Promise<number[]> {
  const [monday = "", tuesday = ""] = nextWeek();
  const post = await createPost(db, user, { ...plannedAt(`${monday}T10:00`), content: "Reist" });
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    const started: number[] = [];
    Object.assign(window, { started });
    Element.prototype.animate = function (frames, options) {
      if (this.querySelector("[data-post]"))
        started.push((options as KeyframeAnimationOptions).duration as number);
      return animate.call(this, frames, options);
    };
  });
  await login(page);
  await page.goto(at(`/app/content/calendar?date=${monday}` as "/app/content/calendar"));
  await page.locator(`[role=grid] [data-post="${post.id}"]`).focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect(page.locator(`[data-day="${tuesday}"] [data-post="${post.id}"]`)).toBeFocused();
  await expect
    .poll(async () => (await db.post.findUniqueOrThrow({ where: { id: post.id } })).scheduledWall)
    .toBe(`${tuesday}T10:00`);
  return page.evaluate(() => (window as unknown as { started: number[] }).started);
}

test("a moved post travels to its new place", async ({ page, world }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await moveByKey(page, world)).toEqual([240]);
});

test("a moved post is simply there for whom less motion is better", async ({ page, world }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await moveByKey(page, world)).toEqual([]);
});
