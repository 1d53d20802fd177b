import { countUnread } from "@takt/domain/notifications/count-unread";
import { activeProcedure } from "../trpc";

/** For the bell; 100 is the most it says. */
export const unreadCountProcedure = activeProcedure.query(({ ctx }) => countUnread(ctx.deps, ctx.actor));
