import { z } from "zod";
import { requiredText } from "../../shared/text-input";

/** The maximum number of accounts in one decision. */
export const DECISION_LIMIT = 200;
/** The maximum length of a reason, in characters. */
export const REASON_LIMIT = 1000;

const ids = z.array(z.uuid()).min(1).max(DECISION_LIMIT);

/** The operator's reason, which the rejected user reads. */
export const reasonInput = requiredText(REASON_LIMIT);

/** The operator's decision about accounts. `again`: the accounts were active before and get no email. */
export const decisionInput = z.discriminatedUnion("decision", [
  z.strictObject({ ids, decision: z.literal("active"), again: z.literal(true).optional() }),
  z.strictObject({ ids, decision: z.literal("rejected"), reason: reasonInput }),
  z.strictObject({ ids, decision: z.literal("waitlisted") }),
]);
export type DecisionInput = z.infer<typeof decisionInput>;
