import { expectAccessible } from "../../fixtures/expect-accessible";
import { inLanguage, LANGUAGES } from "../../fixtures/in-language";
import { expect, test } from "../../fixtures/world";
import { COMPASS_WORDS } from "./compass-words";
import { seedAnalyses } from "./seed-analyses";

for (const language of LANGUAGES) {
  const t = COMPASS_WORDS[language];
  const path = inLanguage(language, "/app/content/compass");

  test(`${language}: earlier analyses are opened again, also by the back button, and removed`, async ({
    page,
    world,
  }) => {
    await seedAnalyses(world, ["One", "Two", "Three", "Four", "Five", "Six"], language);
    await world.login(page);
    await page.goto(path);
    const card = page.getByRole("region", { name: t.history, exact: true });
    const rows = card.getByTestId("analysis");
    const open = (title: string) => card.getByRole("button", { name: title, exact: true });
    await expect(rows).toHaveCount(5);
    await card.getByRole("button", { name: t.showAll, exact: true }).click();
    await expect(rows).toHaveCount(6);
    await expect(card.getByRole("button", { name: t.showFewer, exact: true })).toBeVisible();

    await open("Two").click();
    const found = page.getByRole("heading", { name: t.found, exact: true });
    await expect(found).toBeFocused();
    const topic = page.getByTestId("found-topic");
    await expect(topic.getByRole("heading")).toHaveText(["Topic of Two"]);
    await expect(topic.getByRole("blockquote")).toContainText("A sentence that stands in it.");
    await expect(topic.getByRole("list", { name: t.keywords })).toHaveText("feedback");
    await expect(topic.getByRole("link")).toHaveAttribute("href", "https://www.example.com/1");
    await expect(open("Two")).toHaveAttribute("aria-current", "true");
    await expect(page).toHaveURL(/analysis=/);
    const atTwo = page.url();
    await expectAccessible(page, `compass-history-${language}`);
    await open("Three").click();
    await expect(topic.getByRole("heading")).toHaveText(["Topic of Three"]);
    // The address follows what is shown a moment later.
    await expect(page).not.toHaveURL(atTwo);
    await page.goBack();
    await expect(topic.getByRole("heading")).toHaveText(["Topic of Two"]);

    await card.getByRole("button", { name: t.remove("Two"), exact: true }).click();
    const dialog = page.getByRole("alertdialog");
    await expectAccessible(page, `compass-remove-${language}`);
    await dialog.getByRole("button", { name: t.removeAction, exact: true }).click();
    await expect(page.getByText(t.removed("Two"), { exact: true }).first()).toBeVisible();
    await expect(rows).toHaveCount(5);
    await expect(rows.filter({ hasText: "Three" })).toBeFocused();
    await expect(topic).toHaveCount(0);
    expect(await world.db.analysis.count({ where: { userId: world.user.id } })).toBe(5);

    await page.goto(`${path}?analysis=${crypto.randomUUID()}`);
    await expect(page.getByText(t.gone, { exact: true })).toBeVisible();
    await expectAccessible(page, `compass-gone-${language}`);
  });
}
