import type { Page } from "@playwright/test";

/** Clicks on "Schedule" as a person does, and returns the milliseconds until the dialog is painted. */
export async function timeDialog(page: Page): Promise<number> {
  // No function in it has a name: the bundler would add a helper that the page does not have.
  await page.evaluate(() => {
    Object.assign(window, {
      shown: new Promise<number>((resolve) => {
        let clickedAt = 0;
        window.addEventListener("click", ({ timeStamp }) => (clickedAt ||= timeStamp), { capture: true });
        new MutationObserver((_, observer) => {
          if (!document.querySelector("[role=dialog]")) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clickedAt)));
        }).observe(document.body, { childList: true, subtree: true });
      }),
    });
  });
  await page.getByRole("button", { name: "Schedule", exact: true }).click();
  // A post that cannot be scheduled opens none.
  await page.getByRole("dialog").waitFor();
  return page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown);
}
