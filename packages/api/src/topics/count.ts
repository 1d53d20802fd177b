import { countTopics } from "@takt/domain/topics/count-topics";
import { activeProcedure } from "../trpc";

/** Counts the bookmarked topics. */
export const countTopicsProcedure = activeProcedure.query(({ ctx }) => countTopics(ctx.deps, ctx.actor));
