import type { Page } from "@playwright/test";
import { createPost } from "@takt/db/testing/factories/create-post";
import { expectAccessible, expectFits } from "../../fixtures/expect-accessible";
import { EVERY_LANGUAGE, type Localized } from "../../fixtures/in-language";
import { SCREENS } from "../../fixtures/screens";
import { expect, test, type World } from "../../fixtures/world";

/** What the console complains of from now on, and every address outside of this machine that is asked for. */
function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("request", (request) => {
    const { hostname } = new URL(request.url());
    if (!["localhost", "127.0.0.1", ""].includes(hostname)) complaints.push(request.url());
  });
  return complaints;
}

async function loginWithPosts(page: Page, world: World) {
  await world.login(page);
  for (const status of ["draft", "published", "failed", "unconfirmed", "cancelled"] as const)
    await createPost(world.db, world.user, {
      status,
      ...(status === "failed" && { reason: "refused", reasonWords: "No." }),
    });
}

async function visit(page: Page, world: World, to: Localized, address: `/${string}`, status: number) {
  // The language of the last visit is remembered, and would be chosen for an address that names none.
  await page
    .context()
    .addCookies([{ name: "takt-locale", value: to.language, url: world.webUrl, sameSite: "Lax" }]);
  const response = await page.goto(to.at(address));
  expect(response!.status()).toBe(status);
  await expect(page.locator("html")).toHaveAttribute("lang", to.language);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  // What a screen asks for once it is there belongs to it, and so do its complaints.
  await page.waitForLoadState("networkidle");
}

for (const [index, { name, states, visitor, status = 200 }] of SCREENS.entries())
  test(`the screen ${name} is accessible, fits both sizes in both languages, complains of nothing, and asks for nothing outside`, async ({
    page,
    world,
  }) => {
    const complaints = listen(page);
    if (!visitor) await loginWithPosts(page, world);
    for (const [turn, state] of states.entries()) {
      const address = await state(world);
      for (const [order, language] of EVERY_LANGUAGE.entries()) {
        await visit(page, world, language, address, status);
        const look = `${name.replaceAll(" ", "-")}-${turn}-${language.language}`;
        // The languages alternate over the screens: what axe sees does not differ by language, widths do.
        const examined = turn === 0 && order === index % EVERY_LANGUAGE.length;
        await (examined ? expectAccessible(page, look) : expectFits(page, look));
      }
    }
    // The browser itself complains of the answer 404.
    expect(complaints.filter((text) => !(status === 404 && text.includes("404")))).toEqual([]);
  });
