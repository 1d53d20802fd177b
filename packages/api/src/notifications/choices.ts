import { getChoices } from "@takt/domain/notifications/get-choices";
import { activeProcedure } from "../trpc";

/** Gets which notifications the actor wants, and on which channel. */
export const choicesProcedure = activeProcedure.query(({ ctx }) => getChoices(ctx.deps, ctx.actor));
