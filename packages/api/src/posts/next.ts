import { nextPost } from "@takt/domain/posts/next-post";
import { activeProcedure } from "../trpc";

/** The next scheduled post, or null. */
export const nextPostProcedure = activeProcedure.query(({ ctx }) => nextPost(ctx.deps, ctx.actor));
