import { listTopics, listTopicsInput } from "@takt/domain/topics/list-topics";
import { activeProcedure } from "../trpc";

/** Lists one page of the bookmarked topics, newest first. */
export const listTopicsProcedure = activeProcedure
  .input(listTopicsInput)
  .query(({ ctx, input }) => listTopics(ctx.deps, ctx.actor, input));
