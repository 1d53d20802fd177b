import { syncPosts } from "@takt/domain/connections/sync-posts";
import { activeProcedure } from "../trpc";

/** Counts the posts that Takt published: new, updated, skipped. */
export const syncPostsProcedure = activeProcedure.mutation(({ ctx }) => syncPosts(ctx.deps, ctx.actor));
