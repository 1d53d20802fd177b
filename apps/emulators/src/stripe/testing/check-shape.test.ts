import { expect, test } from "vitest";
import { createShapeChecker } from "./check-shape";

const problems = createShapeChecker(["TaxId", "Refund", "Price"]);
const taxId = {
  id: "txi_1",
  object: "tax_id",
  country: "DE",
  created: 1,
  customer: "cus_1",
  customer_account: null,
  livemode: false,
  owner: { customer: "cus_1", customer_account: null, type: "customer" },
  type: "eu_vat",
  value: "DE123",
  verification: null,
};

test("an object of the SDK's shape has no problems, also with an enum's value that the SDK does not know", () => {
  expect(problems("TaxId", taxId)).toEqual([]);
  expect(problems("TaxId", { ...taxId, type: "xx_new" })).toEqual([]);
});

test("missing, unknown and wrong fields are named with their path, nested ones as well", () => {
  const { value: _, ...without } = taxId;
  expect(problems("TaxId", without)).toEqual(["TaxId.value is missing"]);
  expect(problems("TaxId", { ...taxId, invented: 1 })).toEqual(["TaxId.invented is unknown"]);
  expect(problems("TaxId", { ...taxId, owner: { ...taxId.owner, invented: 1 } })).toEqual([
    "TaxId.owner.invented is unknown",
  ]);
  expect(problems("TaxId", { ...taxId, value: null, livemode: "no", created: "1" })).toEqual([
    'TaxId.created is "1"',
    'TaxId.livemode is "no"',
    "TaxId.value is null",
  ]);
  expect(problems("TaxId", { ...taxId, object: "price" })).toEqual(['TaxId.object is "price"']);
  expect(problems("TaxId", { ...taxId, deleted: true })).toEqual(["TaxId.deleted is true"]);
});

test("an expanded object is checked like any other", () => {
  expect(problems("TaxId", { ...taxId, customer: { id: "cus_1", object: "customer" } })).toContain(
    "TaxId.customer.email is missing",
  );
});
