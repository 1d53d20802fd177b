import { checkoutForm, sendForm } from "@takt/emulators/stripe/testing/start-harness";
import { expect, test } from "vitest";
import { APP_URL, useBillingHarness, getValue } from "../testing/use-billing-harness";

const harness = useBillingHarness();
const openPortal = (customerId: string, page: "home" | "payment_method") =>
  harness.payments.openPortal({ customerId, locale: "de", returnUrl: `${APP_URL}/app`, page });

test("an invoice has number, amount, page and a PDF", async () => {
  const { customerId } = await harness.buy();
  const [invoice, ...others] = await getValue(harness.payments.listInvoices(customerId));
  expect(others).toEqual([]);
  expect(invoice).toMatchObject({
    number: expect.stringMatching(/-0001$/) as string,
    status: "paid",
    totalCents: 2900,
    currency: "eur",
  });
  expect(Math.abs(Date.now() - invoice!.createdAt.getTime())).toBeLessThan(120_000);
  const pdf = await fetch(invoice!.pdfUrl!);
  expect((await pdf.text()).slice(0, 5)).toBe("%PDF-");
  expect((await fetch(invoice!.pageUrl!)).status).toBe(200);
});

test("a draft has neither page nor PDF, and comes first", async () => {
  const { customerId, subscription } = await harness.buy();
  const { now } = await harness.control.tick(0);
  await harness.control.tick(subscription.periodEndsAt!.getTime() - now + 60_000);
  const [draft, first] = await getValue(harness.payments.listInvoices(customerId));
  expect(draft).toMatchObject({ status: "draft", number: null, pdfUrl: null, pageUrl: null });
  expect(first).toMatchObject({ status: "paid" });
});

test("the default method is the subscription's, or the customer's", async () => {
  const { customerId, subscription } = await harness.buy();
  const list = (of: { defaultPaymentMethodId: string | null } | null) =>
    getValue(harness.payments.listPaymentMethods(customerId, of));
  const visa = { type: "card", brand: "visa", last4: "4242", expiresAt: { month: 12, year: 2034 } };
  expect(await list(subscription)).toMatchObject([{ ...visa, isDefault: true }]);
  const { id } = await harness.stripe.paymentMethods.attach("pm_sepaDebit_success", { customer: customerId });
  await harness.stripe.customers.update(customerId, { invoice_settings: { default_payment_method: id } });
  const debit = { id, type: "sepa_debit", last4: "3000", expiresAt: null };
  expect(await list(subscription)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...visa, isDefault: true }),
      expect.objectContaining({ ...debit, isDefault: false }),
    ]),
  );
  expect((await list(null)).find(({ isDefault }) => isDefault)).toMatchObject(debit);
});

test("the portal changes a card, in the user's language, and leads back", async () => {
  const { customerId } = await harness.buy();
  const { url } = await getValue(openPortal(customerId, "payment_method"));
  const page = await (await fetch(url)).text();
  expect(page).toContain('lang="de"');
  await sendForm(url, checkoutForm({ action: "method", number: "5555555555554444" }));
  const [subscription] = await getValue(harness.payments.listSubscriptions(customerId));
  const methods = await getValue(harness.payments.listPaymentMethods(customerId, subscription!));
  expect(methods.find(({ isDefault }) => isDefault)).toMatchObject({ brand: "mastercard", last4: "4444" });
});

test("the portal neither cancels nor changes a plan", async () => {
  const { customerId } = await harness.buy();
  const { url } = await getValue(openPortal(customerId, "home"));
  const page = await (await fetch(url)).text();
  expect(page).not.toContain("Abo kündigen");
  expect(page).toContain("Professional");
  expect(page).not.toContain("Enterprise");
});

test("an unknown customer has no invoices and no methods, and no portal", async () => {
  expect(await getValue(harness.payments.listInvoices("cus_unknown"))).toEqual([]);
  expect(await getValue(harness.payments.listPaymentMethods("cus_unknown", null))).toEqual([]);
  expect(await openPortal("cus_unknown", "home")).toMatchObject({
    kind: "refused",
    code: "resource_missing",
  });
});

test("an invoice whose debit is on its way is processing, and open again when it comes back", async () => {
  for (const [iban, after] of [
    ["DE89370400440532013000", "paid"],
    ["DE62370400440532013001", "open"],
  ] as const) {
    const { customerId } = await harness.buy(undefined, { method: "sepa_debit", iban });
    const status = async () =>
      (await getValue(harness.payments.listInvoices(customerId))).map((one) => one.status);
    expect(await status()).toEqual(["processing"]);
    await harness.control.tick(180_000);
    expect(await status()).toEqual([after]);
  }
});
