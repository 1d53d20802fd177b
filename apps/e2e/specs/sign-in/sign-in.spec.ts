import { localized } from "../../fixtures/in-language";
import { signInAtLinkedIn } from "../../fixtures/sign-in-at-linkedin";
import { expect, test } from "../../fixtures/world";

const { t, at, language } = localized("en");

test("an account is not created without the age confirmation", async ({ page, world }) => {
  const family = `Jung-${crypto.randomUUID()}`;
  const { sub } = await world.linkedin.addMember({ given_name: "Zoë", family_name: family });
  await page.goto(at("/login"));
  await signInAtLinkedIn(page, { language, member: family, firstTime: false });
  await expect(page.getByRole("alert").filter({ hasText: t("login:errors.age") })).toBeVisible();
  expect(await world.db.user.count({ where: { linkedinProfileId: sub } })).toBe(0);
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

test("the token never reaches the browser", async ({ page, world }) => {
  const { access_token } = await world.linkedin.issueToken(
    world.user.memberSub,
    "openid profile email w_member_social",
  );
  const reading: Promise<string>[] = [];
  page.on("response", (response) => {
    // What the next page cuts off has no body.
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

test("the browser's language decides the first page's language, a cookie overrules it", async ({
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
