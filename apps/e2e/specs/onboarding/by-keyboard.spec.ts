import { localized } from "../../fixtures/localized";
import { keyboardOnly } from "../../fixtures/keyboard-only";
import { ANY, messagePattern } from "../../fixtures/message-pattern";
import { signInAtLinkedIn } from "../../fixtures/sign-in-at-linkedin";
import { expect, test } from "../../fixtures/world";
import { expectStep } from "./onboarding-page";

const german = localized("de");
const { language, t, at } = german;
const OWN_TOPIC = "Meine ersten hundert Tage";
const STARTER = t("topics:starters.leadership.firstTeam.title");

test("a new member completes all six steps by keyboard alone and schedules a post", async ({
  page,
  world,
}) => {
  const family = `Neuling-${crypto.randomUUID().slice(0, 8)}`;
  const member = await world.linkedin.addMember({ given_name: "Nele", family_name: family });
  await page.goto(at("/login"));
  await signInAtLinkedIn(page, { language, member: family, firstTime: true });
  await page.waitForURL(`**${at("/app/onboarding")}`);
  const keyboard = await keyboardOnly(page);
  const user = () => world.db.user.findFirstOrThrow({ where: { linkedinProfileId: member.sub } });
  const progress = page.getByTestId("onboarding-progress");

  await expectStep(page, german, "language");
  await expect(progress).toHaveText("1 von 6 · etwa 3 Min.");
  await keyboard.press("Enter");
  await expectStep(page, german, "welcome");
  await keyboard.press("Enter");

  await expectStep(page, german, "connect");
  await expect(progress).toHaveText("3 von 6 · etwa 2 Min.");
  // The sign-in has already connected LinkedIn.
  const connected = t("onboarding:connect.connectedAs", { name: `Nele ${family}` });
  await expect(page.getByText(connected, { exact: true })).toBeVisible();
  await keyboard.press("Enter");

  await expectStep(page, german, "topics");
  await keyboard.tabTo(page.getByRole("textbox", { name: t("onboarding:topics.own"), exact: true }));
  await keyboard.type(OWN_TOPIC);
  await keyboard.press("Enter");
  const own = page.getByRole("button", { name: OWN_TOPIC, exact: true });
  await expect(own).toHaveAttribute("aria-pressed", "true");
  const starter = page.getByRole("button", { name: STARTER, exact: true });
  await keyboard.tabTo(own);
  await keyboard.press("ArrowRight");
  await expect(starter).toBeFocused();
  await keyboard.press("Space");
  await expect(starter).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText(t("onboarding:topics.chosen", { count: 2 }), { exact: true })).toBeVisible();
  await keyboard.choose(page.getByRole("button", { name: t("onboarding:continue"), exact: true }));

  await expectStep(page, german, "post");
  // The chosen topic is preselected.
  await expect(page.getByRole("radio", { name: STARTER, exact: true })).toBeChecked();
  await keyboard.tabTo(page.getByRole("textbox", { name: t("onboarding:post.text"), exact: true }));
  await keyboard.type(`Grüße 👋 ${family}`);
  await keyboard.tabTo(page.getByRole("textbox", { name: t("onboarding:post.hashtags"), exact: true }));
  await keyboard.type("#Führung, Team");
  await expect(page.getByTestId("preview-text")).toHaveText(`Grüße 👋 ${family}\n\n#Führung #Team`);
  const tomorrow = messagePattern(`${t("onboarding:post.tomorrow")} ${ANY} (Europe/Berlin)`);
  await keyboard.choose(page.getByRole("button", { name: tomorrow }));

  await expectStep(page, german, "complete");
  await expect(progress).toHaveText("6 von 6 · fertig");
  await expect(
    page.getByText(t("onboarding:complete.topicsCount", { count: 2 }), { exact: true }),
  ).toBeVisible();
  await expect(page.locator("dd").getByText(t("posts:status.scheduled"), { exact: true })).toBeVisible();
  const { id } = await user();
  const posts = await world.db.post.findMany({ where: { authorId: id } });
  expect(posts).toHaveLength(1);
  expect(posts[0]).toMatchObject({
    status: "scheduled",
    content: `Grüße 👋 ${family}`,
    hashtags: ["Führung", "Team"],
    scheduledZone: "Europe/Berlin",
  });
  expect(posts[0]!.scheduledWall).toMatch(/T09:00$/);
  await keyboard.press("Enter");

  await page.waitForURL(({ pathname }) => !pathname.endsWith("/onboarding"));
  expect(await user()).toMatchObject({
    onboardingCompleted: true,
    onboardingSkippedAt: null,
    preferredLanguage: language,
  });
  keyboard.expectNoPointer();
  // A completed onboarding cannot be opened again.
  await page.goto(at("/app/onboarding"));
  await expect(page).not.toHaveURL(/onboarding/);
});
