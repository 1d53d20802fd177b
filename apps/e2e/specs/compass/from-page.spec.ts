import type { Page } from "@playwright/test";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";
import { middayInTwoDays, wizardPage } from "../writing/wizard-page";
import { compassPage } from "./compass-page";

const here = localized("en");
const { t } = here;

async function analyse(page: Page, world: World, path: `/${string}`): Promise<void> {
  const compass = compassPage(page, here);
  await page.goto(compass.path);
  await compass.url.fill(`${world.pagesUrl}${path}`);
  await compass.find.click();
}

test("an article leads to a scheduled post", async ({ page, world }) => {
  const compass = compassPage(page, here);
  await world.login(page);
  await analyse(page, world, "/article-en");
  await expect(compass.found).toBeFocused();
  const card = compass.topics.first();
  await expect(card.getByRole("link")).toHaveAttribute("href", `${world.pagesUrl}/article-en`);
  await expect(page.getByTestId("analysis").first()).toContainText("Remote work needs written agreements");
  const title = await card.getByRole("heading", { level: 3 }).innerText();
  await compass.create(title).click();
  await page.waitForURL(/\/app\/content\/create\?.*\bc=/);

  const wizard = wizardPage(page, here);
  await expect.poll(async () => (await wizard.topic.inputValue()).startsWith(title)).toBe(true);
  await expectAccessible(page, "wizard-from-article");
  for (const step of [2, 3, 4]) await wizard.toStep(step);
  await wizard.button(t("writing:generate.first")).click();
  await expect(wizard.resultHeading).toBeFocused();
  await wizard.tick.check();
  const scheduledAt = middayInTwoDays();
  await wizard.schedule(scheduledAt);
  expect(await world.db.post.findMany({ where: { authorId: world.user.id } })).toMatchObject([
    { status: "scheduled", aiOrigin: "generated", scheduledAt },
  ]);
});

test("only the beginning of a long page is analysed, and the result says so", async ({ page, world }) => {
  const compass = compassPage(page, here);
  await world.login(page);
  await analyse(page, world, "/long-en");
  await expect(compass.found).toBeFocused();
  await expect(compass.source).toContainText(t("compass:sourceLanguage.en"));
  await expect(compass.source).toContainText(t("compass:truncated", { max: "10,000" }));
  await expectAccessible(page, "compass-truncated");
});

test("a page that cannot be read shows the reason", async ({ page, world }) => {
  const { failure, button } = compassPage(page, here);
  const pages = [
    ["/nested", "too_complex"],
    ["/members", "blocked"],
    ["/picture", "not_text"],
    ["/nowhere", "unreachable"],
  ] as const;
  await world.login(page);
  for (const [path, reason] of pages) {
    await analyse(page, world, path);
    await expect(failure.getByText(t(`compass:reasons.${reason}`), { exact: true })).toBeVisible();
    await expect(button(t("compass:ways.text"))).toBeVisible();
  }
});
