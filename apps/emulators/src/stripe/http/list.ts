import type { WireList } from "../model/wire";
import { noSuchObject, invalidParams } from "./api-error";
import type { Backend } from "../backend";
import type { CheckoutSession, Dispute, Invoice, InvoicePayment, PaymentIntent } from "../store/objects";

type Page = { limit?: number | undefined; starting_after?: string | undefined };

const DEFAULT_LIMIT = 10;

/** One page of what `keep` keeps, newest first. It may begin after an object that is not kept itself. */
export function pageOf<T extends { id: string; object: string }>(
  all: T[],
  { limit = DEFAULT_LIMIT, starting_after }: Page,
  url: string,
  keep: (object: T) => boolean = () => true,
): WireList<T> {
  const newestFirst = all.toReversed();
  const last = newestFirst.findIndex(({ id }) => id === starting_after);
  if (starting_after !== undefined && last < 0)
    throw noSuchObject(all[0]?.object ?? "object", starting_after, "starting_after");
  const after = newestFirst.slice(last + 1).filter(keep);
  return { ...listOf(after.slice(0, limit), url), has_more: after.length > limit };
}

/** A list inside an object. */
export const listOf = <T>(data: T[], url: string): WireList<T> => ({
  object: "list",
  data,
  has_more: false,
  url,
});

/** Whether an object has what the parameters of a list ask for; what they do not name is not asked for. */
export const fits = (actual: Record<string, unknown>, params: Record<string, unknown>): boolean =>
  Object.entries(actual).every(([name, value]) => {
    const asked = params[name];
    return asked === undefined || (Array.isArray(asked) ? asked.includes(value) : asked === value);
  });

/** Expansions, by `object` and path: the fields with the objects in place of their ids. */
const EXPANSIONS: Record<string, (backend: Backend, object: never) => object> = {
  "checkout.session.line_items": ({ store }, { id }: CheckoutSession) => ({
    line_items: listOf(
      store.get("checkout_input", id)?.lines ?? [],
      `/v1/checkout/sessions/${id}/line_items`,
    ),
  }),
  "dispute.charge": ({ store }, { charge }: Dispute) => ({ charge: store.get("charge", charge) }),
  "invoice.payments": ({ store }, { id }: Invoice) => ({
    payments: listOf(
      store.list("invoice_payment").filter(({ invoice }) => invoice === id),
      `/v1/invoice_payments?invoice=${id}`,
    ),
  }),
  "invoice_payment.payment.payment_intent": ({ store }, { payment }: InvoicePayment) => ({
    payment: { ...payment, payment_intent: store.get("payment_intent", payment.payment_intent ?? "") },
  }),
  "payment_intent.latest_charge": ({ store }, { latest_charge }: PaymentIntent) => ({
    latest_charge: store.get("charge", latest_charge ?? "") ?? null,
  }),
};

/** Finds how an answer is expanded, before anything is done. In a list the paths begin with `data`. */
export function readExpansion(backend: Backend, paths: string[], kind: string, isList: boolean) {
  const expansions = paths.map((path) => {
    const inside = isList ? path.replace(/^data\./, "") : path;
    const expansion = EXPANSIONS[`${kind}.${inside}`];
    if (!expansion || (isList && inside === path))
      throw invalidParams(
        `This property cannot be expanded (${path}), or this emulator does not have it.`,
        "expand",
      );
    return expansion;
  });
  const expand = (object: object) =>
    expansions.reduce((expanded, fill) => ({ ...expanded, ...fill(backend, object as never) }), object);
  return (answer: object): object =>
    isList && "data" in answer ? { ...answer, data: (answer.data as object[]).map(expand) } : expand(answer);
}
