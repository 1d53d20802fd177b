import type { Page } from "@playwright/test";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createApprovalStages } from "../../fixtures/create-approval-stages";
import { createTeam } from "../../fixtures/create-team";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";
import { nextWeek, plannedAt } from "./next-week";

const { t, at } = localized("en");
const [monday = "", tuesday = "", wednesday = ""] = nextWeek();
const whose = (page: Page, name: "all" | "mine" | "waiting") =>
  page.getByRole("radio", { name: t(`posts:list.whose.${name}`), exact: true });
const shownIn = (page: Page, id: string) =>
  page.locator(`:is([role=grid], [data-testid=day-list]) [data-post="${id}"]`).filter({ visible: true });

/** A team in which the world's user approves, with a post of theirs, and two of an editor, one of which waits for approval. */
async function prepare(world: World) {
  const { db, user } = world;
  const team = await createTeam(world, "admin");
  const workspaceId = team.workspace.id;
  await createApprovalStages(world, workspaceId, [{ name: "Review" }]);
  const editor = await team.add("editor");
  const mine = await createPost(
    db,
    { id: user.id, workspaceId },
    { ...plannedAt(`${monday}T10:00`), content: "My own" },
  );
  const planned = { ...plannedAt(`${tuesday}T10:00`), content: "Not asked about yet" };
  const others = await createPost(db, { id: editor.id, workspaceId }, planned);
  const waiting = await createPost(
    db,
    { id: editor.id, workspaceId },
    {
      ...plannedAt(`${wednesday}T10:00`),
      content: "Please approve",
      approval: "requested",
      approvalAt: new Date(),
      requestedById: editor.id,
    },
  );
  return { slug: team.slug, mine, others, waiting };
}

test("the calendar shows everyone's posts, the user's, or those that wait for them, also in other weeks", async ({
  page,
  world,
}) => {
  const { slug, mine, others, waiting } = await prepare(world);
  await page.setViewportSize({ width: 1440, height: 900 });
  await world.login(page);
  await page.goto(at(`/app/w/${slug}/content/calendar?date=${monday}`));
  await expect(shownIn(page, others.id)).toBeVisible();
  await expect(whose(page, "all")).toBeChecked();
  await expectAccessible(page, "calendar-whose");

  await whose(page, "mine").click();
  await expect(shownIn(page, others.id)).toHaveCount(0);
  await expect(shownIn(page, mine.id)).toBeVisible();
  await whose(page, "waiting").click();
  await expect(shownIn(page, waiting.id)).toBeVisible();
  await expect(shownIn(page, mine.id)).toHaveCount(0);

  await page.getByRole("button", { name: t("calendar:next.week"), exact: true }).click();
  await expect(shownIn(page, waiting.id)).toHaveCount(0);
  await expect(whose(page, "waiting")).toBeChecked();
  await page.getByRole("button", { name: t("calendar:previous.week"), exact: true }).click();
  for (const view of ["month", "list"] as const) {
    await page.getByRole("radio", { name: t(`calendar:views.${view}`), exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`view=${view}`));
    await expect(shownIn(page, waiting.id)).toBeVisible();
    await expect(shownIn(page, others.id)).toHaveCount(0);
  }
  await page.reload();
  await expect(whose(page, "waiting")).toBeChecked();
  await expect(shownIn(page, waiting.id)).toBeVisible();
  await expect(shownIn(page, mine.id)).toHaveCount(0);
  await whose(page, "all").click();
  await expect(shownIn(page, others.id)).toBeVisible();
  expect(new URL(page.url()).searchParams.has("whose")).toBe(false);
});

test("on a phone the list of days has the posts that the URL asks for", async ({ page, world }) => {
  const { slug, mine, others } = await prepare(world);
  await page.setViewportSize({ width: 390, height: 844 });
  await world.login(page);
  await page.goto(at(`/app/w/${slug}/content/calendar?date=${monday}&whose=mine`));
  await expect(shownIn(page, mine.id)).toBeVisible();
  await expect(shownIn(page, others.id)).toHaveCount(0);
  await expectAccessible(page, "calendar-whose-phone");
});

test("in the personal workspace all posts are the user's, and nothing is asked", async ({ page, world }) => {
  const mine = await createPost(world.db, world.user, plannedAt(`${monday}T10:00`));
  await world.login(page);
  await page.goto(at(`/app/content/calendar?date=${monday}&whose=waiting` as "/app/content/calendar"));
  await expect(shownIn(page, mine.id)).toBeVisible();
  await expect(whose(page, "all")).toHaveCount(0);
});
