import { signInAgain } from "../../fixtures/sign-in-again";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { localized } from "../../fixtures/localized";
import { signInAtLinkedIn } from "../../fixtures/sign-in-at-linkedin";
import { expect, test } from "../../fixtures/world";

const { t, at, language } = localized("en");

test("the age is confirmed before LinkedIn's consent, and no account is created without it", async ({
  page,
  world,
}) => {
  const family = `Jung-${crypto.randomUUID()}`;
  const { sub } = await world.linkedin.addMember({ given_name: "Zoë", family_name: family });
  const expectAlert = (text: string) =>
    expect(page.getByRole("alert").filter({ hasText: text })).toBeVisible();
  const accounts = () => world.db.user.count({ where: { linkedinProfileId: sub } });
  await page.goto(at("/login"));
  await page.getByRole("button", { name: t("login:continue"), exact: true }).click();
  await expectAlert(t("login:errors.age"));
  expect(new URL(page.url()).origin).toBe(world.webUrl);
  await expectAccessible(page, "login-age");

  // A user without an account sees an error and confirms their age then.
  await signInAtLinkedIn(page, { language, member: family, firstTime: false });
  await expectAlert(t("login:errors.noAccount"));
  expect(await accounts()).toBe(0);
  await signInAtLinkedIn(page, { language, member: family, firstTime: true });
  await page.waitForURL(({ pathname }) => pathname.includes("/app"));
  expect(await accounts()).toBe(1);
  // Their picture is a copy here: no page asks LinkedIn for it.
  const picture = await page.request.get("/api/picture");
  expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/png"]);
});

test("a user whose session has ended is not asked for their age again, and nothing is stored to know it", async ({
  page,
  world,
}) => {
  await page.goto(at("/login"));
  await signInAgain(page, world, language);
  await page.waitForURL(({ pathname }) => pathname.includes("/app"));
  await world.db.session.deleteMany({ where: { userId: world.user.id } });
  await page.goto(at("/app"));
  await page.waitForURL(`**${at("/login?ended=1")}`);
  await expect(page.getByText(t("login:adult"), { exact: true })).toHaveCount(0);
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names).not.toContain("takt-returning");
  await page.getByRole("button", { name: t("login:continue"), exact: true }).click();
  await expect(page.getByRole("button", { name: "Allow" })).toBeVisible();
});

test("cancelling at LinkedIn leads back to the login, which says that nothing was stored", async ({
  page,
}) => {
  await page.goto(at("/login"));
  await page.getByText(t("login:adult"), { exact: true }).click();
  await page.getByRole("button", { name: t("login:continue"), exact: true }).click();
  await page.getByRole("button", { name: "Cancel authorisation" }).click();
  await expect(page.getByText(t("login:errors.cancelled"), { exact: true })).toBeVisible();
});

test("sign-ins that were begun in two tabs both end", async ({ page, world }) => {
  const family = `Tab-${crypto.randomUUID()}`;
  await world.linkedin.addMember({ given_name: "Zoë", family_name: family });
  const tabs = [page, await page.context().newPage()];
  for (const tab of tabs) {
    await tab.goto(at("/login"));
    await tab.getByText(t("login:adult"), { exact: true }).click();
    await tab.getByRole("button", { name: t("login:continue"), exact: true }).click();
    await tab.getByRole("radio", { name: new RegExp(family) }).check();
  }
  for (const tab of tabs) {
    await tab.getByRole("button", { name: "Allow" }).click();
    await tab.waitForURL(({ pathname }) => pathname.includes("/app"));
  }
});

test("the token never reaches the browser", async ({ page, world }) => {
  const { access_token } = await world.linkedin.issueToken(
    world.user.memberSub,
    "openid profile email w_member_social",
  );
  const reading: Promise<string>[] = [];
  page.on("response", (response) => {
    // A response that the next navigation interrupts has no body.
    if (response.url().startsWith(world.webUrl)) reading.push(response.text().catch(() => ""));
  });
  await world.login(page);
  for (const path of ["/app/posts", "/app/content/calendar", "/app/content/create"] as const)
    await page.goto(at(path));
  const { linkedinAccessToken } = await world.db.user.findUniqueOrThrow({ where: { id: world.user.id } });
  const bodies = (await Promise.all(reading)).filter((body) => body !== "");
  expect(bodies.length).toBeGreaterThan(3);
  for (const secret of [access_token, linkedinAccessToken!]) expect(bodies.join("\n")).not.toContain(secret);
});

test("the browser's language sets the language of the first page, and a cookie overrides it", async ({
  browser,
  world,
}) => {
  const german = await browser.newContext({ locale: "de-DE", baseURL: world.webUrl });
  const page = await german.newPage();
  await page.goto("/login");
  await expect(page).toHaveURL("/de/login");
  await german.addCookies([{ name: "takt-locale", value: "en", url: world.webUrl }]);
  await page.goto("/login");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await german.close();
});
