import type { Route } from "@playwright/test";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { expectSwept } from "../../fixtures/expect-swept";
import { localized } from "../../fixtures/localized";
import { ANY, messagePattern } from "../../fixtures/message-pattern";
import { OPERATOR_EMAIL } from "../../fixtures/operator-email";
import { expect, test } from "../../fixtures/world";
import { becomeOperator, dataRequestPage, emailsTo, readRequest, subjectsTo } from "./data-request-page";

const inLanguage = localized("de");
const { t, at } = inLanguage;

test("a visitor asks for a correction and confirms it by e-mail, and the provider has it in the queue", async ({
  page,
  world,
}) => {
  const { button, choice, field, policy, row: getRow, title } = dataRequestPage(page, inLanguage);
  // The test waits for two emails, each for up to three minutes.
  test.setTimeout(480_000);
  const email = `visitor-${world.user.id}@example.com`;
  await page.goto(at("/about"));
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: t("site:targets./data-request"), exact: true }).click();
  await page.waitForURL(`**${at("/data-request")}`);
  await expect(title(t("data-requests:title"))).toBeVisible();

  const submit = button(t("data-requests:submit"));
  await submit.click();
  await expect(page.getByText(t("data-requests:type.missing"), { exact: true })).toBeVisible();
  await expect(choice("access")).toBeFocused();
  await expect(field("email")).toHaveAccessibleDescription(/Bitte geben Sie Ihre E-Mail-Adresse an/);
  await expectAccessible(page, "data-request-problems");

  await choice("rectification").check();
  await field("firstName").fill("Ada");
  await field("lastName").fill("Löwe");
  await field("email").fill("ada@");
  await policy.check();
  await submit.click();
  await expect(field("email")).toBeFocused();
  await expect(field("email")).toHaveAttribute("aria-invalid", "true");
  await field("email").fill(email);
  const details = page.getByRole("textbox", {
    name: t("data-requests:fields.details.labelNeeded"),
    exact: true,
  });
  await submit.click();
  await expect(details).toBeFocused();
  await details.fill("Mein Name ist falsch geschrieben.");

  await page.reload();
  await expect(details).toHaveValue("Mein Name ist falsch geschrieben.");
  await expect(choice("rectification")).toBeChecked();

  const sent = `**${at("/data-request")}`;
  const isPost = (route: Route) => route.request().method() === "POST";
  await page.route(sent, (route) => (isPost(route) ? route.abort() : route.fallback()));
  await submit.click();
  await expect(page.getByText(t("data-requests:errors.unexpected"), { exact: true })).toBeVisible();
  await expect(field("email")).toHaveValue(email);
  await page.unroute(sent);

  // The answer is lost, and what was received is received once.
  let onLost = () => {};
  const lost = new Promise<void>((resolve) => (onLost = resolve));
  await page.route(sent, async (route) => {
    if (!isPost(route)) return route.fallback();
    await route.fetch();
    await route.abort();
    onLost();
  });
  await submit.click();
  // Else the route would go while it still answers.
  await lost;
  await expect.poll(() => world.db.dataRequest.count({ where: { email } })).toBe(1);
  await expect(page.getByText(t("data-requests:errors.unexpected"), { exact: true })).toBeVisible();
  await page.unroute(sent);

  await page.route(sent, async (route) => {
    // Nobody can send it a second time while it is on its way.
    if (isPost(route)) await expect(button("Wird gesendet...")).toHaveAttribute("aria-disabled", "true");
    await route.fallback();
  });
  await submit.click();
  await expect(title(t("data-requests:receipt.title"))).toBeFocused();
  expect(await world.db.dataRequest.count({ where: { email } })).toBe(1);
  const { reference, id } = await readRequest(world, email);
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
  await expect(page.getByText("Wir antworten innerhalb von 30 Tagen.", { exact: true })).toBeVisible();
  await expectAccessible(page, "data-request-receipt");

  const receipt = t("mail:dataRequest.author.received.subjectConfirm", { reference });
  await expectSwept(world, () => subjectsTo(world, email)).toEqual([receipt]);
  const [received] = await emailsTo(world, email);
  const link = /https?:\S+\/data-request\/confirm\?token=\S+/.exec(received!.text)![0];
  // A program that looks at the links of an e-mail confirms nothing.
  expect((await page.request.get(link)).status()).toBe(200);
  const stored = () => world.db.dataRequest.findUniqueOrThrow({ where: { id } });
  expect(await stored()).toMatchObject({ verifiedAt: null, type: "rectification", userId: null });

  await page.goto(link);
  await expectAccessible(page, "data-request-confirm");
  await button(t("data-requests:confirm.action")).click();
  await expect(title(t("data-requests:confirm.done"))).toBeFocused();
  expect((await stored()).verifiedAt).not.toBeNull();
  await page.goto(link);
  await expect(title(t("data-requests:confirm.used"))).toBeFocused();
  await expect(button(t("data-requests:confirm.action"))).toHaveCount(0);
  await expect(
    page.getByText(messagePattern(t("data-requests:confirm.usedAt", { time: ANY }))),
  ).toBeVisible();
  await expectAccessible(page, "data-request-link-used");
  const isAbout = (subject: string) => subject.includes(reference);
  await expectSwept(world, async () => (await subjectsTo(world, OPERATOR_EMAIL)).filter(isAbout).length).toBe(
    1,
  );

  await becomeOperator(world);
  await world.login(page);
  await page.goto(at("/provider?view=requests"));
  const row = getRow(reference);
  await expect(row).toContainText("Mein Name ist falsch geschrieben.");
  await expect(row).toContainText(t("operator:requests.state.open"));
});
