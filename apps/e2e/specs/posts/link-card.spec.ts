import { sampleMedia } from "@takt/emulators/linkedin/testing/sample-media";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";
import { publishNow } from "./publish-now";

const here = localized("de");
const { t, at } = here;

test("a link in the text gets a card that is filled in from its page and is on LinkedIn as it was seen", async ({
  page,
  world,
}) => {
  const link = `${world.pagesUrl}/article-de`;
  const host = new URL(link).host;
  const url = `${host}/article-de`;
  const textbox = (name: string) => page.getByRole("textbox", { name, exact: true });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await world.login(page);
  await page.goto(at("/app/content/create"));
  await textbox(t("posts:editor.text")).fill(`Lesenswert: ${link}`);
  await button(t("posts:linkCard.add", { address: url })).click();

  const title = textbox(t("posts:linkCard.cardTitle"));
  await expect(title).toBeFocused();
  await expect(title).toHaveValue("Homeoffice braucht schriftliche Absprachen");
  await expect(textbox(t("posts:linkCard.description"))).toHaveValue(/^Warum Besprechungen wachsen/);
  await expect(button(t("posts:poll.add"))).toHaveCount(0);
  await title.fill("Weniger Besprechungen (endlich)");
  await page.getByTestId("image-picker").setInputFiles({
    name: "karte.png",
    mimeType: "image/png",
    buffer: sampleMedia.png(1200, 627, [5, 119, 67]),
  });
  await expect(button(t("media:add"))).toBeDisabled();
  const card = page.getByTestId("preview-link-card");
  await expect(card).toContainText("Weniger Besprechungen (endlich)");
  await expect(card).toContainText(host);
  await expect(card.locator("img")).toBeVisible();
  await expect(page.getByText(t("posts:editor.save.saved"), { exact: true })).toBeVisible();
  await expectAccessible(page, "link-card");

  await publishNow(page, here);
  await expect(card).toContainText("Weniger Besprechungen (endlich)");

  await page.goto(`${world.linkedinUrl}/feed/${world.user.linkedinProfileId}`);
  const article = page.getByRole("article");
  await expect(article.getByText("Weniger Besprechungen (endlich)", { exact: true })).toBeVisible();
  await expect(article.locator(`a[href="${link}"]`).last()).toBeVisible();
  await expect(article.locator(".card img")).toBeVisible();
});

test("an unfinished card keeps a post from being sent, and a removed one leaves room for a poll", async ({
  page,
  world,
}) => {
  const textbox = (name: string) => page.getByRole("textbox", { name, exact: true });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await world.login(page);
  await page.goto(at("/app/content/create"));
  const link = `${world.pagesUrl}/members`;
  await textbox(t("posts:editor.text")).fill(link);
  await button(t("posts:linkCard.add", { address: `${new URL(link).host}/members` })).click();
  await expect(page.getByText(t("posts:linkCard.nothingFound"), { exact: true })).toBeVisible();
  await textbox(t("posts:linkCard.source")).fill("beispiel.de");
  await expect(page.getByText(t("posts:linkCard.sourceInvalid"), { exact: true })).toBeVisible();
  await expectAccessible(page, "link-card-invalid");
  await button(t("posts:actions.publishNow")).click();
  await expect(page.getByText(t("errors:post_link_card_incomplete"), { exact: true }).first()).toBeVisible();
  await button(t("posts:linkCard.remove")).click();
  await expect(button(t("posts:poll.add"))).toBeVisible();
});
