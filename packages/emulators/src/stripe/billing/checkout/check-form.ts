import type { Backend } from "../../backend";
import { readSource, type FormProblem } from "../../resources/payment-methods/read-source";
import type { Source } from "../../resources/payment-methods/create-payment-method";
import { isEuVat } from "../../resources/tax-ids/create-tax-id";
import type { CheckoutSession } from "../../store/objects";
import type { Form } from "./checkout-place";

/** Whether a checkout asks for the whole address: the shop wants it, or the tax depends on it. */
export const asksAddress = ({ billing_address_collection }: CheckoutSession): boolean =>
  billing_address_collection === "required";

/** Whether it asks for an e-mail address: the shop has named none. */
export const asksEmail = ({ customer, customer_email }: CheckoutSession): boolean =>
  customer === null && customer_email === null;

/** Checks what was entered into a checkout, field by field as on the page. */
export function checkForm(
  { clock }: Backend,
  session: CheckoutSession,
  form: Form,
): { source: Source } | FormProblem {
  if (asksEmail(session) && !/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(form.email ?? "")) return { field: "email" };
  const source = readSource(form, new Date(clock.now()));
  if ("field" in source) return source;
  if (!form.name?.trim()) return { field: "name" };
  if (!form.country) return { field: "country" };
  if (asksAddress(session))
    for (const field of ["line1", "postal_code", "city"]) if (!form[field]?.trim()) return { field };
  if (form.tax_id && !isEuVat(form.tax_id)) return { field: "tax_id" };
  if (session.consent_collection?.terms_of_service === "required" && form.terms !== "on")
    return { field: "terms" };
  return { source };
}
