import { getChoices } from "@takt/domain/notifications/get-choices";
import { activeProcedure } from "../trpc";

/** What the actor wants to be told, and where. */
export const choicesProcedure = activeProcedure.query(({ ctx }) => getChoices(ctx.deps, ctx.actor));
