import { expectAccessible } from "../../fixtures/expect-accessible";
import { expectSwept } from "../../fixtures/expect-swept";
import { localized } from "../../fixtures/localized";
import { expect, test, type World } from "../../fixtures/world";
import { becomeOperator, dataRequestPage, readRequest, subjectsTo } from "./data-request-page";

const inLanguage = localized("en");
const { language, t, at } = inLanguage;
const DAY_MS = 86_400_000;

/** A request that a visitor has confirmed; returns its reference. */
async function seedRequest({ db, user }: World, email: string): Promise<string> {
  const { reference } = await db.dataRequest.create({
    data: {
      reference: `DR-${user.id.slice(-6).toUpperCase()}`,
      type: "rectification",
      firstName: "Ada",
      lastName: "Löwe",
      email,
      details: "My name is misspelt.",
      locale: language,
      verifiedAt: new Date(),
      dueAt: new Date(Date.now() + 30 * DAY_MS),
    },
  });
  return reference;
}

test("the provider keeps a note of a request and marks it as done, which its author is told", async ({
  page,
  world,
}) => {
  test.setTimeout(300_000);
  const { button, row: getRow } = dataRequestPage(page, inLanguage);
  const email = `visitor-${world.user.id}@example.com`;
  const reference = await seedRequest(world, email);
  await becomeOperator(world);
  await world.login(page);
  await page.goto(at("/provider?view=requests"));
  const row = getRow(reference);
  await expect(row).toContainText(t("operator:requests.state.open"));

  await button(t("operator:requests.note.one", { reference })).click();
  const note = page
    .getByRole("dialog")
    .getByRole("textbox", { name: t("operator:requests.note.label"), exact: true });
  await note.fill("Corrected in the account");
  await button(t("operator:requests.note.save")).click();
  await expect(row).toContainText("Corrected in the account");

  await button(t("operator:requests.done.one", { reference })).click();
  const question = page.getByRole("alertdialog", { name: t("operator:requests.done.title", { reference }) });
  await expectAccessible(page, "data-request-done");
  await question.getByRole("button", { name: t("operator:requests.done.action"), exact: true }).click();
  await expect(page.getByText(t("operator:requests.done.toast", { reference })).first()).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.getByRole("radio", { name: t("operator:requests.closed"), exact: true }).check();
  await expect(row).toContainText(t("operator:requests.state.done"));
  const done = t("mail:dataRequest.author.done.subject", { reference });
  await expectSwept(world, () => subjectsTo(world, email)).toContain(done);
});

test("a signed-in user's page is prefilled, their own address needs no link, and the provider extends it", async ({
  page,
  world,
}) => {
  const { button, choice, field, policy, row: getRow } = dataRequestPage(page, inLanguage);
  const email = `${world.user.id}@example.com`;
  const own = { email, emailVerified: new Date(), name: "Ada Maria Löwe" };
  await world.db.user.update({ where: { id: world.user.id }, data: own });
  await world.login(page);
  await page.goto(at("/data-request?type=objection"));
  await expect(choice("objection")).toBeChecked();
  await expect(field("firstName")).toHaveValue("Ada Maria");
  await expect(field("lastName")).toHaveValue("Löwe");
  await expect(field("email")).toHaveValue(email);
  await policy.check();
  await button(t("data-requests:submit")).click();
  await expect(page.getByText(t("data-requests:receipt.verified"), { exact: true })).toBeVisible();
  const { reference, dueAt } = await readRequest(world, email);

  await becomeOperator(world);
  await page.goto(at("/provider?view=requests"));
  await button(t("operator:requests.extend.one", { reference })).click();
  const dialog = page.getByRole("dialog", { name: t("operator:requests.extend.title", { reference }) });
  const confirm = dialog.getByRole("button", { name: t("operator:requests.extend.confirm"), exact: true });
  const reason = dialog.getByRole("textbox", { name: t("operator:requests.extend.reason"), exact: true });
  await confirm.click();
  await expect(reason).toBeFocused();
  await expectAccessible(page, "data-request-extend");
  await reason.fill("The request is extensive.");
  await confirm.click();
  const row = getRow(reference);
  await expect(row).toContainText(t("operator:requests.state.extended"));
  const stored = await readRequest(world, email);
  expect(stored.extensionReason).toBe("The request is extensive.");
  expect(stored.dueAt.getTime()).toBeGreaterThan(dueAt.getTime() + 55 * DAY_MS);
});
