import { notificationChoiceInput } from "@takt/domain/notifications/model/notification-choice";
import { setChoice } from "@takt/domain/notifications/set-choice";
import { activeProcedure } from "../trpc";

/** Switches one kind of notification on or off on one channel. */
export const setChoiceProcedure = activeProcedure
  .input(notificationChoiceInput)
  .mutation(({ ctx, input }) => setChoice(ctx.deps, ctx.actor, input));
