import { markAllRead } from "@takt/domain/notifications/mark-all-read";
import { activeProcedure } from "../trpc";

/** Marks all notifications as read. */
export const markAllReadProcedure = activeProcedure.mutation(({ ctx }) => markAllRead(ctx.deps, ctx.actor));
