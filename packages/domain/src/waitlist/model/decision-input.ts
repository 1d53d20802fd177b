import { z } from "zod";
import { isStorable } from "../../shared/is-storable";

/** How many accounts one decision takes. */
export const DECISION_LIMIT = 200;
/** Characters of a statement of reason. */
export const REASON_LIMIT = 1000;

const ids = z.array(z.uuid()).min(1).max(DECISION_LIMIT);

/** The provider's statement of reason, which the rejected user reads. */
export const reasonInput = z.string().max(REASON_LIMIT).refine(isStorable).trim().min(1);

/** What the provider decides about accounts. `again`: they were active before, and need no letter about it. */
export const decisionInput = z.discriminatedUnion("decision", [
  z.strictObject({ ids, decision: z.literal("active"), again: z.literal(true).optional() }),
  z.strictObject({ ids, decision: z.literal("rejected"), reason: reasonInput }),
  z.strictObject({ ids, decision: z.literal("waitlisted") }),
]);
export type DecisionInput = z.infer<typeof decisionInput>;
