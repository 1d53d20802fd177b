import { expectAccessible } from "../../fixtures/expect-accessible";
import { inLanguage, LANGUAGES } from "../../fixtures/in-language";
import { expect, test } from "../../fixtures/world";
import { wizardPage } from "./wizard-page";
import { WRITING_WORDS } from "./writing-words";

const FAILURES = ["quota", "refusal", "server_error", "prose", "cut_midway"] as const;

for (const language of LANGUAGES) {
  const t = WRITING_WORDS[language];

  for (const failure of FAILURES)
    test(`${language}: ${failure}: said, free of charge, and an outline helps`, async ({ page, world }) => {
      const wizard = wizardPage(page, language);
      await wizard.open(world);
      await wizard.generate(`Meetings, emulate failure: ${failure}`);
      await expect(page.getByText(t.failed).first()).toBeVisible();
      await expect(page.getByText(t.failures[failure]).first()).toBeVisible();
      await expect(page.getByText(t.free).first()).toBeVisible();
      await expectAccessible(page, `wizard-${failure}-${language}`);
      const paid = { where: { userId: world.user.id, state: "spent", units: { gt: 0 } } } as const;
      expect(await world.db.generation.count(paid)).toBe(0);

      await wizard.result.getByRole("button", { name: t.outlineInstead, exact: true }).click();
      await expect(wizard.result.getByText(t.outline, { exact: true }).first()).toBeVisible();
      await expect(wizard.text).toHaveValue(/./);
      expect(await world.db.generation.count(paid)).toBe(0);
    });

  test(`${language}: Stop keeps what has come`, async ({ page, world }) => {
    const wizard = wizardPage(page, language);
    await wizard.open(world);
    await wizard.generate("Meetings, emulate failure: slow");
    const streamed = wizard.result.getByTestId("writing-text");
    await expect(streamed).toHaveText(/\w+ \w+/);
    await expectAccessible(page, `wizard-writing-${language}`);
    await page.keyboard.press("Escape");
    await expect(page.getByText(t.stopped).first()).toBeVisible();
    await expect(wizard.result.getByText(t.partial, { exact: true })).toBeVisible();
    await expect(wizard.text).toHaveValue(/\w+ \w+/);
    await expectAccessible(page, `wizard-stopped-${language}`);
    expect(await world.db.generation.findMany({ where: { userId: world.user.id } })).toMatchObject([
      { state: "spent", units: 1, failure: "stopped" },
    ]);
  });

  test(`${language}: at the limit: said before a click, and two ways on`, async ({ page, world }) => {
    const month = new Intl.DateTimeFormat("sv-SE", { timeZone: world.user.timezone })
      .format(new Date())
      .slice(0, 7);
    const used = {
      userId: world.user.id,
      kind: "write",
      month,
      units: 1,
      engine: "model",
      model: "m",
    } as const;
    await world.db.generation.createMany({
      data: Array.from({ length: 5 }, () => ({ ...used, state: "spent" as const })),
    });
    const wizard = wizardPage(page, language);
    await wizard.open(world);
    await wizard.topic.fill("One more post");
    for (const step of [2, 3, 4]) await wizard.toStep(step);
    await expect(page.getByText(t.limitTitle).first()).toBeVisible();
    await expect(page.getByText(t.limitText).first()).toBeVisible();
    await expect(page.getByRole("link", { name: t.plans, exact: true })).toHaveAttribute(
      "href",
      new RegExp(`${inLanguage(language, "/app/user/settings")}\\?tab=subscription`),
    );
    await expectAccessible(page, `wizard-limit-${language}`);
    await wizard.button(t.outlineInstead).first().click();
    await expect(wizard.result.getByText(t.outline, { exact: true }).first()).toBeVisible();
    await expect(wizard.text).toHaveValue(/./);
    await expectAccessible(page, `wizard-outline-${language}`);
  });
}
