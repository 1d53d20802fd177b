import type { z } from "zod";
import type { Backend } from "../../backend";
import { periodEnd } from "../../billing/subscription-state";
import type { Subscription } from "../../store/objects";
import type { updateParams } from "./params";

type Params = z.output<typeof updateParams>;

/** When a subscription ends, and what is noted about it. */
export function cancellationOf(
  { now }: Pick<Backend, "now">,
  before: Subscription,
  { cancel_at, cancel_at_period_end, cancellation_details }: Params,
): Partial<Subscription> {
  const details = {
    comment: null,
    feedback: null,
    feedback_option: null,
    reason: null,
    ...before.cancellation_details,
    ...(cancellation_details?.comment === undefined ? {} : { comment: cancellation_details.comment }),
    ...(cancellation_details?.feedback === undefined ? {} : { feedback: cancellation_details.feedback }),
  };
  const end = endOf(before, cancel_at, cancel_at_period_end);
  if (end === undefined) return cancellation_details ? { cancellation_details: details } : {};
  return {
    cancel_at: end,
    cancel_at_period_end: end !== null && cancel_at_period_end === true,
    canceled_at: end === null ? null : now(),
    cancellation_details: { ...details, reason: end === null ? null : "cancellation_requested" },
  };
}

/** Undefined without a change, null for no end any more. */
function endOf(
  before: Subscription,
  at: Params["cancel_at"],
  atPeriodEnd: boolean | undefined,
): number | null | undefined {
  if (atPeriodEnd === true) return periodEnd(before);
  if (at === null) return null;
  if (at === "min_period_end") return periodEnd(before);
  if (at === "max_period_end") return Math.max(...before.items.data.map((item) => item.current_period_end));
  return at ?? (atPeriodEnd === false ? null : undefined);
}
