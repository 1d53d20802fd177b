import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { expect, test } from "../../fixtures/world";

const { t, at } = localized("de");
const PROFILE = "/app/user/profile";
const NOT_CONNECTED = {
  linkedinStatus: "none" as const,
  linkedinAuthorized: false,
  linkedinAccessToken: null,
  linkedinScopes: [],
};

test("whatever LinkedIn answers to connecting is told in its own words, and nothing is lost", async ({
  page,
  world,
}) => {
  await world.db.user.update({ where: { id: world.user.id }, data: NOT_CONNECTED });
  await world.login(page);
  await page.goto(at(PROFILE));
  const connect = async () => {
    await page.locator("a[href*='/auth/linkedin']").first().click();
    await page.waitForURL((url) => url.pathname.startsWith("/oauth/"));
  };
  const status = async () =>
    (await world.db.user.findUniqueOrThrow({ where: { id: world.user.id } })).linkedinStatus;

  for (const [decision, outcome] of [
    ["cancel-sign-in", "cancelled_login"],
    ["cancel-authorisation", "cancelled_consent"],
  ] as const) {
    await connect();
    await page.locator(`button[value=${decision}]`).click();
    await page.waitForURL((url) => url.pathname === at(PROFILE));
    await expect(page.getByText(t(`shell:outcome.${outcome}`), { exact: true }).first()).toBeVisible();
    expect(await status()).toBe("none");
  }

  // A page of LinkedIn that was begun before another one ends by its own answer, and by no second one.
  await connect();
  const consent = page.url();
  await page.goBack();
  await connect();
  await page.evaluate((url) => window.location.assign(url), consent);
  await page.waitForURL(consent);
  const answered = page.waitForRequest((request) => /[?&]error=/.test(request.url()));
  await page.locator("button[value=cancel-sign-in]").click();
  const cancelled = t("shell:outcome.cancelled_login");
  await expect(page.getByText(cancelled, { exact: true }).first()).toBeVisible();
  await page.goto((await answered).url());
  await expect(page.getByText(t("shell:outcome.outdated"), { exact: true }).first()).toBeVisible();

  await page.goto(at(PROFILE));
  await connect();
  const family = world.user.name!.split(" ").at(-1)!;
  await page.getByRole("radio", { name: new RegExp(`${family}(?!\\d)`) }).check();
  await page.getByRole("button", { name: "Allow" }).click();
  await page.waitForURL((url) => url.pathname === at(PROFILE));
  await expect(page.getByText(t("shell:outcome.connected"), { exact: true }).first()).toBeVisible();
  expect(await status()).toBe("active");
});

test("the profile says what LinkedIn permits, and what it does not", async ({ page, world }) => {
  await world.db.user.update({
    where: { id: world.user.id },
    data: { linkedinScopes: ["email", "openid", "profile", "w_member_social"] },
  });
  await world.login(page);
  await page.goto(at(PROFILE));
  const list = page.locator("section", {
    has: page.getByRole("heading", { name: t("profile:permissions.title"), exact: true }),
  });
  const line = (permission: "publish" | "readMetrics") =>
    list.getByRole("listitem").filter({ hasText: t(`profile:permissions.${permission}`) });
  await expect(line("publish")).toContainText(t("profile:permissions.granted"));
  await expect(line("publish")).toContainText("w_member_social");
  await expect(line("readMetrics")).toContainText(t("profile:permissions.missing"));
  await expectAccessible(page, "profile-permissions");
});
