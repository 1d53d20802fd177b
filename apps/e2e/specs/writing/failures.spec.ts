import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { monthsAround } from "../../fixtures/berlin-time";
import { expect, test, type World } from "../../fixtures/world";
import { wizardPage } from "./wizard-page";

const here = localized("en");
const { t, at } = here;

/** One failure before any text and one after some; the mapping of failures to reasons is tested in the unit tests. */
const FAILURES = [
  { failure: "quota", messages: [t("writing:result.failures.quota")] },
  {
    failure: "cut_midway",
    messages: [t("writing:result.failures.unavailable"), t("writing:result.left.kept")],
  },
];

async function useUpAiPosts({ db, user }: World): Promise<void> {
  const used = {
    userId: user.id,
    kind: "write",
    units: 1,
    engine: "model",
    model: "m",
    state: "spent",
  } as const;
  const data = monthsAround().flatMap((month) => Array.from({ length: 5 }, () => ({ ...used, month })));
  await db.generation.createMany({ data });
}

for (const { failure, messages } of FAILURES)
  test(`a generation that fails with ${failure} shows the reason, costs nothing and can be replaced by an outline`, async ({
    page,
    world,
  }) => {
    const wizard = wizardPage(page, here);
    await wizard.open(world);
    await wizard.generate(`Meetings, emulate failure: ${failure}`);
    const notice = page.getByTestId("writing-failure");
    for (const text of [t("writing:result.failed"), ...messages, t("writing:result.cost.nothing")])
      await expect(notice.getByText(text, { exact: true })).toBeVisible();
    await expectAccessible(page, `wizard-${failure}`);
    const paid = { where: { userId: world.user.id, state: "spent", units: { gt: 0 } } } as const;
    expect(await world.db.generation.count(paid)).toBe(0);

    await notice.getByRole("button", { name: t("writing:result.outlineInstead"), exact: true }).click();
    await expect(wizard.outlineBadge).toBeVisible();
    await expect(wizard.text).toHaveValue(/./);
    expect(await world.db.generation.count(paid)).toBe(0);
  });

test("Escape stops the generation and keeps the text received so far", async ({ page, world }) => {
  const wizard = wizardPage(page, here);
  await wizard.open(world);
  // The emulator stops after some words, so the text cannot be complete before Escape is pressed.
  await wizard.generate("Meetings, emulate failure: hang_midway");
  await wizard.expectFirstText();
  await expectAccessible(page, "wizard-writing");
  await page.keyboard.press("Escape");
  const notice = page.getByTestId("writing-failure");
  await expect(notice.getByText(t("writing:result.stopped"), { exact: true })).toBeVisible();
  await expect(wizard.result.getByText(t("writing:result.partial"), { exact: true })).toBeVisible();
  await expect(wizard.text).toHaveValue(/\S \S/);
  await expectAccessible(page, "wizard-stopped");
  expect(await world.db.generation.findMany({ where: { userId: world.user.id } })).toMatchObject([
    { state: "spent", units: 1, failure: "stopped" },
  ]);
});

test("a used-up plan is shown before a click and offers an outline and the editor", async ({
  page,
  world,
}) => {
  await useUpAiPosts(world);
  const wizard = wizardPage(page, here);
  await wizard.open(world);
  await wizard.topic.fill("One more post");
  for (const step of [2, 3, 4]) await wizard.toStep(step);
  const card = page.getByTestId("ai-limit");
  await expect(card.getByText(t("writing:usage.limitTitle"), { exact: true })).toBeVisible();
  await expect(card.getByText(t("writing:usage.limitText"), { exact: true })).toBeVisible();
  await expect(card.getByRole("link", { name: t("errors:links.plans"), exact: true })).toHaveAttribute(
    "href",
    at("/app/user/subscription"),
  );
  await expectAccessible(page, "wizard-limit");
  await wizard.button(t("writing:generate.outlineInstead")).click();
  await expect(wizard.outlineBadge).toBeVisible();
  await expect(wizard.text).toHaveValue(/./);
  await expectAccessible(page, "wizard-outline");
});
