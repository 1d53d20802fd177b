import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { waitForServiceWorker } from "../../fixtures/wait-for-service-worker";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("de");

test("a page that cannot be loaded says that there is no connection, and comes back with it", async ({
  page,
  world,
}) => {
  await world.login(page);
  await page.goto(at("/app/posts"));
  await waitForServiceWorker(page);
  const heading = page.getByRole("heading", { level: 1 });
  const online = await heading.innerText();

  await page.context().setOffline(true);
  await page.evaluate(() => location.reload());
  await expect(heading).toHaveText(t("errors:offlinePage.title"));
  await expect(page).toHaveURL(at("/app/posts"));
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expectAccessible(page, "offline");

  await page.context().setOffline(false);
  await page.getByRole("link", { name: t("common:retry"), exact: true }).click();
  await expect(heading).toHaveText(online);
});
