import { expectAccessible } from "../../fixtures/expect-accessible";
import { LANGUAGES } from "../../fixtures/in-language";
import { expect, test } from "../../fixtures/world";
import { openAudiences, seedAudiences } from "./open-audiences";

const FAILURE = { status: 500, body: "{}" };

for (const language of LANGUAGES) {
  test(`${language}: an audience is created, edited, deleted, and brought back twice`, async ({
    page,
    world,
  }) => {
    await world.login(page);
    const on = await openAudiences(page, language);
    const { w } = on;
    await expect(on.section.getByText(w.empty, { exact: true })).toBeVisible();
    await on.newOne.click();
    await expect(page.getByRole("dialog", { name: w.newTitle, exact: true })).toBeVisible();
    await expectAccessible(page, `audience-new-${language}`);
    await on.name.fill("  Founders ");
    await on.description.fill("They decide alone.\nThey read on the phone.");
    await on.press(w.save);
    await expect(page.getByText(w.saved("Founders")).first()).toBeVisible();
    await expect(on.dialog).toHaveCount(0);
    await expect(on.rowOf("Founders")).toContainText("They read on the phone.");
    await expect(on.newOne).toBeFocused();
    await expectAccessible(page, `audience-list-${language}`);

    await on.act(w.edit("Founders")).click();
    await expect(page.getByRole("dialog", { name: w.editTitle, exact: true })).toBeVisible();
    await expect(on.name).toHaveValue("Founders");
    await on.name.fill("Female founders");
    // The keys of the main action work from the text as well.
    await on.description.press("ControlOrMeta+Enter");
    await expect(on.rowOf("Female founders")).toBeVisible();
    await page.reload();
    await expect(on.rowOf("Female founders")).toContainText("They decide alone.");

    await on.act(w.delete("Female founders")).click();
    await expect(page.getByText(w.deleted("Female founders")).first()).toBeVisible();
    await expect(on.rows).toHaveCount(0);
    await expect(on.heading).toBeFocused();
    await page.getByRole("button", { name: w.undo, exact: true }).first().click();
    await expect(on.rowOf("Female founders")).toBeVisible();
    await expect(on.section.getByText(w.recently(1), { exact: true })).toHaveCount(0);

    await on.act(w.delete("Female founders")).click();
    await expect(on.rows).toHaveCount(0);
    await on.section.getByText(w.recently(1), { exact: true }).click();
    await expect(on.section.getByTestId("deleted-audience")).toContainText("Female founders");
    await expectAccessible(page, `audience-deleted-${language}`);
    await on.act(w.restore("Female founders")).click();
    await expect(on.rowOf("Female founders")).toBeVisible();
    await expect(on.section.getByTestId("deleted-audience")).toHaveCount(0);
  });

  test(`${language}: at the bounds of both fields`, async ({ page, world }) => {
    await world.login(page);
    const on = await openAudiences(page, language);
    const { w } = on;
    await on.newOne.click();
    await on.press(w.save);
    await expect(on.dialog.getByText(w.noName, { exact: true })).toBeVisible();
    await expect(on.dialog.getByText(w.noDescription, { exact: true })).toBeVisible();
    await expect(on.name).toBeFocused();
    await on.name.fill("   ");
    await on.press(w.save);
    await expect(on.dialog.getByText(w.noName, { exact: true })).toBeVisible();
    await on.name.fill("n".repeat(81));
    await on.description.fill("d".repeat(1001));
    await expect(on.dialog.getByText(w.nameTooLong, { exact: true })).toBeVisible();
    await expect(on.dialog.getByText(w.descriptionTooLong, { exact: true })).toBeVisible();
    await on.press(w.save);
    await expect(on.name).toBeFocused();
    await expect(on.name).toHaveAttribute("aria-invalid", "true");
    await expectAccessible(page, `audience-too-long-${language}`);
    expect(await world.db.audience.count({ where: { userId: world.user.id } })).toBe(0);

    await on.name.fill("n".repeat(80));
    await on.description.fill("d".repeat(1000));
    await on.press(w.save);
    await expect(on.rows).toHaveCount(1);
    await expect(on.rows).toContainText("n".repeat(80));
    await expectAccessible(page, `audience-longest-${language}`);
  });

  test(`${language}: what fails says so, and nothing typed is lost`, async ({ page, world }) => {
    await seedAudiences(world, "Buyers");
    await world.login(page);
    await page.route(/\/api\/trpc\/[^?]*audiences\.list/, (route) => route.fulfill(FAILURE));
    const on = await openAudiences(page, language);
    const { w } = on;
    await expect(on.section.getByText(w.loadFailed, { exact: true })).toBeVisible();
    await expectAccessible(page, `audience-load-failed-${language}`);
    await page.unrouteAll({ behavior: "wait" });
    await on.act(w.retry).click();
    await expect(on.rowOf("Buyers")).toBeVisible();

    await page.route(/\/api\/trpc\/[^?]*audiences\.(create|delete)/, (route) => route.fulfill(FAILURE));
    await on.act(w.delete("Buyers")).click();
    await expect(page.getByText(w.failed, { exact: true }).first()).toBeVisible();
    await expect(on.rowOf("Buyers")).toBeVisible();
    await on.newOne.click();
    await on.name.fill("Founders");
    await on.description.fill("They decide alone");
    await on.press(w.save);
    await expect(on.alert).toContainText(w.failed);
    await expect(on.alert).toContainText(w.kept);
    await expect(on.name).toHaveValue("Founders");
    await expect(on.description).toHaveValue("They decide alone");
    await expectAccessible(page, `audience-save-failed-${language}`);
    await page.unrouteAll({ behavior: "wait" });
    await on.press(w.save);
    await expect(on.rowOf("Founders")).toBeVisible();
  });

  test(`${language}: the fiftieth is the last`, async ({ page, world }) => {
    const names = Array.from({ length: 49 }, (_, i) => `Audience ${i}`);
    await seedAudiences(world, ...names);
    await world.login(page);
    const on = await openAudiences(page, language);
    const { w } = on;
    await expect(on.rows).toHaveCount(49);
    await on.newOne.click();
    await on.name.fill("One too many");
    await on.description.fill("Another tab was faster");
    await seedAudiences(world, "The fiftieth");
    await on.press(w.save);
    await expect(on.alert).toContainText(w.full);
    await expect(on.name).toHaveValue("One too many");
    await on.press(w.cancel);

    await page.reload();
    await expect(on.rows).toHaveCount(50);
    await expect(on.section.getByText(w.full)).toBeVisible();
    await expect(on.newOne).toBeDisabled();
    await expectAccessible(page, `audience-full-${language}`);
  });
}
