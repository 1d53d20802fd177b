import { getNextPost } from "@takt/domain/posts/get-next-post";
import { activeProcedure } from "../trpc";

/** Gets the next scheduled post, or null. */
export const nextPostProcedure = activeProcedure.query(({ ctx }) => getNextPost(ctx.deps, ctx.actor));
