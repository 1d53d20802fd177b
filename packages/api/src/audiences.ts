import { createAudience } from "@takt/domain/audiences/create-audience";
import { listAudiences } from "@takt/domain/audiences/list-audiences";
import { audienceInput } from "@takt/domain/audiences/model/audience-input";
import { versionRef } from "@takt/domain/shared/row-ref";
import { restoreAudience } from "@takt/domain/audiences/restore-audience";
import { updateAudience, deleteAudience } from "@takt/domain/audiences/change-audience";
import { z } from "zod";
import { memberProcedure, router } from "./core/trpc";

export const audiencesRouter = router({
  /** Lists the actor's audiences and those that can still be restored. */
  list: memberProcedure("content.read").query(({ ctx }) => listAudiences(ctx.deps, ctx.actor)),

  /** Creates an audience. */
  create: memberProcedure("library.write")
    .input(audienceInput)
    .mutation(({ ctx, input }) => createAudience(ctx.deps, ctx.actor, input)),

  /** Updates the version of an audience that the user saw. */
  update: memberProcedure("library.write")
    .input(z.strictObject({ ref: versionRef, audience: audienceInput }))
    .mutation(({ ctx, input }) => updateAudience(ctx.deps, ctx.actor, input.ref, input.audience)),

  /** Deletes an audience; it can be restored for a day. */
  delete: memberProcedure("library.write")
    .input(versionRef)
    .mutation(({ ctx, input }) => deleteAudience(ctx.deps, ctx.actor, input)),

  /** Restores a deleted audience. */
  restore: memberProcedure("library.write")
    .input(z.strictObject({ id: z.uuid() }))
    .mutation(({ ctx, input }) => restoreAudience(ctx.deps, ctx.actor, input.id)),
});
