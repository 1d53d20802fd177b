import { expect, type Locator, type Page } from "@playwright/test";

const HOUR_PX = 44;

/** Takes an element at its upper edge and holds it there over a height of a day, in hours. */
export async function dragOver(page: Page, element: Locator, day: Locator, hour: number): Promise<void> {
  // The library of dragging comes after the page.
  await expect(element).toHaveAttribute("draggable", "true");
  const from = (await element.boundingBox())!;
  const to = (await day.boundingBox())!;
  await page.mouse.move(from.x + 30, from.y + 4);
  await page.mouse.down();
  const [x, y] = [to.x + to.width / 2, to.y + hour * HOUR_PX + 4];
  await page.mouse.move(x, y - 20, { steps: 4 });
  await page.mouse.move(x, y, { steps: 4 });
}
