import type { Page } from "@playwright/test";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createTeam } from "../../fixtures/create-team";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";

const { t, at } = localized("de");
const en = localized("en");
const tab = (slug: string) => `/app/w/${slug}/members?tab=approvals` as const;

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const nameOf = (page: Page, number: number) =>
  page.getByLabel(t("approvals:rules.stages.name.label", { number }), { exact: true });

/** Stages of a workspace, at the last of which this member alone approves. */
async function createStages({ db }: World, workspaceId: string, userId: string) {
  await db.approvalStage.create({ data: { workspaceId, position: 0, name: "Text", everyone: true } });
  await db.approvalStage.create({
    data: {
      workspaceId,
      position: 1,
      name: "Recht",
      everyone: false,
      members: { create: [{ workspaceId, userId }] },
    },
  });
}

test("the owner switches approval on with two stages, at the second of which one member approves", async ({
  page,
  world,
}) => {
  const { db, user } = world;
  const { slug, workspace, add } = await createTeam(world);
  const approver = await add("approver");
  const planned = await createPost(db, { id: user.id, workspaceId: workspace.id }, { status: "scheduled" });
  await world.login(page);
  await page.goto(at(`/app/w/${slug}/members`));
  await page.getByRole("link", { name: t("approvals:rules.title"), exact: true }).click();
  await expectAccessible(page, "approval-rules-off");

  await page.getByText(t("approvals:rules.choice.needed"), { exact: true }).click();
  await expect(nameOf(page, 1)).toHaveValue(t("approvals:rules.stages.preset"));
  await expect(
    page.getByText(t("approvals:rules.switchingOn.posts", { count: 1 }), { exact: false }),
  ).toBeVisible();
  await button(page, t("approvals:rules.stages.add")).click();
  await expect(nameOf(page, 2)).toBeFocused();
  await nameOf(page, 2).fill("Recht");
  const second = page.getByRole("listitem").filter({ has: nameOf(page, 2) });
  await second.getByRole("radio", { name: t("approvals:rules.approvers.chosen"), exact: true }).check();
  await button(page, t("common:save")).click();
  await expect(page.getByText(t("approvals:rules.approvers.missing"), { exact: true })).toBeVisible();
  await expectAccessible(page, "approval-rules-missing");
  await second.getByRole("checkbox", { name: approver.name! }).check();
  await expectAccessible(page, "approval-rules-on");

  await page.getByRole("link", { name: t("members:log.title"), exact: true }).click();
  await expectAccessible(page, "approval-rules-leave");
  await button(page, t("common:changes.leave.stay")).click();

  await button(page, t("common:save")).click();
  await expect(
    page.getByText(t("approvals:rules.saved.waiting", { count: 1 }), { exact: true }),
  ).toBeVisible();
  expect(await db.post.findUnique({ where: { id: planned.id } })).toMatchObject({
    status: "scheduled",
    approval: "requested",
  });
  await page.reload();
  await expect(nameOf(page, 2)).toHaveValue("Recht");
  await expect(second.getByRole("checkbox", { name: approver.name! })).toBeChecked();
});

test("an editor reads the stages and who approves at them", async ({ page, world }) => {
  const { slug, workspace, add } = await createTeam(world, "editor");
  const approver = await add("approver");
  await createStages(world, workspace.id, approver.id);
  await world.login(page);
  await page.goto(tab(slug));
  const stages = page.getByRole("list", { name: en.t("approvals:rules.stages.list") });
  await expect(stages.getByRole("listitem").first()).toContainText(
    en.t("approvals:rules.view.everyone", { count: 2 }),
  );
  await expect(stages.getByRole("listitem").last()).toContainText(approver.name!);
  await expect(button(page, en.t("common:save"))).toHaveCount(0);
  await expect(page.getByRole("link", { name: en.t("members:log.title"), exact: true })).toHaveCount(0);
  await expectAccessible(page, "approval-rules-editor");
});

test("the owner removes a stage, and switches approval off", async ({ page, world }) => {
  const { db } = world;
  const { slug, workspace, add } = await createTeam(world);
  const approver = await add("approver");
  await createStages(world, workspace.id, approver.id);
  const countStages = () => db.approvalStage.count({ where: { workspaceId: workspace.id } });
  await world.login(page);
  await page.goto(at(tab(slug)));
  await button(page, t("approvals:rules.stages.remove", { name: "Recht" })).click();
  await expect(nameOf(page, 1)).toBeFocused();
  await button(page, t("common:save")).click();
  await expect.poll(countStages).toBe(1);

  await page.getByText(t("approvals:rules.choice.none"), { exact: true }).click();
  await button(page, t("common:save")).click();
  await expect(page.getByText(t("approvals:rules.off.title"), { exact: true })).toBeVisible();
  await expectAccessible(page, "approval-rules-switch-off");
  await button(page, t("approvals:rules.off.action")).click();
  await expect(page.getByText(t("approvals:rules.saved.off"), { exact: true })).toBeVisible();
  expect(await countStages()).toBe(0);
});
