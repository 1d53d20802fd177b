import type { Page } from "@playwright/test";
import { sampleMedia } from "@takt/emulators/linkedin/testing/sample-media";
import { localized } from "../../fixtures/localized";
import { expect, type World } from "../../fixtures/world";

const { t, at } = localized("en");
export const BRAND = { name: "Studio North", primaryColor: "#7a1f5c", secondaryColor: "#8a4b08" };

/** The brand in the rows, and its logo as the owner has sent it. */
export async function giveBrand({ db }: World, page: Page, slug: string, workspaceId: string) {
  await db.brand.create({ data: { workspaceId, ...BRAND, senderName: BRAND.name } });
  await page.goto(at(`/app/w/${slug}/members?tab=brand`));
  await page.getByTestId("logo-picker").setInputFiles({
    name: "logo.png",
    mimeType: "image/png",
    buffer: sampleMedia.png(320, 96, [122, 31, 92]),
  });
  await expect(page.getByText(t("brand:logo.saved"), { exact: true })).toBeVisible();
}
