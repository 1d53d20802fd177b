import { deleteLabel, updateLabel } from "@takt/domain/labels/change-label";
import { createLabel } from "@takt/domain/labels/create-label";
import { labelPosts, setPostLabels } from "@takt/domain/labels/label-posts";
import { countLabeledPosts, listLabels, listPostLabels } from "@takt/domain/labels/list-labels";
import {
  labelChange,
  labelPostsInput,
  newLabelInput,
  setLabelsInput,
} from "@takt/domain/labels/model/label-input";
import { restoreLabel } from "@takt/domain/labels/restore-label";
import { z } from "zod";
import { memberProcedure, router } from "./core/trpc";

const idInput = z.strictObject({ id: z.uuid() });

export const labelsRouter = router({
  /** Lists the actor's labels by name. */
  list: memberProcedure("content.read").query(({ ctx }) => listLabels(ctx.deps, ctx.actor)),

  /** Counts the posts that each label is on. */
  counts: memberProcedure("content.read").query(({ ctx }) => countLabeledPosts(ctx.deps, ctx.actor)),

  /** Lists the labels of a post. */
  ofPost: memberProcedure("content.read")
    .input(idInput)
    .query(({ ctx, input }) => listPostLabels(ctx.deps, ctx.actor, input.id)),

  /** Creates a label. */
  create: memberProcedure("library.write")
    .input(newLabelInput)
    .mutation(({ ctx, input }) => createLabel(ctx.deps, ctx.actor, input)),

  /** Renames or recolors a label. */
  update: memberProcedure("library.write")
    .input(labelChange)
    .mutation(({ ctx, input }) => updateLabel(ctx.deps, ctx.actor, input)),

  /** Deletes a label; it can be restored for a day. */
  delete: memberProcedure("library.write")
    .input(idInput)
    .mutation(({ ctx, input }) => deleteLabel(ctx.deps, ctx.actor, input.id)),

  /** Restores a deleted label on its posts. */
  restore: memberProcedure("library.write")
    .input(idInput)
    .mutation(({ ctx, input }) => restoreLabel(ctx.deps, ctx.actor, input.id)),

  /** Adds labels to posts and takes others off them. */
  labelPosts: memberProcedure("library.write")
    .input(labelPostsInput)
    .mutation(({ ctx, input }) => labelPosts(ctx.deps, ctx.actor, input)),

  /** Gives each post its labels and no others: undoes `labelPosts`. */
  setPostLabels: memberProcedure("library.write")
    .input(setLabelsInput)
    .mutation(({ ctx, input }) => setPostLabels(ctx.deps, ctx.actor, input)),
});
