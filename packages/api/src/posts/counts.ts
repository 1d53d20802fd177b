import { countPosts } from "@takt/domain/posts/count-posts";
import { activeProcedure } from "../trpc";

/** Counts the posts in each status. */
export const countPostsProcedure = activeProcedure.query(({ ctx }) => countPosts(ctx.deps, ctx.actor));
