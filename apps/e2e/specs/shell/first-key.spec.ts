import type { Page } from "@playwright/test";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("de");

/** Holds back every script that the page's HTML does not name, until it is told to go on. */
async function holdLaterScripts(page: Page): Promise<() => void> {
  let html = "";
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route("**/*", async (route) => {
    const request = route.request();
    if (request.isNavigationRequest()) {
      const response = await route.fetch();
      html = await response.text();
      return route.fulfill({ response, body: html });
    }
    if (request.resourceType() === "script" && !html.includes(new URL(request.url()).pathname)) await held;
    return route.continue();
  });
  return goOn;
}

test("a menu opens with the first key, also when its script arrives after the key", async ({
  page,
  world,
}) => {
  await world.login(page);
  const goOn = await holdLaterScripts(page);
  await page.goto(at("/app"));
  const trigger = page.getByRole("button", {
    name: t("shell:accountMenu", { name: world.user.name! }),
    exact: true,
  });
  await trigger.focus();
  await page.keyboard.press("Enter");
  await expect(trigger).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("menu")).toHaveCount(0);
  goOn();
  await expect(page.getByRole("menuitem").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(trigger).toBeFocused();
  await expect(trigger).toHaveAttribute("aria-expanded", "false");
});
