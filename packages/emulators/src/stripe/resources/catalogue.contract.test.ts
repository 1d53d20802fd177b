import { expect, test } from "vitest";
import { useHarness } from "../testing/use-harness";

const harness = useHarness();

test("prices are found by their lookup keys, which can be transferred", async () => {
  const { stripe, prices } = harness;
  const found = await stripe.prices.list({
    lookup_keys: ["professional_monthly", "enterprise_monthly"],
    active: true,
  });
  expect(found.data.map(({ unit_amount }) => unit_amount)).toEqual([9_900, 2_900]);
  const replacement = {
    product: "professional",
    currency: "eur",
    unit_amount: 3_100,
    recurring: { interval: "month" },
    lookup_key: "professional_monthly",
  } as const;
  await expect(stripe.prices.create(replacement)).rejects.toThrow(/already uses that lookup key/);
  const dearer = await stripe.prices.create({ ...replacement, transfer_lookup_key: true });
  expect(dearer).toMatchObject({ currency: "eur", lookup_key: "professional_monthly", unit_amount: 3_100 });
  expect((await stripe.prices.retrieve(prices.professional.id)).lookup_key).toBeNull();
  expect((await stripe.prices.list({ lookup_keys: ["professional_monthly"] })).data).toMatchObject([
    { id: dearer.id },
  ]);
});

test("a subscription shows its price as it is now", async () => {
  const { stripe, prices } = harness;
  const { id } = await harness.subscribe();
  await stripe.prices.update(prices.professional.id, { metadata: { offer: "old" }, active: false });
  const { items } = await stripe.subscriptions.retrieve(id);
  expect(items.data[0]!.price).toMatchObject({ metadata: { offer: "old" }, active: false });
});

test("an inactive price cannot be sold", async () => {
  const { stripe, prices } = harness;
  await stripe.prices.update(prices.professional.id, { active: false });
  await expect(harness.openCheckout()).rejects.toThrow(/inactive/);
});

test("products are created with an id of the shop, changed and retrieved", async () => {
  const { stripe } = harness;
  await stripe.products.update("professional", { active: false });
  expect(await stripe.products.retrieve("professional")).toMatchObject({
    active: false,
    name: "Professional",
  });
  await expect(stripe.products.create({ id: "enterprise", name: "x" })).rejects.toMatchObject({
    code: "resource_already_exists",
  });
});
