import { hydratedPage } from "../../fixtures/wait-for-hydration";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";
import { openAudiences, seedAudiences } from "./open-audiences";

const german = localized("de");
const { t } = german;

test("an audience changed in a second tab is shown in both versions, and the user chooses one", async ({
  page,
  world,
}) => {
  await seedAudiences(world, "Founders");
  await world.login(page);
  const mine = await openAudiences(page, german);
  await mine.edit("Founders");
  const tab = hydratedPage(await page.context().newPage());
  const other = await openAudiences(tab, german);
  const changeThere = async (name: string, description: string) => {
    await other.rows.getByRole("button").first().click();
    await other.name.fill(name);
    await other.description.fill(description);
    await other.save();
    await expect(other.dialog).toHaveCount(0);
    await expect(other.getRow(description)).toBeVisible();
  };

  await changeThere("Founders", "Written in the other tab");
  await mine.description.fill("Written here");
  await mine.save();
  await expect(mine.alert).toContainText(t("audiences:failedTo.save"));
  await expect(mine.alert).toContainText("Written in the other tab");
  await expect(mine.description).toHaveValue("Written here");
  await expectAccessible(page, "audience-conflict");
  await mine.press(t("audiences:dialog.takeTheirs"));
  await expect(mine.alert).toHaveCount(0);
  await expect(mine.description).toHaveValue("Written in the other tab");

  await changeThere("Founders", "Once more in the other tab");
  await mine.name.fill("Women who found");
  await mine.save();
  await expect(mine.alert).toContainText("Once more in the other tab");
  await mine.press(t("audiences:dialog.saveMine"));
  await expect(mine.dialog).toHaveCount(0);
  await expect(mine.getRow("Women who found")).toContainText("Written in the other tab");
  expect(await world.db.audience.findMany({ where: { userId: world.user.id } })).toMatchObject([
    { name: "Women who found", description: "Written in the other tab" },
  ]);
});

test("edits of an audience deleted in a second tab can be saved as a new audience", async ({
  page,
  world,
}) => {
  await seedAudiences(world, "Founders");
  await world.login(page);
  const on = await openAudiences(page, german);
  await on.edit("Founders");
  await on.name.fill("Women who found");
  await world.db.audience.updateMany({
    where: { userId: world.user.id },
    data: { deletedAt: new Date(), version: { increment: 1 } },
  });
  await on.save();
  await expect(on.alert).toContainText(t("errors:audience_not_found"));
  await expect(on.name).toHaveValue("Women who found");
  await expectAccessible(page, "audience-gone");
  await on.press(t("audiences:dialog.saveAsNew"));
  await expect(on.dialog).toHaveCount(0);
  await expect(on.rows).toHaveCount(1);
  await expect(on.getRow("Women who found")).toBeVisible();

  // An audience that has changed since it was shown is not deleted.
  await world.db.audience.updateMany({
    where: { userId: world.user.id, deletedAt: null },
    data: { description: "Changed elsewhere", version: { increment: 1 } },
  });
  await on.delete("Women who found");
  await expect(page.getByText(t("audiences:failedTo.save"), { exact: true }).first()).toBeVisible();
  await expect(on.getRow("Changed elsewhere")).toBeVisible();
});
