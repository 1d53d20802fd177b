import type { Backend } from "../../backend";
import { invalidRequest } from "../../http/api-error";
import type { TaxId } from "../../store/objects";
import { createObject } from "../save";

const EU = "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" ");

/** Creates a tax id of a customer. Stripe verifies European VAT ids later; here they stay pending. */
export function createTaxId(
  backend: Backend,
  customer: string,
  { type, value }: { type: string; value: string },
): TaxId {
  const country = countryOf(value);
  if (type === "eu_vat" && !isEuVat(value))
    throw invalidRequest("Invalid value for eu_vat.", { code: "tax_id_invalid", param: "value" });
  const id: TaxId = {
    id: backend.newId("txi"),
    object: "tax_id",
    country: type === "eu_vat" ? country : type.slice(0, 2).toUpperCase(),
    created: backend.now(),
    customer,
    customer_account: null,
    livemode: false,
    owner: { customer, customer_account: null, type: "customer" },
    type,
    value,
    verification: {
      status: type === "eu_vat" ? "pending" : "unavailable",
      verified_address: null,
      verified_name: null,
    },
  };
  return createObject(backend, "tax_id", id, "customer.tax_id.created");
}

/** Whether a text has the form of a European VAT id. */
export const isEuVat = (value: string): boolean =>
  EU.includes(countryOf(value)) && /^[A-Z]{2}[0-9A-Z]{2,12}$/i.test(value);

/** Greece is EL in its VAT ids. */
const countryOf = (value: string) => value.slice(0, 2).toUpperCase().replace("EL", "GR");
