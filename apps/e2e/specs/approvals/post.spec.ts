import { createPost } from "@takt/db/testing/factories/create-post";
import { createApprovalStages } from "../../fixtures/create-approval-stages";
import { createTeam } from "../../fixtures/create-team";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized, type Localized } from "../../fixtures/localized";
import { openElsewhere } from "../../fixtures/open-elsewhere";
import { expect, test } from "../../fixtures/world";

const de = localized("de");
const en = localized("en");

test("an editor schedules, an approver asks for changes and approves, and what changes then is to be approved again", async ({
  page,
  browser,
  world,
}) => {
  const { db, user } = world;
  const { slug, workspace, add } = await createTeam(world, "editor");
  await createApprovalStages(world, workspace.id, [{ name: "Kunde" }]);
  const approver = await add("approver");
  const draft = await createPost(db, { id: user.id, workspaceId: workspace.id }, { content: "Erster Text" });
  const path = `/app/w/${slug}/content/edit/${draft.id}` as const;
  const { t } = de;
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const badge = page.locator("[data-approval]");
  // A click is shown before the server has it.
  const saved = async () => (await db.post.findUniqueOrThrow({ where: { id: draft.id } })).approval;

  await world.login(page);
  await page.goto(de.at(path));
  await expect(badge).toHaveText(t("approvals:states.none"));
  await expectAccessible(page, "approval-none");
  await button(t("posts:actions.schedule")).click();
  const dialog = page.getByRole("dialog", { name: t("posts:schedule.title"), exact: true });
  await dialog
    .getByRole("group", { name: t("posts:schedule.presets") })
    .getByRole("button")
    .first()
    .click();
  await expect(dialog.getByText(t("approvals:post.act.request"), { exact: true })).toBeVisible();
  await expectAccessible(page, "approval-schedule");
  await dialog.getByRole("button", { name: t("approvals:post.act.schedule"), exact: true }).click();
  await expect(page.getByText(t("approvals:post.banner"), { exact: true })).toBeVisible();
  await expect(badge).toHaveText(t("approvals:states.requested"));
  await expectAccessible(page, "approval-requested");

  const other = await openElsewhere(browser, world, { user: approver });
  const theirs = (one: Localized["t"]) => ({
    badge: other.locator("[data-approval]"),
    approve: other.getByRole("button", { name: one("approvals:post.approve"), exact: true }),
    change: other.getByRole("button", { name: one("approvals:post.requestChanges"), exact: true }),
    note: other.getByLabel(one("approvals:post.note"), { exact: true }),
  });
  const approval = theirs(en.t);
  await other.goto(en.at(path));
  await expect(other).toHaveTitle(new RegExp(`^${en.t("posts:editor.viewTitle")} `));
  await expect(
    other.getByRole("heading", { name: en.t("posts:editor.viewTitle"), exact: true, level: 1 }),
  ).toBeVisible();
  await expect(other.getByText("Erster Text").first()).toBeVisible();
  await expect(approval.approve).toBeVisible();
  await expectAccessible(other, "approval-decide");
  await approval.note.fill("Bitte den Preis nennen");
  await approval.change.click();
  await expect(approval.badge).toHaveText(en.t("approvals:states.changes_requested"));
  await expect.poll(saved).toBe("changes_requested");

  await page.reload();
  await expect(page.getByText("Bitte den Preis nennen").first()).toBeVisible();
  await expectAccessible(page, "approval-changes");
  await page.getByTestId("post-text").fill("Zweiter Text für 5 Euro");
  await button(t("posts:actions.saveChanges")).click();
  await expect(page.getByText(t("posts:done.changesSaved"), { exact: true })).toBeVisible();
  await button(t("approvals:post.requestAgain")).click();
  await page.getByLabel(t("approvals:post.requestNote"), { exact: true }).fill("Der Preis steht jetzt da");
  await expectAccessible(page, "approval-request");
  await button(t("approvals:post.send")).click();
  await expect(badge).toHaveText(t("approvals:states.requested"));
  await expect.poll(saved).toBe("requested");

  await other.reload();
  await expect(other.getByText("Der Preis steht jetzt da").first()).toBeVisible();
  await approval.approve.click();
  await expect(approval.badge).toHaveText(en.t("approvals:states.approved"));
  await expect.poll(saved).toBe("approved");
  await other.getByText(en.t("approvals:post.history.title"), { exact: true }).click();
  await expectAccessible(other, "approval-history");

  await page.reload();
  await expect(badge).toHaveText(t("approvals:states.approved"));
  await expectAccessible(page, "approval-approved");
  await page.getByTestId("post-text").fill("Dritter Text");
  await button(t("posts:actions.saveChanges")).click();
  await expect(badge).toHaveText(t("approvals:states.voided"));
  await expect(page.getByText(t("approvals:post.banner"), { exact: true })).toBeVisible();
  await expectAccessible(page, "approval-voided");
  await other.context().close();
});

test("an owner who may approve their own posts approves and schedules in one act", async ({
  page,
  world,
}) => {
  const { db, user } = world;
  const { slug, workspace } = await createTeam(world);
  await createApprovalStages(world, workspace.id, [{ name: "Team" }], { isOwnAllowed: true });
  const draft = await createPost(db, { id: user.id, workspaceId: workspace.id }, { content: "One of mine" });
  const { t } = en;
  await world.login(page);
  await page.goto(en.at(`/app/w/${slug}/content/edit/${draft.id}`));
  await page.getByRole("button", { name: t("posts:actions.schedule"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t("posts:schedule.title"), exact: true });
  await dialog
    .getByRole("group", { name: t("posts:schedule.presets") })
    .getByRole("button")
    .first()
    .click();
  await dialog.getByRole("checkbox", { name: t("approvals:post.act.own"), exact: true }).click();
  await expectAccessible(page, "approval-own");
  await dialog.getByRole("button", { name: t("approvals:post.act.approveAndSchedule"), exact: true }).click();
  await expect(page.locator("[data-approval]")).toHaveText(t("approvals:states.approved"));
  await expect(page.getByText(t("approvals:post.banner"), { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: t("posts:actions.reschedule"), exact: true }).click();
  await expect(page.getByText(t("approvals:post.act.again"), { exact: true })).toBeVisible();
  await expectAccessible(page, "approval-move");
});
