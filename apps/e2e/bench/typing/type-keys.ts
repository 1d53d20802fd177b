import type { Page } from "@playwright/test";

/** Between two keys, as of a fast typist. */
const PAUSE_MS = 80;

/** Types at the end of a text and returns each key's time until it is painted, in milliseconds. */
export async function typeKeys(page: Page, selector: string, keys: number): Promise<number[]> {
  const field = page.locator(selector);
  await field.focus();
  await page.keyboard.press("Control+End");
  await page.evaluate(watchKeys);
  await page.keyboard.type("and so on ".repeat(Math.ceil(keys / 10)).slice(0, keys), { delay: PAUSE_MS });
  return page.evaluate(() => (window as unknown as { paints: number[] }).paints);
}

/** Runs in the page. A frame is painted when the task after its animation callbacks runs. */
function watchKeys() {
  const paints: number[] = [];
  Object.assign(window, { paints });
  window.addEventListener(
    "keydown",
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => paints.push(performance.now() - timeStamp);
        port2.postMessage(null);
      }),
    { capture: true },
  );
}
