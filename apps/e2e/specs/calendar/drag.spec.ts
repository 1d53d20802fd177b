import type { Page } from "@playwright/test";
import { createPost } from "@takt/db/testing/factories/create-post";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";
import { dragOver } from "./drag-over";
import { nextWeek, plannedAt } from "./next-week";

const { t, at } = localized("en");

const card = (page: Page, id: string) => page.locator(`[role=grid] [data-post="${id}"]`);
const column = (page: Page, day: string) => page.locator(`[role=gridcell][data-day="${day}"]`);

async function open(page: Page, { login, db, user }: World, address: string) {
  // The tray and six weeks of a month are in sight: the mouse does not scroll.
  await page.setViewportSize({ width: 1440, height: 1100 });
  // No slot draws a card to itself.
  await db.slotSettings.create({ data: { userId: user.id, workspaceId: user.workspaceId, areChosen: true } });
  await login(page);
  await page.goto(at(`/app/content/calendar${address}` as "/app/content/calendar"));
}

const wallOf = async ({ db }: World, id: string) => {
  const { status, scheduledWall } = await db.post.findUniqueOrThrow({ where: { id } });
  return `${status} ${scheduledWall}`;
};

test("a post is dragged to another day and time of the week, and Undo puts it back", async ({
  page,
  world,
}) => {
  const [monday, , wednesday] = nextWeek() as [string, string, string];
  const post = await createPost(world.db, world.user, { ...plannedAt(`${monday}T09:00`), content: "Moves" });
  await open(page, world, `?date=${monday}`);
  await dragOver(page, card(page, post.id), column(page, wednesday), 14.25);
  await expect(page.locator("[data-drop]")).toHaveAttribute("data-drop", `${wednesday}T14:15`);
  await page.mouse.up();
  await expect(column(page, wednesday).locator(`[data-post="${post.id}"]`)).toContainText("14:15");
  await expect.poll(() => wallOf(world, post.id)).toBe(`scheduled ${wednesday}T14:15`);
  await page.getByRole("button", { name: t("posts:done.undo"), exact: true }).click();
  await expect.poll(() => wallOf(world, post.id)).toBe(`scheduled ${monday}T09:00`);
  await expect(column(page, monday).locator(`[data-post="${post.id}"]`)).toBeVisible();
  await expectAccessible(page, "calendar-week");
});

test("a draft is dragged from the tray to a time", async ({ page, world }) => {
  const [, tuesday] = nextWeek() as [string, string];
  const draft = await createPost(world.db, world.user, { content: "From the tray" });
  await open(page, world, `?date=${tuesday}`);
  await dragOver(page, page.locator(`[data-draft="${draft.id}"]`), column(page, tuesday), 11);
  await page.mouse.up();
  await expect.poll(() => wallOf(world, draft.id)).toBe(`scheduled ${tuesday}T11:00`);
  await expect(card(page, draft.id)).toContainText("11:00");
  await expect(page.locator(`[data-draft="${draft.id}"]`)).toHaveCount(0);
});

test("a draft that its author has to confirm asks for it, with the time it was dropped at", async ({
  page,
  world,
}) => {
  const [, tuesday] = nextWeek() as [string, string];
  const draft = await createPost(world.db, world.user, { content: "By a model", aiOrigin: "generated" });
  await open(page, world, `?date=${tuesday}`);
  await dragOver(page, page.locator(`[data-draft="${draft.id}"]`), column(page, tuesday), 11);
  await page.mouse.up();
  const dialog = page.getByRole("dialog", { name: t("posts:schedule.title"), exact: true });
  await expect(dialog.getByTestId("slot-echo")).toContainText("11:00");
  expect(await wallOf(world, draft.id)).toBe("draft null");
});

test("what is dropped on a day of the month keeps its time", async ({ page, world }) => {
  const [monday, , , thursday] = nextWeek() as [string, string, string, string];
  const post = await createPost(world.db, world.user, { ...plannedAt(`${monday}T17:40`), content: "Keeps" });
  await open(page, world, `?view=month&date=${monday}`);
  await dragOver(page, card(page, post.id), column(page, thursday), 1);
  await page.mouse.up();
  await expect.poll(() => wallOf(world, post.id)).toBe(`scheduled ${thursday}T17:40`);
});

test("a move that is refused is taken back, with its reason", async ({ page, world }) => {
  const [monday, tuesday] = nextWeek() as [string, string];
  const post = await createPost(world.db, world.user, { ...plannedAt(`${monday}T09:00`), content: "Stays" });
  await open(page, world, `?date=${monday}`);
  await expect(card(page, post.id)).toBeVisible();
  // Its publishing begins before the calendar knows.
  await world.db.post.update({
    where: { id: post.id },
    data: { status: "published", publishedAt: new Date() },
  });
  await dragOver(page, card(page, post.id), column(page, tuesday), 10);
  await page.mouse.up();
  await expect(page.getByText(t("posts:failedTo.schedule"), { exact: true })).toBeVisible();
  await expect(column(page, monday).locator(`[data-post="${post.id}"]`)).toHaveAttribute(
    "data-status",
    "published",
  );
});
