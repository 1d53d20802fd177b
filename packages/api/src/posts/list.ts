import { listPosts, listPostsInput } from "@takt/domain/posts/list-posts";
import { activeProcedure } from "../trpc";

/** Lists one page of the actor's posts, last changed first. */
export const listPostsProcedure = activeProcedure
  .input(listPostsInput)
  .query(({ ctx, input }) => listPosts(ctx.deps, ctx.actor, input));
