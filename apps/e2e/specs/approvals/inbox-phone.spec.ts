import { createWaitingPosts } from "../../fixtures/create-waiting-posts";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("de");

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const OVERDUE = { content: "Warum wir dienstags nicht mehr telefonieren", inHours: -1 };
const ANYTIME = { content: "Drei Fragen vor jeder Einstellung" };

test("on a phone a post opens over the list; one that is overdue says so, and goes out once it is approved", async ({
  page,
  world,
}) => {
  const { slug, posts } = await createWaitingPosts(world, [OVERDUE, ANYTIME]);
  await world.login(page);
  await page.goto(at(`/app/w/${slug}`));
  await page.getByRole("button", { name: t("common:more"), exact: true }).click();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: `${t("shell:approvals")} 2` })
    .click();
  const list = page.getByRole("list", { name: t("approvals:inbox.list") });
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await expect(list.getByRole("listitem").first()).toContainText(t("approvals:inbox.heldShort"));
  await page.waitForURL(at(`/app/w/${slug}/approvals`));

  await list.getByRole("button").first().click();
  const sheet = page.getByRole("dialog", { name: t("approvals:inbox.shown"), exact: true });
  await expect(sheet.getByTestId("preview-text")).toHaveText(OVERDUE.content);
  await expectAccessible(page, "approvals-overdue");
  await page.setViewportSize({ width: 390, height: 844 });
  await sheet.getByRole("button", { name: t("approvals:inbox.approve"), exact: true }).click();
  await expect(sheet).toHaveCount(0);
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(list.getByRole("button")).toBeFocused();
  await expect(page.getByText(t("approvals:inbox.approved.now"), { exact: true })).toBeVisible();
  const status = async () => (await world.db.post.findUniqueOrThrow({ where: { id: posts[0]!.id } })).status;
  await expect.poll(status, { timeout: 60_000 }).toBe("published");
});

test("who approves nothing in a workspace is told so, and so is who has no workspace", async ({
  page,
  world,
}) => {
  const { slug, add } = await createWaitingPosts(world, [ANYTIME]);
  const viewer = await add("viewer");
  await world.login(page, viewer);
  await page.goto(at(`/app/w/${slug}/approvals`));
  await expect(page.getByText(t("approvals:inbox.forbidden.title"), { exact: true })).toBeVisible();
  await expectAccessible(page, "approvals-forbidden");
  await page.goto(at("/app/approvals"));
  await expect(page.getByText(t("approvals:inbox.personal.title"), { exact: true })).toBeVisible();
});
