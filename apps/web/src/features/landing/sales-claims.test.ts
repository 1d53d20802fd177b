import type { TFunction } from "i18next";
import { expect, test } from "vitest";
import { questions } from "./faq/questions";
import { offeredPlans, salesClaims, type Sales } from "./sales-claims";

const TERMS: Sales["salesTerms"] = { tax: "exempt", moneyBackDays: 30 };
/** Says which text it is, and with which figures. */
const t = ((key: string, values: object = {}) =>
  [key, ...Object.values(values)].join(" ")) as unknown as TFunction<["landing", "billing"]>;

test.each([
  ["the usual terms", TERMS, ["pricing.guarantee 30", "billing:order.tax.exempt"]],
  [
    "another number of days",
    { ...TERMS, moneyBackDays: 14 },
    ["pricing.guarantee 14", "billing:order.tax.exempt"],
  ],
  ["no guarantee", { ...TERMS, moneyBackDays: 0 }, ["billing:order.tax.exempt"]],
  ["prices with VAT", { tax: "included", moneyBackDays: 0 }, ["billing:order.tax.included"]],
] as const)("the pricing says %s", (_, salesTerms, claims) => {
  expect(salesClaims(t, { sells: true, salesTerms })).toEqual(claims);
});

test("an installation without payments offers the free plan alone, and claims nothing of money", () => {
  expect(offeredPlans({ sells: true })).toContain("professional");
  expect(offeredPlans({ sells: false })).toEqual(["free"]);
  expect(salesClaims(t, { sells: false, salesTerms: TERMS })).toEqual([]);
  const leaving = (sells: boolean) =>
    questions(t as unknown as TFunction<"landing">, { sells }).find(({ key }) => key === "leave")!.answer;
  expect([leaving(true).split(" ")[0], leaving(false)]).toEqual(["faq.leave.a", "faq.leave.unsold"]);
});
