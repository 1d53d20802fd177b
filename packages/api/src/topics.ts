import { addTopic } from "@takt/domain/topics/add-topic";
import { getTopic } from "@takt/domain/topics/get-topic";
import { listTopics, listTopicsInput, countTopics } from "@takt/domain/topics/list-topics";
import { topicInput } from "@takt/domain/topics/model/topic-input";
import { removeTopic, restoreTopic } from "@takt/domain/topics/remove-topic";
import { z } from "zod";
import { memberProcedure, router } from "./core/trpc";

const idInput = z.strictObject({ id: z.uuid() });

export const topicsRouter = router({
  /** Lists one page of the bookmarked topics, newest first. */
  list: memberProcedure("content.read")
    .input(listTopicsInput)
    .query(({ ctx, input }) => listTopics(ctx.deps, ctx.actor, input)),

  /** Gets a bookmarked topic. */
  get: memberProcedure("content.read")
    .input(idInput)
    .query(({ ctx, input }) => getTopic(ctx.deps, ctx.actor, input.id)),

  /** Counts the bookmarked topics. */
  count: memberProcedure("content.read").query(({ ctx }) => countTopics(ctx.deps, ctx.actor)),

  /** Bookmarks a topic. */
  add: memberProcedure("library.write")
    .input(topicInput)
    .mutation(({ ctx, input }) => addTopic(ctx.deps, ctx.actor, input)),

  /** Removes a bookmark; it can be restored for a day. */
  remove: memberProcedure("library.write")
    .input(idInput)
    .mutation(({ ctx, input }) => removeTopic(ctx.deps, ctx.actor, input.id)),

  /** Restores a removed bookmark. */
  restore: memberProcedure("library.write")
    .input(idInput)
    .mutation(({ ctx, input }) => restoreTopic(ctx.deps, ctx.actor, input.id)),
});
