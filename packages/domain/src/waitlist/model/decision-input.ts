import { z } from "zod";
import { isStorable } from "../../shared/storable";

/** The maximum number of accounts in one decision. */
export const DECISION_LIMIT = 200;
/** The maximum length of a reason, in characters. */
export const REASON_LIMIT = 1000;

const ids = z.array(z.uuid()).min(1).max(DECISION_LIMIT);

/** The operator's reason, which the rejected user reads. */
export const reasonInput = z.string().max(REASON_LIMIT).refine(isStorable).trim().min(1);

/** The operator's decision about accounts. `again`: the accounts were active before and get no email. */
export const decisionInput = z.discriminatedUnion("decision", [
  z.strictObject({ ids, decision: z.literal("active"), again: z.literal(true).optional() }),
  z.strictObject({ ids, decision: z.literal("rejected"), reason: reasonInput }),
  z.strictObject({ ids, decision: z.literal("waitlisted") }),
]);
export type DecisionInput = z.infer<typeof decisionInput>;
