import { sampleMedia } from "@takt/emulators/linkedin/model/sample-media";
import { berlinTime } from "../../fixtures/berlin-time";
import { picture } from "../../fixtures/picture";
import { expect, test } from "../../fixtures/world";

const TEXT = `Grüße aus Köln 👋🏽 – über Größe (und Maß) in der Softwareentwicklung.

Drei Dinge, die ich gelernt habe:
1. snake_case_namen & Klammern (auch [eckige], {geschweifte} und <spitze>) sind kein Hexenwerk
2. 100 % * 2 ~ 200 %, C:\\Pfad | Ende @niemand
3. „Fertig“ heißt: geprüft ✅`;

/** The main job, by hand: sign in at LinkedIn, write, attach, schedule two minutes ahead, and it is there at its minute. */
test("a German post with everything in it goes out at its minute, exactly as previewed", async ({
  page,
  world,
}) => {
  const member = await world.linkedin.addMember({
    given_name: "Ägidia",
    family_name: `Straßburg-${Date.now()}`,
  });

  await page.goto("/login");
  await page.getByText("I am at least 16 years old").click();
  await page.getByRole("button", { name: "Continue with LinkedIn" }).click();
  await page.getByRole("radio", { name: new RegExp(member.family_name) }).check();
  await page.getByRole("button", { name: "Allow" }).click();
  // A new account is shown around first; that is a journey of its own.
  await page.waitForURL("**/app/onboarding");
  await page.goto("/app");

  await page.getByRole("link", { name: "New post" }).first().click();
  await page.getByRole("textbox", { name: "Post text" }).fill(TEXT);
  const hashtags = page.getByRole("textbox", { name: "Hashtags" });
  await hashtags.pressSequentially("Softwareentwicklung,");
  await hashtags.pressSequentially("Köln2026");
  await hashtags.press("Enter");
  await page.getByTestId("image-picker").setInputFiles({
    name: "Übersicht März.png",
    mimeType: "image/png",
    buffer: sampleMedia.png(1200, 627, [5, 119, 67]),
  });
  await page.getByRole("textbox", { name: /Description of/ }).fill("Eine grüne Fläche");
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  const preview = page.getByTestId("preview-text");
  const more = page.getByRole("button", { name: "…more" });
  if (await more.isVisible()) await more.click();
  const previewed = await preview.evaluate((element) => element.textContent);
  await picture(page, "editor");

  const at = new Date(Math.ceil((Date.now() + 100_000) / 60_000) * 60_000);
  const { date, time } = berlinTime(at);
  await page.getByRole("button", { name: "Schedule", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Schedule post" });
  await dialog.getByLabel("Date", { exact: true }).fill(date);
  await dialog.getByLabel("Time", { exact: true }).fill(time);
  await expect(dialog.getByRole("status")).toContainText(time);
  await picture(page, "schedule");
  await dialog.getByRole("button", { name: "Schedule", exact: true }).click();
  await expect(page.getByText(/Scheduled for/).first()).toBeVisible();

  await page.getByRole("link", { name: "Calendar" }).first().click();
  await expect(page.getByRole("heading", { name: "Calendar" })).toBeVisible();
  await picture(page, "calendar");

  await page.getByRole("link", { name: "Posts", exact: true }).first().click();
  const row = page.getByRole("row").filter({ hasText: "Grüße aus Köln" });
  await expect(row).toContainText("Scheduled");
  // Nobody reloads: the status appears by itself.
  await expect(row).toContainText("Published", { timeout: at.getTime() - Date.now() + 30_000 });
  await picture(page, "posts");

  const [entry] = (await world.linkedin.state<{ posts: LedgerPost[] }>({ author: member.sub })).posts;
  expect(entry!.createdAt).toBeGreaterThanOrEqual(at.getTime());
  expect(entry!.createdAt - at.getTime()).toBeLessThan(60_000);

  await page.goto(`${world.linkedinUrl}/feed/${member.sub}`);
  const article = page.getByRole("article");
  await expect(article).toHaveCount(1);
  expect(await article.getByTestId("post-text").evaluate((element) => element.textContent)).toBe(previewed);
  expect(previewed).toBe(`${TEXT}\n\n#Softwareentwicklung #Köln2026`);
  const image = article.getByAltText("Eine grüne Fläche");
  await expect(image).toBeVisible();
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1200);
  await picture(page, "feed");
});

type LedgerPost = { createdAt: number };
