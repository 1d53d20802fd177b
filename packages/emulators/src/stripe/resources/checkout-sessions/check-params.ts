import type { z } from "zod";
import type { Backend } from "../../backend";
import { invalidRequest } from "../../http/api-error";
import type { Customer } from "../../store/objects";
import type { createParams } from "./params";

const HALF_HOUR_SECONDS = 1_800;
const DAY_SECONDS = 86_400;
type Params = z.output<typeof createParams>;

/** Throws what Stripe refuses about parameters that are each right by itself. */
export function checkParams(backend: Backend, params: Params, customer: Customer | undefined): void {
  checkUrls(params);
  checkExpiry(params.expires_at, backend.now());
  if (customer) checkCustomer(params, customer);
  else if (params.customer_update)
    throw invalidRequest("`customer_update` can only be used with `customer`.", { param: "customer_update" });
  if (params.customer !== undefined && params.customer_email !== undefined)
    throw invalidRequest("You may only specify one of these parameters: customer, customer_email.", {
      code: "parameters_exclusive",
      param: "customer",
    });
  const asksTerms = params.consent_collection?.terms_of_service === "required";
  if (asksTerms && backend.settings.get().termsOfServiceUrl === null)
    throw invalidRequest(
      "You cannot collect consent to your terms of service unless a URL is set in the Stripe Dashboard. Update your public business details in the Dashboard https://dashboard.stripe.com/settings/public with a Terms of service URL to collect terms of service consent.",
      { param: "consent_collection[terms_of_service]" },
    );
  if (params.custom_text?.terms_of_service_acceptance && !asksTerms)
    throw invalidRequest(
      "`custom_text[terms_of_service_acceptance]` can only be used when `consent_collection[terms_of_service]` is `required`.",
      { param: "custom_text[terms_of_service_acceptance]" },
    );
}

function checkUrls({ success_url, cancel_url }: Params) {
  for (const [param, url] of Object.entries({ success_url, cancel_url })) {
    if (url !== undefined && !(/^https?:\/\//.test(url) && URL.parse(url)))
      throw invalidRequest("Not a valid URL", { code: "url_invalid", param });
  }
}

function checkExpiry(expiresAt: number | undefined, now: number) {
  if (expiresAt === undefined) return;
  if (expiresAt < now + HALF_HOUR_SECONDS)
    throw invalidRequest(
      "The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.",
      {
        param: "expires_at",
      },
    );
  if (expiresAt > now + DAY_SECONDS)
    throw invalidRequest(
      "The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.",
      {
        param: "expires_at",
      },
    );
}

function checkCustomer({ automatic_tax, customer_update, tax_id_collection }: Params, customer: Customer) {
  if (automatic_tax?.enabled && !customer.address?.country && customer_update?.address !== "auto")
    throw invalidRequest(
      "Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address to the Customer or set either `customer_update[address]` to 'auto' or `customer_update[shipping]` to 'auto' to save the address entered in Checkout to the Customer.",
      { code: "customer_tax_location_invalid", param: "automatic_tax" },
    );
  if (tax_id_collection?.enabled && customer_update?.name !== "auto")
    throw invalidRequest(
      "Tax ID collection requires updating business name on the customer. To enable tax ID collection for an existing customer, please set `customer_update[name]` to `auto`.",
      { param: "tax_id_collection" },
    );
}
