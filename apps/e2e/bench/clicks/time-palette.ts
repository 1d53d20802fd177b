import type { Page } from "@playwright/test";

/** Opens the palette by its key `times` times, and returns for each the milliseconds from the key until its field takes text. */
export async function timePalette(page: Page, times: number): Promise<number[]> {
  await page.evaluate(() => {
    const opened: number[] = [];
    Object.assign(window, { opened });
    let pressedAt = 0;
    window.addEventListener("keydown", ({ timeStamp }) => (pressedAt = timeStamp), { capture: true });
    window.addEventListener("focusin", ({ target }) => {
      if ((target as Element).matches("[role=dialog] [role=combobox]"))
        opened.push(performance.now() - pressedAt);
    });
  });
  for (let time = 0; time < times; time++) {
    await page.keyboard.press("Control+k");
    await page.locator("[role=dialog] [role=combobox]:focus").waitFor();
    await page.keyboard.press("Escape");
    await page.locator("[role=dialog]").waitFor({ state: "detached" });
    await page.waitForTimeout(300);
  }
  return page.evaluate(() => (window as unknown as { opened: number[] }).opened);
}
