import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { waitForTransitions } from "../fixtures/wait-for-transitions";

const QUALITY = 72;

/** Saves what is in sight of a page as WebP, which Playwright itself does not write. */
export async function takePicture(page: Page, file: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await waitForTransitions(page);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
  await session.detach();
  await writeFile(file, Buffer.from(data, "base64"));
}
