import { countUnread } from "@takt/domain/notifications/count-unread";
import { activeProcedure } from "../trpc";

/** Counts unread notifications for the bell, up to 100. */
export const unreadCountProcedure = activeProcedure.query(({ ctx }) => countUnread(ctx.deps, ctx.actor));
