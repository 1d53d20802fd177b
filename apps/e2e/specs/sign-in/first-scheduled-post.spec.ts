import type { Locator } from "@playwright/test";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("de");
const TEXT = "Mein erster Beitrag mit Takt";

test("six clicks and the keyboard lead from the landing page to the first scheduled post, LinkedIn's consent included", async ({
  page,
  world,
}) => {
  const family = `Klick-${crypto.randomUUID()}`;
  const { sub } = await world.linkedin.addMember({ given_name: "Zoë", family_name: family });
  let clicks = 0;
  const click = async (element: Locator) => {
    await element.click();
    clicks++;
  };
  const button = (name: string) => page.getByRole("button", { name, exact: true });

  await page.goto(at("/"));
  await click(page.getByRole("link", { name: t("landing:hero.start"), exact: true }).first());
  await click(page.getByText(t("login:adult"), { exact: true }));
  await click(button(t("login:continue")));
  // Which of the emulator's members signs in is no click that a member of LinkedIn makes.
  await page.getByRole("radio", { name: new RegExp(family) }).check();
  await click(button("Allow"));
  await page.waitForURL((url) => url.pathname === at("/app/onboarding"));
  await click(button(t("onboarding:exit")));
  await click(button(t("onboarding:exitDialog.leave")));
  await page.waitForURL((url) => url.pathname === at("/app"));
  expect(clicks).toBe(6);

  // From here on by keys alone: C, the text, and twice Enter.
  await page.keyboard.press("c");
  const text = page.getByTestId("post-text");
  await expect(text).toBeFocused();
  await page.keyboard.type(TEXT);
  await page.keyboard.press("Control+Enter");
  const dialog = page.getByRole("dialog", { name: t("posts:schedule.title"), exact: true });
  // The next free slot of the default ones, at nine.
  await expect(dialog.getByTestId("slot-echo")).toContainText("09:00");
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  const posts = await world.db.post.findMany({ where: { author: { linkedinProfileId: sub } } });
  expect(posts).toMatchObject([{ content: TEXT, status: "scheduled" }]);
  expect(posts[0]!.scheduledWall).toMatch(/T09:00$/);
});
