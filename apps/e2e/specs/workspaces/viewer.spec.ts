import type { Page, Response } from "@playwright/test";
import { createLabel } from "@takt/db/testing/factories/create-label";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createTeam } from "../../fixtures/create-team";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";
import { nextWeek, plannedAt } from "../calendar/next-week";

const { t, at } = localized("de");
const [monday = "", tuesday = ""] = nextWeek();

/** Acts that are refused to a member who only reads here: no control has such a name. */
const FORBIDDEN = [
  t("posts:newPost"),
  t("posts:actions.edit"),
  t("posts:actions.schedule"),
  t("posts:actions.reschedule"),
  t("posts:actions.addToQueue"),
  t("posts:actions.publishNow"),
  t("posts:actions.retry"),
  t("posts:actions.unschedule"),
  t("posts:actions.toDraft"),
  t("posts:actions.cancel"),
  t("posts:actions.followUp"),
  t("posts:actions.duplicate"),
  t("posts:actions.deny"),
  t("posts:actions.delete"),
  t("posts:actions.restore"),
  t("posts:unconfirmed.yes"),
  t("posts:unconfirmed.no"),
  t("posts:list.selectPosts"),
  t("labels:manage.open"),
  t("topics:add.button"),
  t("topics:createPost"),
  t("topics:writeWithAi"),
  t("topics:findTopics"),
  t("topics:restore"),
  t("topics:rooms.compass"),
  t("today:actions.create"),
  t("today:actions.compass"),
  t("today:needs.later"),
  t("today:needs.retry"),
  t("today:next.move"),
  t("today:next.write"),
  t("calendar:slots"),
  t("calendar:tray.place"),
  t("palette:do.newPost"),
  t("palette:do.assistant"),
];

/** A team in which the world's user reads: posts in many states, one of them under their name, with a label, and an idea. */
async function prepare(world: World) {
  const { db, user } = world;
  const team = await createTeam(world, "viewer");
  const editor = await team.add("editor");
  const workspaceId = team.workspace.id;
  const by = (id: string, overrides: Parameters<typeof createPost>[2]) =>
    createPost(db, { id, workspaceId }, overrides);
  const posts = {
    draft: await by(editor.id, { content: "Ein Entwurf" }),
    planned: await by(editor.id, { ...plannedAt(`${monday}T10:00`), content: "Geplant" }),
    own: await by(user.id, {
      ...plannedAt(`${tuesday}T10:00`),
      scheduledById: editor.id,
      content: "Unter meinem Namen",
    }),
    failed: await by(user.id, { status: "failed", reason: "refused", content: "Abgelehnt" }),
    published: await by(editor.id, { status: "published", content: "Erschienen" }),
    unconfirmed: await by(editor.id, { status: "unconfirmed", attemptedAt: new Date(), content: "Ungewiss" }),
  };
  await by(editor.id, { content: "Weg", deletedAt: new Date() });
  const label = await createLabel(db, { id: editor.id, workspaceId }, { name: "Reihe" });
  await db.postLabel.create({ data: { postId: posts.planned.id, labelId: label.id } });
  const topic = { userId: editor.id, workspaceId, source: "typed", language: "de" } as const;
  await db.topic.create({ data: { ...topic, title: "Eine Idee" } });
  await db.topic.create({ data: { ...topic, title: "Entfernt", deletedAt: new Date() } });
  return { slug: team.slug, posts };
}

/** Returns what tells which calls of this page the server has refused by now. */
function collectRefusals(page: Page): () => Promise<string[]> {
  const answers: Promise<string | null>[] = [];
  const read = async (response: Response) => {
    const body = await response.text().catch(() => "");
    return /act_forbidden|post_of_other/.test(body) ? response.url() : null;
  };
  page.on("response", (response) => {
    if (response.url().includes("/api/trpc/")) answers.push(read(response));
  });
  return async () => (await Promise.all(answers)).filter((url) => url !== null);
}

/** The names of everything that can be pressed and is in sight. */
function readControls(page: Page): Promise<string[]> {
  return page
    .locator("a, button, [role=menuitem], [role=option]")
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.flatMap((one) => [one.getAttribute("aria-label") ?? "", one.textContent?.trim() ?? ""]),
    );
}

async function expectNothingForbidden(page: Page): Promise<void> {
  const controls = await readControls(page);
  const offered = FORBIDDEN.filter((name) =>
    controls.some((control) => control === name || control.startsWith(`${name}:`)),
  );
  expect(offered, page.url()).toEqual([]);
}

/** Presses each button of the page, and looks at what opens. */
async function pressAll(page: Page): Promise<void> {
  const buttons = page.getByRole("main").getByRole("button").filter({ visible: true });
  for (let n = 0; n < (await buttons.count()); n++) {
    const button = buttons.nth(n);
    if (!(await button.isEnabled())) continue;
    await button.click();
    await expectNothingForbidden(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu").or(page.getByRole("dialog")).filter({ visible: true })).toHaveCount(
      0,
    );
  }
}

/** Signs in as the member who only reads. Returns what opens a page of the team, on which nothing forbidden is offered. */
async function signIn(page: Page, world: World) {
  test.slow();
  const { slug, posts } = await prepare(world);
  const listRefused = collectRefusals(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await world.login(page);
  const open = async (path: string) => {
    await page.goto(at(`/app/w/${slug}${path}` as "/app"));
    await expect(page.getByRole("main").locator("[aria-busy=true]")).toHaveCount(0);
    await expectNothingForbidden(page);
  };
  /** Nothing was refused, and no post is another one than before. */
  const expectUnchanged = async () => {
    expect(await listRefused()).toEqual([]);
    const { workspaceId } = posts.draft;
    expect(await world.db.post.count({ where: { workspaceId, version: { gt: 1 } } })).toBe(0);
  };
  return { slug, posts, open, expectUnchanged };
}

test("a member who only reads is offered nothing that is refused on Today and in the calendar, by no key either", async ({
  page,
  world,
}) => {
  const { slug, posts, open, expectUnchanged } = await signIn(page, world);
  await open("");
  await expect(page.getByText("Unter meinem Namen").first()).toBeVisible();
  await expectAccessible(page, "viewer-today");
  await page.keyboard.press("c");
  await expect(page).toHaveURL(new RegExp(`/w/${slug}$`));

  for (const view of ["week", "month", "list"] as const) {
    await open(`/content/calendar?date=${monday}&view=${view}`);
    await pressAll(page);
  }
  await open(`/content/calendar?date=${monday}`);
  await expectAccessible(page, "viewer-calendar");
  const card = page.locator(`[role=grid] [data-post="${posts.planned.id}"]`);
  await card.focus();
  for (const key of ["n", "m", "Shift+ArrowRight"]) await page.keyboard.press(key);
  await expect(page).toHaveURL(/content\/calendar/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(card).toBeVisible();
  await expectUnchanged();
});

test("a member who only reads is offered nothing that is refused in lists and on the pages of posts, by no key either", async ({
  page,
  world,
}) => {
  const { slug, posts, open, expectUnchanged } = await signIn(page, world);
  await open("/posts");
  await expect(page.locator("[role=row][data-post]")).toHaveCount(6);
  await expectAccessible(page, "viewer-posts");
  await pressAll(page);
  await page.locator("[data-post-link]").first().focus();
  for (const key of ["x", "l", "m", "#", "Control+a"]) await page.keyboard.press(key);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("region", { name: t("posts:bulk.title") })).toHaveCount(0);
  await open("/posts?status=deleted");
  await expect(page.locator("[role=row][data-post]")).toHaveCount(1);

  await open("/content/bookmarks");
  await expect(page.getByTestId("bookmark")).toHaveCount(1);
  await page.getByTestId("bookmark").focus();
  await page.keyboard.press("s");
  await expect(page.getByTestId("bookmark")).toHaveCount(1);
  await expectAccessible(page, "viewer-ideas");
  await open("/content/bookmarks?show=removed");
  for (const path of ["/content/compass", "/content/create"]) {
    await page.goto(at(`/app/w/${slug}${path}` as "/app"));
    // With the way to the personal workspace, in which they write.
    await expect(page.getByText(t("posts:author.createTitle"), { exact: true })).toBeVisible();
  }
  await open("/analytics");
  await open("/members");
  await open("/user/settings?tab=slots");
  for (const tab of ["slots", "api", "webhooks"] as const)
    await expect(page.getByRole("link", { name: t(`settings:tabs.${tab}`), exact: true })).toHaveCount(0);

  for (const { id } of Object.values(posts)) {
    await open(`/content/edit/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("button", { name: t("labels:picker.open"), exact: true })).toHaveCount(0);
    await expect(page.getByRole("textbox")).toHaveCount(0);
  }
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("Geplant");
  await expect(page.getByRole("option").filter({ hasText: "Geplant" }).first()).toBeVisible();
  await expectNothingForbidden(page);
  await expectUnchanged();
});
