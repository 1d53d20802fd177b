import type { Page } from "@playwright/test";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { ANY, messagePattern } from "../../fixtures/message-pattern";
import { expect, test } from "../../fixtures/world";
import { expectStep, type Step, loginBeforeOnboarding, openStep } from "./onboarding-page";

const english = localized("en");
const { language, t, at } = english;
const OWN_TOPIC = "My first hundred days";
const STARTER = t("topics:starters.leadership.firstTeam.title");
const NOT_CONNECTED = {
  linkedinStatus: "none",
  linkedinAuthorized: false,
  linkedinAccessToken: null,
} as const;
/**
 * A text that each step shows when it has loaded. The language step is checked by shell/accessibility.spec.ts, and the
 * topics step below with some topics chosen.
 */
const LOADED = {
  welcome: t("onboarding:welcome.promise"),
  connect: t("onboarding:connect.scopes"),
  post: t("onboarding:post.draft"),
  complete: t("onboarding:complete.noPost"),
} as const satisfies Partial<Record<Step, string>>;

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });

test("the steps are accessible before anything is done", async ({ page, world }) => {
  await loginBeforeOnboarding(page, world, language);
  for (const [step, loaded] of Object.entries(LOADED) as [Step, string][]) {
    await openStep(page, english, step);
    await expect(page.getByText(loaded, { exact: true })).toBeVisible();
    await expectAccessible(page, `onboarding-${step}`);
  }
});

test("the time zone of the device is proposed and saved by Continue", async ({ page, world }) => {
  await loginBeforeOnboarding(page, world, language, { timezone: "America/New_York" });
  await openStep(page, english, "welcome");
  await expect(page.getByRole("combobox")).toHaveValue("Europe/Berlin");
  await page.keyboard.press("Enter");
  await expectStep(page, english, "connect");
  const user = await world.db.user.findUniqueOrThrow({ where: { id: world.user.id } });
  expect(user.timezone).toBe("Europe/Berlin");
});

test("LinkedIn can be connected from its step, also after a failure", async ({ page, world }) => {
  await loginBeforeOnboarding(page, world, language, NOT_CONNECTED);
  await openStep(page, english, "connect");
  await expect(page.getByText(t("onboarding:connect.notConnected"), { exact: true })).toBeVisible();

  await page.goto(at("/app/onboarding?step=connect&linkedin=failed"));
  await expectStep(page, english, "connect");
  await expect(page.getByRole("alert").getByText(t("shell:outcome.failed"), { exact: true })).toBeVisible();
  await expectAccessible(page, "onboarding-connect-failed");
  await page.getByRole("link", { name: t("onboarding:connect.reconnect"), exact: true }).click();
  // The next controls are on the emulated consent page.
  const family = world.user.name!.split(" ").at(-1)!;
  await page.getByRole("radio", { name: new RegExp(`${family}(?!\\d)`) }).check();
  await page.getByRole("button", { name: "Allow" }).click();
  await expectStep(page, english, "connect");
  const connected = t("onboarding:connect.connectedAs", { name: world.user.name });
  await expect(page.getByText(connected, { exact: true })).toBeVisible();
});

test("a user can continue without LinkedIn and sees the consequences", async ({ page, world }) => {
  await loginBeforeOnboarding(page, world, language, NOT_CONNECTED);
  await openStep(page, english, "connect");
  await button(page, t("onboarding:connect.without")).click();
  await expectStep(page, english, "topics");
  await openStep(page, english, "post");
  await expect(page.getByText(t("onboarding:post.noConnectionText"), { exact: true })).toBeVisible();
  const publish = `${t("onboarding:post.publishNow")} ${t("onboarding:post.nowText")}`;
  await expect(button(page, publish)).toBeDisabled();
  const tomorrow = messagePattern(`${t("onboarding:post.tomorrow")} ${ANY}`);
  await expect(button(page, tomorrow)).toBeEnabled();
  await expectAccessible(page, "onboarding-post-not-connected");
});

test("topics can be switched on and off, and a failed change is reported and reverted", async ({
  page,
  world,
}) => {
  await loginBeforeOnboarding(page, world, language);
  const count = () => world.db.topic.count({ where: { userId: world.user.id, deletedAt: null } });
  await openStep(page, english, "topics");
  const starter = button(page, STARTER);
  await starter.click();
  await expect.poll(count).toBe(1);
  await expect(starter).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText(t("onboarding:topics.chosen", { count: 1 }), { exact: true })).toBeVisible();
  await page.reload();
  await expectStep(page, english, "topics");
  await expect(starter).toHaveAttribute("aria-pressed", "true");
  await starter.click();
  await expect.poll(count).toBe(0);
  await expect(starter).toHaveAttribute("aria-pressed", "false");

  await page.route("**/api/trpc/**", (route) =>
    /topics\.(add|restore)/.test(route.request().url()) ? route.abort() : route.fallback(),
  );
  const own = page.getByRole("textbox", { name: t("onboarding:topics.own"), exact: true });
  await own.fill(OWN_TOPIC);
  await own.press("Enter");
  await expect(page.getByText(t("topics:failedTo.update"), { exact: true }).first()).toBeVisible();
  await expectAccessible(page, "onboarding-topic-failed");
  // The typed text stays in the field.
  await expect(own).toHaveValue(OWN_TOPIC);
  await page.unroute("**/api/trpc/**");
  await own.press("Enter");
  await expect.poll(count).toBe(1);
  await expect(button(page, OWN_TOPIC)).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page, "onboarding-topics-filled");
});
