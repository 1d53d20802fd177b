import type { Page } from "@playwright/test";
import { createReviewLink } from "@takt/db/testing/factories/create-review-link";
import { sampleMedia } from "@takt/emulators/linkedin/testing/sample-media";
import { createWaitingPosts } from "../../fixtures/create-waiting-posts";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { openAsGuest } from "../../fixtures/open-as-guest";
import { expect, test, type World } from "../../fixtures/world";

const { t } = localized("en");
const de = localized("de");
const POST = { content: "Three questions before every hire", inHours: 72 };
const BRAND = {
  name: "Studio Nord",
  primaryColor: "#7a1f5c",
  secondaryColor: "#0f4c81",
  senderName: "Only in e-mails",
  footer: "Studio Nord GmbH\n12 Harbour Street, Kiel",
};

/** Uploads a picture to a draft of the member's own, and returns where it is kept. */
async function storePicture(page: Page, world: World): Promise<string> {
  await world.login(page);
  await page.goto("/app/content/create");
  await page.getByTestId("image-picker").setInputFiles({
    name: "logo.png",
    mimeType: "image/png",
    buffer: sampleMedia.png(240, 80, [122, 31, 92]),
  });
  await expect(page.getByRole("textbox", { name: t("media:altText", { name: "logo.png" }) })).toBeVisible();
  const where = { uploaderId: world.user.id, fileName: "logo.png" };
  return (await world.db.media.findFirstOrThrow({ where })).storageKey;
}

/** A shared post of a team, whose brand has this besides. */
async function makeLink(world: World, brand: object) {
  const { workspace, posts } = await createWaitingPosts(world, [POST]);
  await world.db.brand.create({ data: { workspaceId: workspace.id, ...BRAND, ...brand } });
  const maker = { id: world.user.id, workspaceId: workspace.id };
  const { token } = await createReviewLink(world.db, maker, posts[0]!.id, { mayApprove: true });
  return { workspace, url: `/review/${token}` };
}

const primary = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--primary"));

test("a guest sees the name, logo, colors and footer of who asks them, and who runs the page", async ({
  page,
  browser,
  world,
}) => {
  const logoKey = await storePicture(page, world);
  const { url } = await makeLink(world, { logoKey, logoType: "image/png" });
  const guest = await openAsGuest(browser, world, { locale: "en-US" });
  const logo = guest.waitForResponse((response) => response.url().includes("/logo?v="));
  await guest.goto(url);
  expect((await logo).status()).toBe(200);
  await expect(guest).toHaveTitle(`${t("reviews:guest.title")} · Studio Nord`);
  await expect(
    guest.getByRole("heading", {
      name: t("reviews:guest.heading", { workspace: "Studio Nord" }),
      exact: true,
      level: 1,
    }),
  ).toBeVisible();
  const head = guest.getByRole("banner");
  await expect(head.getByText("Studio Nord", { exact: true })).toBeVisible();
  await expect
    .poll(() => head.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(240);
  // Nothing at the head leads to Takt: its links are the languages.
  await expect(head.getByRole("link")).toHaveText([t("common:languages.en"), t("common:languages.de")]);
  expect(await primary(guest)).toContain("light-dark(");

  const foot = guest.getByRole("contentinfo");
  await expect(foot).toContainText("12 Harbour Street, Kiel");
  await expect(foot).toContainText(t("reviews:guest.decides", { workspace: "Studio Nord" }));
  for (const page of ["imprint", "privacy", "terms"] as const)
    await expect(foot.getByRole("link", { name: t(`common:contracts.${page}`), exact: true })).toBeVisible();
  await expect(foot.getByRole("link", { name: t("reviews:guest.poweredBy"), exact: true })).toHaveAttribute(
    "href",
    "/",
  );
  await expect(guest.getByText(BRAND.senderName)).toHaveCount(0);
  await expectAccessible(guest, "review-guest-brand");
  await head.getByRole("link", { name: t("common:languages.de"), exact: true }).click();
  await expect(guest.getByRole("contentinfo")).toContainText(
    de.t("reviews:guest.decides", { workspace: "Studio Nord" }),
  );
  await expectAccessible(guest, "review-guest-brand-de");
  expect(await guest.context().cookies()).toEqual([]);
  await guest.context().close();
});

test("on a phone, without a logo and with Takt turned off, the operator is still named and the ended link is Takt's", async ({
  browser,
  world,
}) => {
  const { url, workspace } = await makeLink(world, { poweredBy: false });
  const guest = await openAsGuest(browser, world, { locale: "en-US", isPhone: true });
  await guest.goto(url);
  await expect(guest.getByRole("banner").getByText("Studio Nord", { exact: true })).toBeVisible();
  const foot = guest.getByRole("contentinfo");
  await expect(foot).toContainText(t("reviews:guest.decides", { workspace: "Studio Nord" }));
  await expect(foot.getByRole("link", { name: t("common:contracts.imprint"), exact: true })).toBeVisible();
  await expect(guest.getByText(t("reviews:guest.poweredBy"))).toHaveCount(0);
  await expectAccessible(guest, "review-guest-brand-quiet");

  await world.db.reviewLink.updateMany({
    where: { workspaceId: workspace.id },
    data: { revokedAt: new Date() },
  });
  const gone = await guest.reload();
  expect(gone!.status()).toBe(404);
  await expect(
    guest.getByRole("heading", { name: t("reviews:guest.endedTitle"), exact: true }),
  ).toBeVisible();
  await expect(guest).toHaveTitle(`${t("reviews:guest.title")} · Takt`);
  await expect(guest.getByText("Studio Nord")).toHaveCount(0);
  await guest.context().close();
});
