import { listNotifications, listNotificationsInput } from "@takt/domain/notifications/list-notifications";
import { activeProcedure } from "../trpc";

/** Lists one page of the actor's notifications, newest first. */
export const listNotificationsProcedure = activeProcedure
  .input(listNotificationsInput)
  .query(({ ctx, input }) => listNotifications(ctx.deps, ctx.actor, input));
