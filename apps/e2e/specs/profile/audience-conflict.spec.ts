import { patientPage } from "../../fixtures/come-alive";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { LANGUAGES } from "../../fixtures/in-language";
import { expect, test } from "../../fixtures/world";
import { openAudiences, seedAudiences } from "./open-audiences";

for (const language of LANGUAGES) {
  test(`${language}: changed in a second tab: both are shown, and the user chooses`, async ({
    page,
    world,
  }) => {
    await seedAudiences(world, "Founders");
    await world.login(page);
    const mine = await openAudiences(page, language);
    const { w } = mine;
    await mine.act(w.edit("Founders")).click();
    const tab = patientPage(await page.context().newPage());
    const other = await openAudiences(tab, language);
    const changeThere = async (name: string, description: string) => {
      await other.rows.getByRole("button").first().click();
      await other.name.fill(name);
      await other.description.fill(description);
      await other.press(w.save);
      await expect(other.dialog).toHaveCount(0);
      await expect(other.rowOf(description)).toBeVisible();
    };

    await changeThere("Founders", "Written in the other tab");
    await mine.description.fill("Written here");
    await mine.press(w.save);
    await expect(mine.alert).toContainText(w.failed);
    await expect(mine.alert).toContainText("Written in the other tab");
    await expect(mine.description).toHaveValue("Written here");
    await expectAccessible(page, `audience-conflict-${language}`);
    await mine.press(w.takeTheirs);
    await expect(mine.alert).toHaveCount(0);
    await expect(mine.description).toHaveValue("Written in the other tab");

    await changeThere("Founders", "Once more in the other tab");
    await mine.name.fill("Women who found");
    await mine.press(w.save);
    await expect(mine.alert).toContainText("Once more in the other tab");
    await mine.press(w.saveMine);
    await expect(mine.dialog).toHaveCount(0);
    await expect(mine.rowOf("Women who found")).toContainText("Written in the other tab");
    expect(await world.db.audience.findMany({ where: { userId: world.user.id } })).toMatchObject([
      { name: "Women who found", description: "Written in the other tab" },
    ]);
  });

  test(`${language}: deleted in a second tab: what was typed becomes a new one`, async ({ page, world }) => {
    await seedAudiences(world, "Founders");
    await world.login(page);
    const on = await openAudiences(page, language);
    const { w } = on;
    await on.act(w.edit("Founders")).click();
    await on.name.fill("Women who found");
    await world.db.audience.updateMany({
      where: { userId: world.user.id },
      data: { deletedAt: new Date(), version: { increment: 1 } },
    });
    await on.press(w.save);
    await expect(on.alert).toContainText(w.gone);
    await expect(on.name).toHaveValue("Women who found");
    await expectAccessible(page, `audience-gone-${language}`);
    await on.press(w.saveAsNew);
    await expect(on.dialog).toHaveCount(0);
    await expect(on.rows).toHaveCount(1);
    await expect(on.rowOf("Women who found")).toBeVisible();

    // Changed since it was shown: it is not deleted unread.
    await world.db.audience.updateMany({
      where: { userId: world.user.id, deletedAt: null },
      data: { description: "Changed elsewhere", version: { increment: 1 } },
    });
    await on.act(w.delete("Women who found")).click();
    await expect(page.getByText(w.failed, { exact: true }).first()).toBeVisible();
    await expect(on.rowOf("Changed elsewhere")).toBeVisible();
  });
}
