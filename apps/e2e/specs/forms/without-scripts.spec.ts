import type { Browser } from "@playwright/test";
import { recordFingerprint } from "@takt/domain/provenance/record-fingerprint";
import { expectSwept } from "../../fixtures/expect-swept";
import { localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";
import { dataRequestPage, emailsTo, readRequest } from "../privacy/data-request-page";

const inLanguage = localized("de");
const { t, at } = inLanguage;

/** Opens a page in a browser without scripts. */
async function openPage(browser: Browser, { webUrl }: World, path: string) {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: webUrl,
    locale: "de-DE",
  });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

test("without scripts a data request says what is wrong, keeps what was typed, is received and confirmed", async ({
  browser,
  world,
}) => {
  // The test waits for an email for up to three minutes.
  test.setTimeout(300_000);
  const page = await openPage(browser, world, at("/data-request"));
  const { button, choice, field, policy, title } = dataRequestPage(page, inLanguage);
  const email = `unscripted-${world.user.id}@example.com`;
  await choice("rectification").check();
  // The server reports faults that the browser lets through.
  await field("firstName").fill(" ");
  await field("lastName").fill("Löwe");
  await field("email").fill(email);
  await policy.check();
  await button(t("data-requests:submit")).click();
  await expect(field("firstName")).toHaveAttribute("aria-invalid", "true");
  await expect(field("firstName")).toHaveAccessibleDescription(t("data-requests:fields.firstName.missing"));
  await expect(page.getByText(t("data-requests:fields.details.missing"), { exact: true })).toBeVisible();
  await expect(field("lastName")).toHaveValue("Löwe");
  await expect(field("email")).toHaveValue(email);
  await expect(choice("rectification")).toBeChecked();
  await expect(policy).toBeChecked();
  expect(await world.db.dataRequest.count({ where: { email } })).toBe(0);

  await field("firstName").fill("Ada");
  const details = t("data-requests:fields.details.labelNeeded");
  await page.getByRole("textbox", { name: details, exact: true }).fill("Mein Name ist falsch.");
  await button(t("data-requests:submit")).click();
  await expect(title(t("data-requests:receipt.title"))).toBeVisible();
  const { reference, locale } = await readRequest(world, email);
  expect(locale).toBe("de");
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
  // Sent again by a reload, it is the same request.
  await page.reload();
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
  expect(await world.db.dataRequest.count({ where: { email } })).toBe(1);

  await expectSwept(world, async () => (await emailsTo(world, email)).length).toBe(1);
  const [received] = await emailsTo(world, email);
  await page.goto(/https?:\S+\/data-request\/confirm\?token=\S+/.exec(received!.text)![0]);
  await button(t("data-requests:confirm.action")).click();
  await expect(title(t("data-requests:confirm.done"))).toBeVisible();
  expect((await readRequest(world, email)).verifiedAt).not.toBeNull();
  await page.context().close();
});

test("without scripts a contract is cancelled for good cause, with its reason", async ({
  browser,
  world,
}) => {
  const page = await openPage(browser, world, at("/contracts/cancel"));
  const field = (name: "name" | "email" | "contract" | "reason") =>
    page.getByRole("textbox", { name: t(`contracts:fields.${name}.label`), exact: true });
  const kind = t("contracts:kind.extraordinary_cancellation.label");
  const submit = page.getByRole("button", { name: t("contracts:cancel.submit"), exact: true });
  const email = `unscripted-${world.user.id}@example.com`;
  await expect(field("reason")).toBeHidden();
  await page.getByRole("radio", { name: kind, exact: true }).check();
  await field("name").fill("Ada Löwe");
  await field("email").fill(email);
  await field("contract").fill("Takt");
  await submit.click();
  await expect(page.getByText(t("contracts:fields.reason.problem"), { exact: true })).toBeVisible();
  await expect(field("reason")).toHaveAttribute("aria-invalid", "true");
  await expect(field("contract")).toHaveValue("Takt");
  await field("reason").fill("Zwei Wochen ohne Dienst.");
  await submit.click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(t("contracts:receipt.title.extraordinary_cancellation"));
  const declaration = await world.db.contractNotice.findFirstOrThrow({ where: { email } });
  expect(declaration).toMatchObject({
    kind: "extraordinary_cancellation",
    reason: "Zwei Wochen ohne Dienst.",
  });
  await expect(page.getByText(declaration.reference, { exact: true })).toBeVisible();
  await page.context().close();
});

test("without scripts a text is checked", async ({ browser, world }) => {
  const text = `Customer ${world.user.id} called when we raised our prices, and nine of ten of them only wanted to know
    whether we were well. Write to people before the invoice does, and say when and why you do it.`;
  await recordFingerprint(world.db, { text, engine: "model", createdAt: new Date() });
  const page = await openPage(browser, world, at("/text-check"));
  await page.getByLabel(t("text-check:text.label"), { exact: true }).fill(text);
  await page.getByRole("button", { name: t("text-check:submit"), exact: true }).click();
  await expect(page.getByTestId("text-check-result")).toContainText(t("text-check:result.same.byModel"));
  await page.context().close();
});

test("a form that is sent before React has taken the page over shows its receipt, and React takes that over", async ({
  browser,
  world,
}) => {
  const context = await browser.newContext({ baseURL: world.webUrl, locale: "de-DE" });
  const page = await context.newPage();
  const failed: string[] = [];
  page.on("pageerror", ({ message }) => failed.push(message));
  page.on("console", (message) => message.type() === "error" && failed.push(message.text()));
  const scripts = "**/_next/static/**/*.js";
  await page.route(scripts, () => {});
  await page.goto(at("/contracts/withdraw"), { waitUntil: "commit" });
  const email = `early-${world.user.id}@example.com`;
  for (const [name, text] of [
    ["name", "Ada Löwe"],
    ["email", email],
    ["contract", "Takt"],
  ] as const)
    await page.getByRole("textbox", { name: t(`contracts:fields.${name}.label`), exact: true }).fill(text);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.getByRole("button", { name: t("contracts:withdraw.submit"), exact: true }).click();
  const title = page.getByRole("heading", { level: 1, name: t("contracts:receipt.title.withdrawal") });
  await expect(title).toBeVisible();
  // React focuses it.
  await expect(title).toBeFocused();
  expect(failed).toEqual([]);
  expect(await world.db.contractNotice.count({ where: { email } })).toBe(1);
  await context.close();
});

test("what is sent to a form by another site, as another type or too large is refused, and is not read", async ({
  request,
  world,
}) => {
  const origin = new URL(world.webUrl).origin;
  const post = async (headers: Record<string, string>, multipart: Record<string, string>) =>
    (await request.post("/data-request", { headers, multipart })).status();
  expect(await post({ origin: "https://evil.example" }, { type: "access" })).toBe(403);
  expect(await post({}, { type: "access" })).toBe(403);
  expect(await post({ origin }, { details: "x".repeat(70_000) })).toBe(413);
  const urlencoded = await request.post("/data-request", { headers: { origin }, form: { type: "access" } });
  expect(urlencoded.status()).toBe(415);
  // A form that names no server function.
  expect(await post({ origin }, { type: "access" })).toBe(400);
});
