import { expect, test } from "vitest";
import { taxOf } from "./tax";

const consumer = { country: "DE", hasVatId: false, exempt: false };

test("an inclusive price contains the tax, an exclusive one does not", () => {
  expect(taxOf(2_900, "inclusive", consumer)).toMatchObject({ amount: 463, taxable_amount: 2_437 });
  expect(taxOf(2_900, "exclusive", consumer)).toMatchObject({ amount: 551, taxable_amount: 2_900 });
});

test("a company elsewhere in the union accounts for the tax itself, one at home pays it", () => {
  const company = { ...consumer, hasVatId: true };
  expect(taxOf(2_900, "inclusive", { ...company, country: "FR" })).toMatchObject({
    amount: 0,
    taxability_reason: "reverse_charge",
  });
  expect(taxOf(2_900, "inclusive", company)).toMatchObject({
    amount: 463,
    taxability_reason: "standard_rated",
  });
});

test("no tax is collected outside the union or of an exempt customer", () => {
  expect(taxOf(2_900, "inclusive", { ...consumer, country: "US" }).taxability_reason).toBe("not_collecting");
  expect(taxOf(2_900, "inclusive", { ...consumer, exempt: true })).toMatchObject({
    amount: 0,
    taxability_reason: "customer_exempt",
  });
});

test("a credit carries negative tax", () => {
  expect(taxOf(-2_900, "inclusive", consumer).amount).toBe(-463);
});
