import { listNotifications, listNotificationsInput } from "@takt/domain/notifications/list-notifications";
import { activeProcedure } from "../trpc";

/** A page of what the actor was told, the newest first. */
export const listNotificationsProcedure = activeProcedure
  .input(listNotificationsInput)
  .query(({ ctx, input }) => listNotifications(ctx.deps, ctx.actor, input));
