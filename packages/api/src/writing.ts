import { postInput } from "@takt/domain/posts/model/post-input";
import { recordSourceVisit } from "@takt/domain/provenance/record-source-visit";
import { newId, versionRef } from "@takt/domain/shared/row-ref";
import { webUrl } from "@takt/domain/shared/web-url-input";
import { createComposition } from "@takt/domain/writing/create-composition";
import { discardComposition } from "@takt/domain/writing/discard-composition";
import { editVersion } from "@takt/domain/writing/edit-version";
import { getComposition } from "@takt/domain/writing/get-composition";
import { getEditorialRecord } from "@takt/domain/writing/get-editorial-record";
import { getLatestComposition } from "@takt/domain/writing/get-latest-composition";
import { getUsage } from "@takt/domain/writing/get-usage";
import { compositionAnswers } from "@takt/domain/writing/model/composition-answers-input";
import { REWRITES } from "@takt/domain/writing/model/rewrite";
import { sourceQuote } from "@takt/domain/writing/model/source-quote";
import { rewriteText } from "@takt/domain/writing/rewrite-text";
import { saveAnswers } from "@takt/domain/writing/save-answers";
import { toPost } from "@takt/domain/writing/to-post";
import { writeText } from "@takt/domain/writing/write-text";
import { z } from "zod";
import { memberProcedure, router } from "./core/trpc";

const idInput = z.strictObject({ id: z.uuid() });

export const writingRouter = router({
  /** Gets one composition with its versions. */
  get: memberProcedure("content.read")
    .input(idInput)
    .query(({ ctx, input }) => getComposition(ctx.deps, ctx.actor, input.id)),

  /** Gets the composition that the actor can continue with. */
  latest: memberProcedure("content.read").query(({ ctx }) => getLatestComposition(ctx.deps, ctx.actor)),

  /** Gets how the text of one of the actor's posts came about. */
  editorialRecord: memberProcedure("content.read")
    .input(idInput)
    .query(({ ctx, input }) => getEditorialRecord(ctx.deps, ctx.actor, input.id)),

  /** Records that the actor opened a source of a text. */
  openSource: memberProcedure("drafts.write")
    .input(z.strictObject({ url: webUrl }))
    .mutation(({ ctx, input }) => recordSourceVisit(ctx.deps, ctx.actor, input.url)),

  /** Gets how many texts the actor may still have written this month, and by which engine. */
  usage: memberProcedure("content.read").query(({ ctx }) => getUsage(ctx.deps, ctx.actor)),

  /** Creates a composition with the wizard's first answers, once however often it is asked. */
  create: memberProcedure("drafts.write")
    .input(z.strictObject({ id: newId, answers: compositionAnswers, quote: z.nullable(sourceQuote) }))
    .mutation(({ ctx, input }) => createComposition(ctx.deps, ctx.actor, input)),

  /** Saves the answers in the version the user saw. */
  save: memberProcedure("drafts.write")
    .input(z.strictObject({ ref: versionRef, answers: compositionAnswers }))
    .mutation(({ ctx, input }) => saveAnswers(ctx.deps, ctx.actor, input.ref, input.answers)),

  /** Writes a text from a composition's answers; answers a stream of events. Aborting the request stops it. */
  write: memberProcedure("drafts.write")
    .input(z.strictObject({ id: z.uuid(), engine: z.literal("outline").optional() }))
    .mutation(({ ctx, input, signal }) => writeText(ctx.deps, ctx.actor, input, signal)),

  /** Rewrites one version; answers a stream of events. Aborting the request stops it. */
  rewrite: memberProcedure("drafts.write")
    .input(z.strictObject({ id: z.uuid(), versionId: z.uuid(), rewrite: z.enum(REWRITES) }))
    .mutation(({ ctx, input, signal }) => rewriteText(ctx.deps, ctx.actor, input, signal)),

  /** Saves the user's own text for a version, within the limits of a draft. */
  edit: memberProcedure("drafts.write")
    .input(
      z.strictObject({
        id: z.uuid(),
        versionId: z.uuid(),
        text: postInput.shape.content,
        hashtags: postInput.shape.hashtags,
      }),
    )
    .mutation(({ ctx, input }) => editVersion(ctx.deps, ctx.actor, input)),

  /** Creates a draft from one version. */
  toPost: memberProcedure("drafts.write")
    .input(z.strictObject({ id: z.uuid(), versionId: z.uuid(), reviewed: z.boolean() }))
    .mutation(({ ctx, input }) => toPost(ctx.deps, ctx.actor, input)),

  /** Discards a composition that has not become a post. */
  discard: memberProcedure("drafts.write")
    .input(idInput)
    .mutation(({ ctx, input }) => discardComposition(ctx.deps, ctx.actor, input.id)),
});
