import { approveAndSchedule } from "@takt/domain/posts/approvals/approve-and-schedule";
import { rangeInput } from "@takt/domain/shared/range-input";
import { versionRef } from "@takt/domain/shared/row-ref";
import { bulkRefs } from "@takt/domain/posts/model/bulk-input";
import { addManyToQueue } from "@takt/domain/slots/add-many-to-queue";
import { addToQueue } from "@takt/domain/slots/add-to-queue";
import { getSlotSuggestion } from "@takt/domain/slots/get-slot-suggestion";
import { getSlots } from "@takt/domain/slots/get-slots";
import { listFreeSlots } from "@takt/domain/slots/list-free-slots";
import { slotsInput } from "@takt/domain/slots/model/slots-input";
import { findNextFreeSlots } from "@takt/domain/slots/next-free-slots";
import { saveSlots } from "@takt/domain/slots/save-slots";
import { z } from "zod";
import { confirmations } from "./core/confirmations";
import { memberProcedure, router } from "./core/trpc";

/** The number of free slots that are listed at most. */
const MAX_FREE_SLOTS = 20;

export const slotsRouter = router({
  /** Gets the actor's weekly slots, and what is left out of them. */
  list: memberProcedure("content.read").query(({ ctx }) => getSlots(ctx.deps, ctx.actor)),

  /** Saves slots, the list as a whole, or what is left out of them. */
  save: memberProcedure("library.write")
    .input(slotsInput)
    .mutation(({ ctx, input }) => saveSlots(ctx.deps, ctx.actor, input)),

  /** Lists the next slots that no post occupies. */
  nextFree: memberProcedure("content.read")
    .input(z.strictObject({ count: z.int().min(1).max(MAX_FREE_SLOTS) }))
    .query(({ ctx, input }) => findNextFreeSlots(ctx.deps, ctx.actor, input)),

  /** Lists the slots that no post occupies in a range of at most 62 days. */
  free: memberProcedure("content.read")
    .input(rangeInput)
    .query(({ ctx, input }) => listFreeSlots(ctx.deps, ctx.actor, input)),

  /** Schedules a post into the next free slot. */
  addToQueue: memberProcedure("posts.publish")
    .input(z.strictObject({ ref: versionRef, ...confirmations }))
    .mutation(({ ctx: { deps, actor }, input: { ref, reviewed, approve } }) => {
      const queue = () => addToQueue(deps, actor, ref, reviewed);
      return approve ? approveAndSchedule(deps, actor, ref, queue) : queue();
    }),

  /** Schedules drafts into the next free slots, in the order in which they are named. */
  addManyToQueue: memberProcedure("posts.publish")
    .input(z.strictObject({ refs: bulkRefs }))
    .mutation(({ ctx, input }) => addManyToQueue(ctx.deps, ctx.actor, input.refs)),

  /** Suggests slots from the actor's own best times; null when there are none. */
  suggest: memberProcedure("content.read").query(({ ctx }) => getSlotSuggestion(ctx.deps, ctx.actor)),
});
