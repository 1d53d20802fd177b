import type { Page } from "@playwright/test";
import { expectAccessible } from "../../fixtures/expect-accessible";
import { expectSwept } from "../../fixtures/expect-swept";
import { localized } from "../../fixtures/localized";
import { ANY, messagePattern } from "../../fixtures/message-pattern";
import { subscribe } from "../../fixtures/subscribe";
import { expect, test, type World } from "../../fixtures/world";

type Inbox = { emails: { subject: string; text: string }[] };

const { t, at } = localized("de");

const field = (page: Page, name: "name" | "email" | "contract") =>
  page.getByRole("textbox", { name: t(`contracts:fields.${name}.label`), exact: true });
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Gives the world's user an address that no other test has; returns it. */
async function ownAddress({ db, user }: World): Promise<string> {
  const email = `${user.id}@example.com`;
  await db.user.update({ where: { id: user.id }, data: { email, emailVerified: new Date() } });
  return email;
}

const readDeclaration = ({ db }: World, email: string) =>
  db.contractNotice.findFirstOrThrow({ where: { email } });
const emailsTo = async ({ mail }: World, to: string) => (await mail.state<Inbox>({ to })).emails;

test("a visitor who is not signed in cancels, confirms by e-mail, and the subscription ends with its period", async ({
  page,
  world,
}) => {
  // The test waits for two emails, each for up to three minutes.
  test.setTimeout(420_000);
  await ownAddress(world);
  // The case of letters makes no difference.
  const email = `${world.user.id.toUpperCase()}@example.com`;
  await subscribe(world, { days: 3 });
  await page.goto(at("/"));
  await page.getByRole("link", { name: "Verträge hier kündigen", exact: true }).click();
  await page.waitForURL(`**${at("/contracts/cancel")}`);
  await expect(title(page, "Verträge hier kündigen")).toBeVisible();
  const submit = button(page, "jetzt kündigen");

  await submit.click();
  await expect(page.getByText(t("contracts:fields.contract.problem"))).toBeVisible();
  await expect(field(page, "name")).toBeFocused();
  await expectAccessible(page, "cancel-problems");
  await field(page, "name").fill("Ada Löwe");
  await field(page, "email").fill(email);
  await field(page, "contract").fill("Takt Professional");
  await page.reload();
  await expect(field(page, "contract")).toHaveValue("Takt Professional");
  await submit.click();
  await expect(title(page, t("contracts:receipt.title.cancellation"))).toBeFocused();
  const { reference, id } = await readDeclaration(world, email);
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
  await expectAccessible(page, "cancel-receipt");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    button(page, t("contracts:receipt.save")).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`takt-${reference}.txt`);

  await expectSwept(world, async () => (await emailsTo(world, email)).length).toBe(1);
  const [asked] = await emailsTo(world, email);
  expect(asked!.subject).toBe(t("mail:contractNotice.confirm.subject.cancellation", { reference }));
  // Nothing that was typed goes to an address that nobody has confirmed.
  expect(asked!.text).not.toMatch(/Takt Professional|Ada Löwe/);
  const link = /https?:\S+\/contracts\/confirm\?token=\S+/.exec(asked!.text)![0];
  // A program that looks at the links of an e-mail confirms nothing.
  expect((await page.request.get(link)).status()).toBe(200);
  const stored = () => world.db.contractNotice.findUniqueOrThrow({ where: { id } });
  expect(await stored()).toMatchObject({ confirmedAt: null, processedAt: null });

  await page.goto(link);
  await button(page, t("contracts:confirm.action")).click();
  await expect(page.getByText(t("contracts:state.cancelled"), { exact: true })).toBeVisible();
  await expect(page.getByText(t("contracts:receipt.endsAt"), { exact: true })).toBeVisible();
  await expectAccessible(page, "cancel-confirmed");
  await page.goto(link);
  await expect(title(page, t("contracts:confirm.used"))).toBeFocused();
  await expect(button(page, t("contracts:confirm.action"))).toHaveCount(0);
  await expect(page.getByText(t("contracts:receipt.confirmedAt"), { exact: true })).toBeVisible();
  await expect(page.getByText(t("contracts:state.cancelled"), { exact: true })).toBeVisible();
  await expectAccessible(page, "cancel-link-used");
  expect(await stored()).toMatchObject({ outcome: "cancelled", userId: world.user.id });
  const readUser = () => world.db.user.findUniqueOrThrow({ where: { id: world.user.id } });
  await expect.poll(async () => (await readUser()).subscriptionStatus).toBe("cancelling");

  const receipt = t("mail:contractNotice.received.subject.cancellation", { reference });
  const texts = async () => (await emailsTo(world, email)).filter(({ subject }) => subject === receipt);
  await expectSwept(world, async () => (await texts()).length).toBe(1);
  expect((await texts())[0]!.text).toContain("> Vertrag: Takt Professional");
  const subjects = async () => (await emailsTo(world, email)).map(({ subject }) => subject);
  const done = messagePattern(t("mail:contractNotice.done.subject.cancelled", { reference, day: ANY }));
  await expectSwept(world, async () => (await subjects()).filter((one) => done.test(one)).length).toBe(1);
});

test("a signed-in customer withdraws from a prefilled page, and gets everything back", async ({
  page,
  world,
}) => {
  const email = await ownAddress(world);
  await subscribe(world, { days: 20 });
  await world.login(page);
  await page.goto(at("/app/posts"));
  await page.getByRole("link", { name: "Vertrag widerrufen", exact: true }).click();
  await expect(title(page, "Vertrag widerrufen")).toBeVisible();
  await expect(field(page, "email")).toHaveValue(email);
  await button(page, "Widerruf bestätigen").click();
  await expect(title(page, t("contracts:receipt.title.withdrawal"))).toBeFocused();
  await expect(page.getByText("29,00 €", { exact: true })).toBeVisible();
  await expectAccessible(page, "withdraw-receipt");
  expect(await readDeclaration(world, email)).toMatchObject({ outcome: "withdrawn", refundedCents: 2900 });
  const order = await world.db.order.findFirstOrThrow({ where: { userId: world.user.id } });
  expect(order).toMatchObject({ status: "withdrawn", refundedCents: 2900 });
  const user = await world.db.user.findUniqueOrThrow({ where: { id: world.user.id } });
  expect(user.subscriptionStatus).toBe("ended");
});
