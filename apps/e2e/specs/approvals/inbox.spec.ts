import type { Page } from "@playwright/test";
import { createWaitingPosts } from "../../fixtures/create-waiting-posts";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("en");

const POSTS = [
  { content: "We moved to four-day weeks", inHours: 2, firstComment: "The numbers: example.com" },
  { content: "What our first customer taught us", inHours: 60 },
];
const rows = (page: Page) =>
  page.getByRole("list", { name: t("approvals:inbox.list") }).getByRole("listitem");
const preview = (page: Page) => page.getByTestId("preview-text");

test("two posts wait: J shows the second, A approves it, Undo brings it back, and C asks for changes", async ({
  page,
  world,
}) => {
  const { slug, posts, editor } = await createWaitingPosts(world, POSTS, "Out before the meeting, please");
  const approvalOf = async (n: number) =>
    (await world.db.post.findUniqueOrThrow({ where: { id: posts[n]!.id } })).approval;
  await world.login(page);
  await page.goto(at(`/app/w/${slug}/approvals`));
  await expect(rows(page)).toHaveCount(2);
  await expect(preview(page)).toHaveText(POSTS[0]!.content);
  await expect(page.getByTestId("preview-comment")).toHaveText(POSTS[0]!.firstComment!);
  await expect(page.getByText("Out before the meeting, please", { exact: true })).toBeVisible();
  await expectAccessible(page, "approvals");

  await page.keyboard.press("j");
  await expect(preview(page)).toHaveText(POSTS[1]!.content);
  await page.keyboard.press("a");
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText(t("approvals:inbox.approved.title"), { exact: true })).toBeVisible();
  await expect.poll(() => approvalOf(1)).toBe("approved");
  await page.getByRole("button", { name: t("common:undo"), exact: true }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(preview(page)).toHaveText(POSTS[1]!.content);
  await expect.poll(() => approvalOf(1)).toBe("requested");

  await expect(page.getByText(t("approvals:inbox.reopened"), { exact: true })).toBeVisible();
  await page.keyboard.press("c");
  const note = page.getByRole("textbox", { name: t("approvals:inbox.changes.label") });
  await expect(note).toBeFocused();
  await page.keyboard.type("Name a customer");
  await expectAccessible(page, "approvals-changes");
  await page.getByRole("button", { name: t("approvals:inbox.changes.send"), exact: true }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect.poll(() => approvalOf(1)).toBe("changes_requested");
  const event = await world.db.approvalEvent.findFirstOrThrow({
    where: { postId: posts[1]!.id, kind: "changes_requested" },
  });
  expect(event).toMatchObject({ note: "Name a customer", userId: world.user.id });
  expect(editor.id).not.toBe(world.user.id);
});

test("what waits is counted in the navigation and on Today, marked in lists and in the calendar, and can be filtered", async ({
  page,
  world,
}) => {
  const { slug, posts } = await createWaitingPosts(world, [{ content: "A draft for approval" }, POSTS[1]!]);
  await world.db.post.update({ where: { id: posts[0]!.id }, data: { approval: "changes_requested" } });
  await world.login(page);
  await page.goto(at(`/app/w/${slug}`));
  const waiting = t("today:approvals.waiting", { count: 1 });
  await expect(page.getByRole("region", { name: waiting, exact: true })).toBeVisible();
  const navigation = page.getByRole("navigation", { name: t("shell:mainNavigation"), exact: true });
  await expect(navigation.getByRole("link", { name: `${t("shell:approvals")} 1` })).toBeVisible();
  await expectAccessible(page, "approvals-today");
  await page.getByRole("link", { name: t("today:approvals.open"), exact: true }).click();
  await expect(rows(page)).toHaveCount(1);

  await page.goto(at(`/app/w/${slug}/posts`));
  const row = (id: string) => page.locator(`[role=row][data-post="${id}"]`);
  await expect(row(posts[0]!.id)).toContainText(t("approvals:states.changes_requested"));
  await expect(row(posts[1]!.id)).toContainText(t("approvals:states.requested"));
  await expectAccessible(page, "approvals-posts");
  await page.getByRole("radio", { name: t("posts:list.whose.waiting"), exact: true }).click();
  await expect(row(posts[0]!.id)).toHaveCount(0);
  await expect(row(posts[1]!.id)).toBeVisible();
  await page.reload();
  await expect(page.getByRole("radio", { name: t("posts:list.whose.waiting"), exact: true })).toBeChecked();
  await page.getByRole("radio", { name: t("posts:list.whose.mine"), exact: true }).click();
  await expect(page.getByText(t("posts:list.empty.mine.title"), { exact: true })).toBeVisible();

  await page.goto(at(`/app/w/${slug}/content/calendar?view=list`));
  const marked = `${t("posts:status.scheduled")}, ${t("calendar:notApproved")}: ${POSTS[1]!.content}`;
  await expect(page.getByRole("button", { name: marked })).toBeVisible();
});
