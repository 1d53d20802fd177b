import type { Page } from "@playwright/test";
import { sampleMedia } from "@takt/emulators/linkedin/testing/sample-media";
import { berlinTime } from "../../fixtures/berlin-time";
import { localized } from "../../fixtures/localized";
import { signInAtLinkedIn } from "../../fixtures/sign-in-at-linkedin";
import { expect, test } from "../../fixtures/world";

const { t, at, language } = localized("en");
type LedgerPost = { createdAt: number };
const TEXT = `Grüße aus Köln 👋🏽 – über Größe (und Maß) in der Softwareentwicklung.

Drei Dinge, die ich gelernt habe:
1. snake_case_namen & Klammern (auch [eckige], {geschweifte} und <spitze>) sind kein Hexenwerk
2. 100 % * 2 ~ 200 %, C:\\Pfad | Ende @niemand
3. „Fertig“ heißt: geprüft ✅`;
const IMAGE = "Übersicht März.png";
const DESCRIPTION = "Eine grüne Fläche";

/** Writes the post with hashtags and an image; returns the text of the preview. */
async function write(page: Page): Promise<string> {
  const textbox = (name: string) => page.getByRole("textbox", { name, exact: true });
  await textbox(t("posts:editor.text")).fill(TEXT);
  const hashtags = textbox(t("posts:editor.hashtags"));
  await hashtags.pressSequentially("Softwareentwicklung,");
  await hashtags.pressSequentially("Köln2026");
  await hashtags.press("Enter");
  await page.getByTestId("image-picker").setInputFiles({
    name: IMAGE,
    mimeType: "image/png",
    buffer: sampleMedia.png(1200, 627, [5, 119, 67]),
  });
  await textbox(t("media:altText", { name: IMAGE })).fill(DESCRIPTION);
  await expect(page.getByText(t("posts:editor.save.saved"), { exact: true })).toBeVisible();
  await page.getByRole("button", { name: t("posts:preview.more"), exact: true }).click();
  const previewed = await page.getByTestId("preview-text").evaluate((element) => element.textContent);
  return previewed;
}

/** Schedules the open post for a minute in the dialog. */
async function schedule(page: Page, minute: Date) {
  const { date, time } = berlinTime(minute);
  await page.getByRole("button", { name: t("posts:actions.schedule"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t("posts:schedule.title"), exact: true });
  await dialog.getByLabel(t("posts:schedule.date"), { exact: true }).fill(date);
  await dialog.getByLabel(t("posts:schedule.time"), { exact: true }).fill(time);
  await expect(dialog.getByTestId("slot-echo")).toContainText(time);
  await dialog.getByRole("button", { name: t("posts:schedule.submit"), exact: true }).click();
  const scheduled = t("posts:done.scheduled", { when: "" }).trim();
  await expect(page.getByText(scheduled).first()).toBeVisible();
}

/** The main journey: sign in through LinkedIn, write, attach an image, schedule, and find the post on LinkedIn. */
test("a German post with special characters and an image is published at its minute exactly as previewed", async ({
  page,
  world,
}) => {
  const member = await world.linkedin.addMember({
    given_name: "Ägidia",
    family_name: `Straßburg-${crypto.randomUUID().slice(0, 8)}`,
  });
  const link = (name: string) => page.getByRole("link", { name, exact: true }).first();

  await page.goto(at("/login"));
  await signInAtLinkedIn(page, { language, member: member.family_name, firstTime: true });
  // A new account starts with the onboarding, which has its own specs.
  await page.waitForURL("**/app/onboarding");
  await page.goto(at("/app"));
  await link(t("shell:newPost")).click();
  const previewed = await write(page);
  const minute = new Date(Math.ceil((Date.now() + 100_000) / 60_000) * 60_000);
  await schedule(page, minute);

  await link(t("shell:calendar")).click();
  await expect(
    page.getByRole("heading", { level: 1, name: new RegExp(`^${t("calendar:title")}: `) }),
  ).toBeVisible();

  await link(t("shell:posts")).click();
  const row = page.getByRole("row").filter({ hasText: "Grüße aus Köln" });
  await expect(row).toContainText(t("posts:status.scheduled"));
  // The status appears without a reload.
  await expect(row).toContainText(t("posts:status.published"), {
    timeout: minute.getTime() - Date.now() + 60_000,
  });

  const [entry] = (await world.linkedin.state<{ posts: LedgerPost[] }>({ author: member.sub })).posts;
  expect(entry!.createdAt).toBeGreaterThanOrEqual(minute.getTime());
  expect(entry!.createdAt - minute.getTime()).toBeLessThan(60_000);

  await page.goto(`${world.linkedinUrl}/feed/${member.sub}`);
  const article = page.getByRole("article");
  await expect(article).toHaveCount(1);
  expect(await article.getByTestId("post-text").evaluate((element) => element.textContent)).toBe(previewed);
  expect(previewed).toBe(`${TEXT}\n\n#Softwareentwicklung #Köln2026`);
  const image = article.getByAltText(DESCRIPTION);
  await expect(image).toBeVisible();
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1200);
});
