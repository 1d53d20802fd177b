import { connectTestDatabase } from "@takt/db/testing/connect-test-database";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { hydratedPage } from "../../fixtures/wait-for-hydration";
import { expect, test as base } from "../../fixtures/world";
import { createConnectedUser } from "../../harness/create-connected-user";
import { createStackDatabase } from "../../harness/create-stack-database";
import { signIn } from "../../harness/sign-in";
import { startStack } from "../../harness/start-stack";

const { t, at } = localized("de");
const BOT = "Mozilla/5.0 (compatible; Googlebot/2.1)";

/** A product of this test's own, because its database fails for everybody: a table has another name. */
const test = base.extend<{
  own: {
    webUrl: string;
    cookie: { name: string; value: string };
    rename: (from: string, to: string) => Promise<number>;
  };
}>({
  own: async ({}, use) => {
    const database = await createStackDatabase();
    const { webUrl, linkedin, tokenKeys, stop } = await startStack(database.url);
    const db = connectTestDatabase(database.url, { max: 2 });
    const { id } = await createConnectedUser(db, linkedin, tokenKeys);
    const cookie = await signIn(db, id);
    await use({
      webUrl,
      cookie,
      rename: (from, to) => db.$executeRawUnsafe(`alter table ${from} rename to ${to}`),
    });
    await db.$disconnect();
    await stop();
    await database.drop();
  },
});

test("a page whose server fails has status 500, says so, can be reported, and comes back", async ({
  browser,
  own: { webUrl, cookie, rename },
}) => {
  const context = await browser.newContext({ baseURL: webUrl });
  const cookies = [cookie, { name: "takt-consent", value: "1.functional-off.marketing-off" }];
  await context.addCookies(cookies.map((one) => ({ ...one, url: webUrl })));
  const page = hydratedPage(await context.newPage());
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const heading = page.getByRole("heading", { level: 1 });
  await rename("memberships", "memberships_away");

  const answer = await page.goto(at("/app"));
  expect(answer!.status()).toBe(500);
  await expect(heading).toHaveText(t("error-pages:unexpectedTitle"));
  await expect(heading).toBeFocused();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  const id = await page.locator("code").innerText();
  // The digest under which the log has the error.
  expect(id).toMatch(/^D-\d+-\w+$/);
  await expectAccessible(page, "failing-server");
  await expect(button(t("error-pages:copyReport"))).toBeVisible();

  // An answer to a bot has the status alone.
  const forBot = await context.request.get(at("/app"), {
    headers: { "user-agent": BOT, accept: "text/html" },
  });
  expect(forBot.status()).toBe(500);
  const shown = (await forBot.text()).replace(/<script[^]*?<\/script>/g, "");
  expect(shown).not.toContain(t("error-pages:unexpectedTitle"));

  const report = await context.newPage();
  const href = await page
    .getByRole("link", { name: t("error-pages:report"), exact: true })
    .getAttribute("href");
  await report.goto(href!);
  await expect(report.locator("#feedback")).toContainText(id);

  await rename("memberships_away", "memberships");
  await button(t("common:retry")).click();
  await expect(heading).toHaveText(/^(Good (morning|afternoon|evening)|Guten (Morgen|Tag|Abend))[.,]/);
  await context.close();
});
