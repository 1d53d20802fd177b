import { addTopic } from "@takt/domain/topics/add-topic";
import { topicInput } from "@takt/domain/topics/model/topic-input";
import { activeProcedure } from "../trpc";

/** Bookmarks a topic. */
export const addTopicProcedure = activeProcedure
  .input(topicInput)
  .mutation(({ ctx, input }) => addTopic(ctx.deps, ctx.actor, input));
