import { decideWaitlist } from "@takt/domain/waitlist/decide-waitlist";
import { decisionInput } from "@takt/domain/waitlist/model/decision-input";
import { requireFreshSignIn } from "@takt/domain/waitlist/require-fresh-sign-in";
import { providerProcedure } from "../trpc";

/** Activates or rejects accounts, or takes that back; needs a fresh sign-in. Answers which it changed. */
export const decideProcedure = providerProcedure.input(decisionInput).mutation(({ ctx, input }) => {
  requireFreshSignIn(ctx.deps, ctx.session);
  return decideWaitlist(ctx.deps, ctx.actor.userId, input);
});
