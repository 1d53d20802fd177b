import type { PaymentsState } from "./create-payments-probe";

/**
 * Judges payments. `webhooksRefused`: events arrive whose signature does not fit. A provider that does not answer is not
 * our fault, and passes.
 */
export function toPaymentsPart(
  state: PaymentsState,
  webhooksRefused: boolean,
): { ok: boolean; detail: string; known?: false } {
  switch (state.kind) {
    case "off":
      return { ok: true, detail: "not configured" };
    case "unknown":
      return { ok: true, detail: "not asked yet", known: false };
    case "unavailable":
      return { ok: true, detail: "does not answer", known: false };
    case "not_configured":
      return { ok: false, detail: state.reason };
    case "refused":
      return { ok: false, detail: `the check is refused (${state.code})` };
    case "ok":
      if (webhooksRefused)
        return { ok: false, detail: "events arrive with a wrong signature: see STRIPE_WEBHOOK_SECRET" };
      return { ok: true, detail: state.value.livemode ? "configured" : "a sandbox" };
  }
}
