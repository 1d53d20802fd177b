import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";
import { openAudiences, seedAudiences } from "./open-audiences";

const FAILURE = { status: 500, body: "{}" };
const german = localized("de");
const { t } = german;

test("an audience can be created, edited, deleted and restored in two ways", async ({ page, world }) => {
  await world.login(page);
  const on = await openAudiences(page, german);
  const titled = (name: string) => page.getByRole("dialog", { name, exact: true });
  const recently = on.section.getByText(t("audiences:deleted.title", { count: 1 }), { exact: true });
  await expect(on.section.getByText(t("audiences:empty"), { exact: true })).toBeVisible();
  await on.newOne.click();
  await expect(titled(t("audiences:dialog.newTitle"))).toBeVisible();
  await expectAccessible(page, "audience-new");
  await on.name.fill("  Founders ");
  await on.description.fill("They decide alone.\nThey read on the phone.");
  await on.save();
  await expect(page.getByText(t("audiences:done.saved", { name: "Founders" })).first()).toBeVisible();
  await expect(on.dialog).toHaveCount(0);
  await expect(on.getRow("Founders")).toContainText("They read on the phone.");
  await expect(on.newOne).toBeFocused();

  await on.edit("Founders");
  await expect(titled(t("audiences:dialog.editTitle"))).toBeVisible();
  await expect(on.name).toHaveValue("Founders");
  await on.name.fill("Female founders");
  // The shortcut of the main action also works in the text field.
  await on.description.press("ControlOrMeta+Enter");
  await expect(on.getRow("Female founders")).toBeVisible();
  await page.reload();
  await expect(on.getRow("Female founders")).toContainText("They decide alone.");

  await on.delete("Female founders");
  const deleted = t("audiences:done.deleted", { name: "Female founders" });
  await expect(page.getByText(deleted).first()).toBeVisible();
  await expect(on.rows).toHaveCount(0);
  await expect(on.heading).toBeFocused();
  await page
    .getByRole("button", { name: t("common:undo"), exact: true })
    .first()
    .click();
  await expect(on.getRow("Female founders")).toBeVisible();
  await expect(recently).toHaveCount(0);

  await on.delete("Female founders");
  await expect(on.rows).toHaveCount(0);
  await recently.click();
  await expect(on.deleted).toContainText("Female founders");
  await expectAccessible(page, "audience-deleted");
  await on.restore("Female founders");
  await expect(on.getRow("Female founders")).toBeVisible();
  await expect(on.deleted).toHaveCount(0);
});

test("both fields of an audience enforce their limits", async ({ page, world }) => {
  await world.login(page);
  const on = await openAudiences(page, german);
  const says = (text: string) => on.dialog.getByText(text, { exact: true });
  await on.newOne.click();
  await on.save();
  await expect(says(t("audiences:problems.name.missing"))).toBeVisible();
  await expect(says(t("audiences:problems.description.missing"))).toBeVisible();
  await expect(on.name).toBeFocused();
  await on.name.fill("   ");
  await on.save();
  await expect(says(t("audiences:problems.name.missing"))).toBeVisible();
  await on.name.fill("n".repeat(81));
  await on.description.fill("d".repeat(1001));
  await expect(says("Der Name darf höchstens 80 Zeichen lang sein.")).toBeVisible();
  await expect(says("Die Beschreibung darf höchstens 1.000 Zeichen lang sein.")).toBeVisible();
  await on.save();
  await expect(on.name).toBeFocused();
  await expect(on.name).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page, "audience-too-long");
  expect(await world.db.audience.count({ where: { userId: world.user.id } })).toBe(0);

  await on.name.fill("n".repeat(80));
  await on.description.fill("d".repeat(1000));
  await on.save();
  await expect(on.rows).toHaveCount(1);
  await expect(on.rows).toContainText("n".repeat(80));
  await expectAccessible(page, "audience-longest");
});

test("en: the limit of a description is written in English number format", async ({ page, world }) => {
  await world.login(page);
  const on = await openAudiences(page, localized("en"));
  await on.newOne.click();
  await on.description.fill("d".repeat(1001));
  const bound = "The description takes at most 1,000 characters.";
  await expect(on.dialog.getByText(bound, { exact: true })).toBeVisible();
});

test("a failed call shows an error, and nothing typed is lost", async ({ page, world }) => {
  await seedAudiences(world, "Buyers");
  await world.login(page);
  await page.route(/\/api\/trpc\/[^?]*audiences\.list/, (route) => route.fulfill(FAILURE));
  const on = await openAudiences(page, german);
  await expect(on.section.getByText(t("audiences:loadFailed"), { exact: true })).toBeVisible();
  await expectAccessible(page, "audience-load-failed");
  await page.unrouteAll({ behavior: "wait" });
  await on.retry.click();
  await expect(on.getRow("Buyers")).toBeVisible();

  await page.route(/\/api\/trpc\/[^?]*audiences\.(create|delete)/, (route) => route.fulfill(FAILURE));
  await on.delete("Buyers");
  await expect(page.getByText(t("audiences:failedTo.save"), { exact: true }).first()).toBeVisible();
  await expect(on.getRow("Buyers")).toBeVisible();
  await on.newOne.click();
  await on.name.fill("Founders");
  await on.description.fill("They decide alone");
  await on.save();
  await expect(on.alert).toContainText(t("audiences:failedTo.save"));
  await expect(on.alert).toContainText(t("audiences:dialog.kept"));
  await expect(on.name).toHaveValue("Founders");
  await expect(on.description).toHaveValue("They decide alone");
  await expectAccessible(page, "audience-save-failed");
  await page.unrouteAll({ behavior: "wait" });
  await on.save();
  await expect(on.getRow("Founders")).toBeVisible();
});

test("a user cannot save more than fifty audiences", async ({ page, world }) => {
  const full = t("errors:audiences_full", { max: 50 });
  await seedAudiences(world, ...Array.from({ length: 49 }, (_, i) => `Audience ${i}`));
  await world.login(page);
  const on = await openAudiences(page, german);
  await expect(on.rows).toHaveCount(49);
  await on.newOne.click();
  await on.name.fill("One too many");
  await on.description.fill("Another tab was faster");
  await seedAudiences(world, "The fiftieth");
  await on.save();
  await expect(on.alert).toContainText(full);
  await expect(on.name).toHaveValue("One too many");
  await on.press(t("common:cancel"));

  await page.reload();
  await expect(on.rows).toHaveCount(50);
  await expect(on.section.getByText(t("audiences:full", { max: 50 }), { exact: true })).toBeVisible();
  await expect(on.newOne).toBeDisabled();
  await expectAccessible(page, "audience-full");
});
