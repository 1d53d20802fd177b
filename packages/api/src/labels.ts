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
import { activeProcedure, router } from "./core/trpc";

const idInput = z.strictObject({ id: z.uuid() });

export const labelsRouter = router({
  /** Lists the actor's labels by name. */
  list: activeProcedure.query(({ ctx }) => listLabels(ctx.deps, ctx.actor)),

  /** Counts the posts that each label is on. */
  counts: activeProcedure.query(({ ctx }) => countLabeledPosts(ctx.deps, ctx.actor)),

  /** Lists the labels of a post. */
  ofPost: activeProcedure
    .input(idInput)
    .query(({ ctx, input }) => listPostLabels(ctx.deps, ctx.actor, input.id)),

  /** Creates a label. */
  create: activeProcedure
    .input(newLabelInput)
    .mutation(({ ctx, input }) => createLabel(ctx.deps, ctx.actor, input)),

  /** Renames or recolors a label. */
  update: activeProcedure
    .input(labelChange)
    .mutation(({ ctx, input }) => updateLabel(ctx.deps, ctx.actor, input)),

  /** Deletes a label; it can be restored for a day. */
  delete: activeProcedure
    .input(idInput)
    .mutation(({ ctx, input }) => deleteLabel(ctx.deps, ctx.actor, input.id)),

  /** Restores a deleted label on its posts. */
  restore: activeProcedure
    .input(idInput)
    .mutation(({ ctx, input }) => restoreLabel(ctx.deps, ctx.actor, input.id)),

  /** Adds labels to posts and takes others off them. */
  labelPosts: activeProcedure
    .input(labelPostsInput)
    .mutation(({ ctx, input }) => labelPosts(ctx.deps, ctx.actor, input)),

  /** Gives each post its labels and no others: undoes `labelPosts`. */
  setPostLabels: activeProcedure
    .input(setLabelsInput)
    .mutation(({ ctx, input }) => setPostLabels(ctx.deps, ctx.actor, input)),
});
