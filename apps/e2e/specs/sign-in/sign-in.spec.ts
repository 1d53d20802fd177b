import { expect, test } from "../../fixtures/world";

test("without the age confirmation no account is created", async ({ page, world }) => {
  const member = await world.linkedin.addMember({ given_name: "Zoë", family_name: `Jung-${Date.now()}` });
  await page.goto("/login");
  await page.getByRole("button", { name: "Continue with LinkedIn" }).click();
  await page.getByRole("radio", { name: new RegExp(member.family_name) }).check();
  await page.getByRole("button", { name: "Allow" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "16 years" })).toBeVisible();
  expect(await world.db.user.count({ where: { linkedinProfileId: member.sub } })).toBe(0);
});

test("cancelling at LinkedIn comes back with a word, and nothing stored", async ({ page }) => {
  await page.goto("/login");
  await page.getByText("I am at least 16 years old").click();
  await page.getByRole("button", { name: "Continue with LinkedIn" }).click();
  await page.getByRole("button", { name: "Cancel authorisation" }).click();
  await expect(page.getByText("Signing in was cancelled at LinkedIn. Nothing was stored.")).toBeVisible();
});

test("a guarded page asks to sign in and returns there", async ({ page, world }) => {
  await page.goto("/app/content/calendar");
  await page.waitForURL("**/login**");
  await page.getByRole("button", { name: "Continue with LinkedIn" }).click();
  await page.getByRole("radio", { name: new RegExp(world.user.name!.split(" ").at(-1)!) }).check();
  await page.getByRole("button", { name: "Allow" }).click();
  await page.waitForURL("**/app/content/calendar");
});

test("the token never reaches the browser", async ({ page, world }) => {
  const { access_token } = await world.linkedin.issueToken(
    world.user.memberSub,
    "openid profile email w_member_social",
  );
  const bodies: string[] = [];
  page.on("response", async (response) => {
    if (response.url().startsWith(world.webUrl)) bodies.push(await response.text().catch(() => ""));
  });
  await world.login(page);
  for (const path of ["/app/posts", "/app/content/calendar", "/app/content/create"]) await page.goto(path);
  const { linkedinAccessToken } = await world.db.user.findUniqueOrThrow({ where: { id: world.user.id } });
  expect(bodies.length).toBeGreaterThan(3);
  for (const secret of [access_token, linkedinAccessToken!]) expect(bodies.join("\n")).not.toContain(secret);
});

test("browser language, cookie and path decide the language", async ({ browser, world }) => {
  const german = await browser.newContext({ locale: "de-DE", baseURL: world.webUrl });
  const page = await german.newPage();
  await page.goto("/login");
  await expect(page).toHaveURL(/\/de\/login/);
  await german.addCookies([{ name: "takt-locale", value: "en", url: world.webUrl }]);
  await page.goto("/login");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await german.close();
});

test("an unknown path answers 404 with the path, in both languages", async ({ page }) => {
  const response = await page.goto("/no/such/page");
  expect(response!.status()).toBe(404);
  await expect(page.getByText("Page Not Found: /no/such/page")).toBeVisible();
  expect((await page.goto("/de/gibt-es-nicht"))!.status()).toBe(404);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});
