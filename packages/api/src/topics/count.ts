import { countTopics } from "@takt/domain/topics/count-topics";
import { activeProcedure } from "../trpc";

/** How many topics are bookmarked. */
export const countTopicsProcedure = activeProcedure.query(({ ctx }) => countTopics(ctx.deps, ctx.actor));
