import type { Page } from "@playwright/test";
import { createPost } from "@takt/db/testing/factories/create-post";
import { collectProblems } from "../../fixtures/collect-problems";
import { expectAccessible, expectFits } from "../../fixtures/expect-accessible";
import { EVERY_LANGUAGE, type Localized } from "../../fixtures/localized";
import { SCREENS } from "../../fixtures/screens";
import { expect, test, type World } from "../../fixtures/world";

async function loginWithPosts(page: Page, world: World) {
  await world.login(page);
  for (const status of ["draft", "published", "failed", "unconfirmed", "cancelled"] as const)
    await createPost(world.db, world.user, {
      status,
      ...(status === "failed" && { reason: "refused", reasonDetail: "No." }),
    });
}

async function visit(page: Page, world: World, to: Localized, path: `/${string}`, status: number) {
  // The language of the last visit is stored and would be chosen for a path without a prefix.
  await page
    .context()
    .addCookies([{ name: "takt-locale", value: to.language, url: world.webUrl, sameSite: "Lax" }]);
  const response = await page.goto(to.at(path));
  expect(response!.status()).toBe(status);
  await expect(page.locator("html")).toHaveAttribute("lang", to.language);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  // Requests after the load belong to the screen, and so do their errors.
  await page.waitForLoadState("networkidle");
}

const own = SCREENS.filter(({ crawled }) => !crawled);

for (const [index, { name, states, visitor, status = 200 }] of own.entries())
  test(`the screen ${name} is accessible, fits both sizes in both languages, logs no errors and makes no outside requests`, async ({
    page,
    world,
  }) => {
    const problems = collectProblems(page);
    if (!visitor) await loginWithPosts(page, world);
    for (const [turn, state] of states.entries()) {
      const path = await state(world);
      for (const [order, language] of EVERY_LANGUAGE.entries()) {
        await visit(page, world, language, path, status);
        const shot = `${name.replaceAll(" ", "-")}-${turn}-${language.language}`;
        // The languages alternate over the screens: only widths differ by language, not what axe checks.
        const runAxe = turn === 0 && order === index % EVERY_LANGUAGE.length;
        await (runAxe ? expectAccessible(page, shot) : expectFits(page, shot));
      }
    }
    // The browser itself logs the status 404.
    expect(problems.filter((text) => !(status === 404 && text.includes("status of 404")))).toEqual([]);
  });
