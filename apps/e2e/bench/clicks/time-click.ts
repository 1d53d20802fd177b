import type { Page } from "@playwright/test";

export type ClickTiming = {
  /** Milliseconds from the click until the first change is painted. */
  change: number;
  /** Milliseconds until the wanted content is painted. */
  content: number;
};

/** Clicks on the element as a person does, and measures until something changes and until `content` (a selector) is there. */
export async function timeClick(page: Page, target: string, content: string): Promise<ClickTiming> {
  // No function in it has a name: the bundler would add a helper that the page does not have.
  await page.evaluate((wanted) => {
    Object.assign(window, {
      timed: new Promise((resolve) => {
        let clickedAt = 0;
        let change = 0;
        window.addEventListener("click", ({ timeStamp }) => (clickedAt ||= timeStamp), { capture: true });
        new MutationObserver((_, observer) => {
          if (!clickedAt) return;
          if (!change) {
            change = -1;
            requestAnimationFrame(() => setTimeout(() => (change = performance.now() - clickedAt)));
          }
          if (!document.querySelector(wanted)) return;
          observer.disconnect();
          requestAnimationFrame(() =>
            setTimeout(() => resolve({ change, content: performance.now() - clickedAt })),
          );
        }).observe(document.body, { childList: true, subtree: true, attributes: true });
      }),
    });
  }, content);
  await page.locator(target).first().click();
  return page.evaluate(() => (window as unknown as { timed: Promise<ClickTiming> }).timed);
}
