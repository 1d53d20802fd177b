import type { Page } from "@playwright/test";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createTeam } from "../../fixtures/create-team";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("de");

const row = (page: Page, name: string) =>
  page.getByRole("main").getByRole("listitem").filter({ hasText: name });

/** Opens the menu of a member, and one of its dialogs. */
async function openDialog(page: Page, name: string, item: "remove" | "offer") {
  await page.getByRole("button", { name: t("members:actionsFor", { name }), exact: true }).click();
  await page.getByRole("menuitem", { name: t(`members:${item}.open`), exact: true }).click();
}

test("a role is changed at once and given back, and a member who is removed leaves their planned posts", async ({
  page,
  world,
}) => {
  const { db, user } = world;
  const { slug, add, workspace } = await createTeam(world);
  const member = await add("editor");
  const name = member.name!;
  const planned = await createPost(db, { id: member.id, workspaceId: workspace.id }, { status: "scheduled" });
  await world.login(page);
  await page.goto(at(`/app/w/${slug}/members`));
  await expectAccessible(page, "members");

  const role = page.getByRole("combobox", { name: t("members:roleOf", { name }), exact: true });
  await role.selectOption(t("members:roles.viewer.name"));
  const changed = t("members:roleChanged", { name, role: t("members:roles.viewer.name") });
  await expect(page.getByText(changed, { exact: true })).toBeVisible();
  const roleOf = async () =>
    (await db.membership.findFirstOrThrow({ where: { userId: member.id, workspaceId: workspace.id } })).role;
  await expect.poll(roleOf).toBe("viewer");
  await page.getByRole("button", { name: t("common:undo"), exact: true }).click();
  await expect.poll(roleOf).toBe("editor");

  await openDialog(page, name, "remove");
  const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await expect(
    dialog.getByText(t("members:plannedPosts.label", { count: 1 }), { exact: true }),
  ).toBeVisible();
  await expectAccessible(page, "members-remove");
  await dialog.getByRole("radio", { name: t("members:plannedPosts.take_over"), exact: true }).check();
  await dialog.getByRole("button", { name: t("members:remove.action"), exact: true }).click();
  await expect(page.getByText(t("members:remove.done", { name }), { exact: true })).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);
  expect(await db.post.findUnique({ where: { id: planned.id } })).toMatchObject({
    status: "scheduled",
    authorId: user.id,
  });

  await page.getByRole("link", { name: t("members:log.title"), exact: true }).click();
  await expect(
    page.getByRole("main").getByText(t("members:log.line.member.removed", { about: name })),
  ).toBeVisible();
  await expectAccessible(page, "members-log");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: t("members:log.download"), exact: true }).click();
  expect((await download).suggestedFilename()).toBe(`log-${slug}.csv`);
});

test("the ownership passes to the member who accepts it, and the former owner leaves", async ({
  page,
  browser,
  world,
}) => {
  const { slug, add } = await createTeam(world);
  const heir = await add("admin");
  await world.db.user.update({
    where: { id: heir.id },
    data: { subscriptionStatus: "active", subscriptionPlan: "enterprise" },
  });
  await world.login(page);
  await page.goto(at(`/app/w/${slug}/members`));
  await openDialog(page, heir.name!, "offer");
  await expectAccessible(page, "members-offer");
  await page.getByRole("button", { name: t("members:offer.action"), exact: true }).click();
  await expect(page.getByText(t("members:offer.done", { name: heir.name! }), { exact: true })).toBeVisible();

  const context = await browser.newContext({ baseURL: world.webUrl });
  const other = await context.newPage();
  await world.login(other, heir);
  await other.goto(at(`/app/w/${slug}/members`));
  await expectAccessible(other, "members-offered");
  await other.getByRole("button", { name: t("members:offer.take"), exact: true }).click();
  await expect(other.getByText(t("members:offer.taken"), { exact: true })).toBeVisible();
  await context.close();

  await page.reload();
  await expect(row(page, heir.name!)).toContainText(t("members:roles.owner.name"));
  await page.getByRole("button", { name: t("members:leave.open"), exact: true }).click();
  const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog"));
  await expectAccessible(page, "members-leave");
  await dialog.getByRole("button", { name: t("members:leave.action"), exact: true }).click();
  await page.waitForURL(at("/app"));
  const gone = await page.goto(at(`/app/w/${slug}/members`));
  expect(gone!.status()).toBe(404);
});

test("who does not manage members reads the list, and nothing else", async ({ page, world }) => {
  const { slug, owner } = await createTeam(world, "viewer");
  await world.login(page);
  await page.goto(at(`/app/w/${slug}/members`));
  await expect(row(page, owner.name!)).toBeVisible();
  await expect(page.getByText(owner.email!)).toHaveCount(0);
  await expect(page.getByRole("button", { name: t("members:invite.open"), exact: true })).toHaveCount(0);
  await expect(page.getByRole("combobox")).toHaveCount(0);
  await expect(page.getByRole("link", { name: t("members:log.title"), exact: true })).toHaveCount(0);
  await expect(page.getByRole("button", { name: t("members:leave.open"), exact: true })).toBeVisible();
  await expectAccessible(page, "members-viewer");
});

test("in the personal workspace the page says what a workspace is for", async ({ page, world }) => {
  await world.login(page);
  await page.goto(at("/app/members"));
  await expect(page.getByText(t("members:personal.title"), { exact: true })).toBeVisible();
  await expectAccessible(page, "members-personal");
});
