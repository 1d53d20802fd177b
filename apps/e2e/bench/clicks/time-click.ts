import type { Page } from "@playwright/test";

export type ClickTiming = {
  /** Milliseconds from the press of the button until the first change is painted. */
  change: number;
  /** Milliseconds until the wanted content is painted. */
  content: number;
};

const WAIT_MS = 15_000;

/**
 * Clicks on the element as a person does, and measures until something changes and until `content` (a selector) is there. Throws
 * when either is not there after fifteen seconds.
 */
export async function timeClick(page: Page, target: string, content: string): Promise<ClickTiming> {
  // No function in it has a name: the bundler would add a helper that the page does not have.
  await page.evaluate((wanted) => {
    Object.assign(window, {
      timed: new Promise((resolve) => {
        let pressedAt = 0;
        let change = 0;
        window.addEventListener("pointerdown", ({ timeStamp }) => (pressedAt ||= timeStamp), {
          capture: true,
        });
        new MutationObserver((_, observer) => {
          if (!pressedAt) return;
          if (!change) {
            change = -1;
            requestAnimationFrame(() => setTimeout(() => (change = performance.now() - pressedAt)));
          }
          if (!document.querySelector(wanted)) return;
          observer.disconnect();
          requestAnimationFrame(() =>
            setTimeout(() => resolve({ change, content: performance.now() - pressedAt })),
          );
        }).observe(document.body, { childList: true, subtree: true, attributes: true });
      }),
    });
  }, content);
  await page.locator(target).first().click({ timeout: WAIT_MS });
  const timing = await page.evaluate(
    (waitMs) =>
      Promise.race([
        (window as unknown as { timed: Promise<ClickTiming> }).timed,
        new Promise<null>((resolve) => setTimeout(() => resolve(null), waitMs)),
      ]),
    WAIT_MS,
  );
  if (!timing) throw new Error(`There is no ${content} after a click on ${target}`);
  return timing;
}
