import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";
import { compassPage } from "./compass-page";
import { seedAnalyses } from "./seed-analyses";

const here = localized("de");
const { t } = here;

test("earlier analyses can be reopened, also by the back button, and removed", async ({ page, world }) => {
  await seedAnalyses(world, ["Eins", "Zwei", "Drei", "Vier", "Fünf", "Sechs"]);
  await world.login(page);
  const { path, found, topics } = compassPage(page, here);
  await page.goto(path);
  const card = page.getByRole("region", { name: t("compass:history.title"), exact: true });
  const rows = card.getByTestId("analysis");
  const button = (name: string) => card.getByRole("button", { name, exact: true });
  await expect(rows).toHaveCount(5);
  await button(t("compass:history.showAll", { number: 6 })).click();
  await expect(rows).toHaveCount(6);
  await expect(button(t("compass:history.showFewer"))).toBeVisible();

  await button("Zwei").click();
  await expect(found).toBeFocused();
  await expect(topics.getByRole("heading")).toHaveText(["Thema aus Zwei"]);
  await expect(topics.getByRole("blockquote")).toContainText("Ein Satz, der darin steht.");
  await expect(topics.getByRole("list", { name: t("topics:keywords"), exact: true })).toHaveText("feedback");
  await expect(topics.getByRole("link")).toHaveAttribute("href", "https://www.example.com/1");
  await expect(button("Zwei")).toHaveAttribute("aria-current", "true");
  await expect(page).toHaveURL(/analysis=/);
  const atTwo = page.url();
  await expectAccessible(page, "compass-history");
  await button("Drei").click();
  await expect(topics.getByRole("heading")).toHaveText(["Thema aus Drei"]);
  // The URL is updated a moment later.
  await expect(page).not.toHaveURL(atTwo);
  await page.goBack();
  await expect(topics.getByRole("heading")).toHaveText(["Thema aus Zwei"]);

  await button(t("compass:history.remove", { title: "Zwei" })).click();
  const dialog = page.getByRole("alertdialog", { name: t("compass:history.removeTitle"), exact: true });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, "compass-remove");
  await dialog.getByRole("button", { name: t("compass:history.removeAction"), exact: true }).click();
  const removed = t("compass:history.removed", { title: "Zwei" });
  await expect(page.getByText(removed, { exact: true }).first()).toBeVisible();
  await expect(rows).toHaveCount(5);
  await expect(rows.filter({ hasText: "Drei" })).toBeFocused();
  await expect(topics).toHaveCount(0);
  expect(await world.db.analysis.count({ where: { userId: world.user.id } })).toBe(5);

  await page.goto(`${path}?analysis=${crypto.randomUUID()}`);
  await expect(page.getByText(t("errors:analysis_not_found"), { exact: true })).toBeVisible();
  await expectAccessible(page, "compass-gone");
});
