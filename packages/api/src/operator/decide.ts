import { decideWaitlist } from "@takt/domain/waitlist/decide-waitlist";
import { decisionInput } from "@takt/domain/waitlist/model/decision-input";
import { requireFreshSignIn } from "@takt/domain/waitlist/require-fresh-sign-in";
import { operatorProcedure } from "../trpc";

/** Activates or rejects accounts, or undoes that; needs a recent sign-in. Answers which accounts changed. */
export const decideProcedure = operatorProcedure.input(decisionInput).mutation(({ ctx, input }) => {
  requireFreshSignIn(ctx.deps, ctx.session);
  return decideWaitlist(ctx.deps, ctx.actor.userId, input);
});
