import { confirmImport, discardImport } from "@takt/domain/sync/imports/confirm-import";
import { undoImport } from "@takt/domain/sync/imports/undo-import";
import { getSyncRun, listImports } from "@takt/domain/sync/list-sync-runs";
import { listSyncSources } from "@takt/domain/sync/list-sync-sources";
import { startSync } from "@takt/domain/sync/start-sync";
import { z } from "zod";
import { memberProcedure, router } from "./core/trpc";

const runInput = z.strictObject({ id: z.uuid() });

/** A file is brought by POST /api/sync/imports, as its bytes do not fit into a procedure. */
export const syncRouter = router({
  /** Lists the actor's last imports, newest first. */
  imports: memberProcedure("account.own").query(({ ctx }) => listImports(ctx.deps, ctx.actor)),

  /** Gets one run, an import or a sync. */
  get: memberProcedure("account.own")
    .input(runInput)
    .query(({ ctx, input }) => getSyncRun(ctx.deps, ctx.actor, input.id)),

  /** Starts the import of a file that was read and shown. */
  confirmImport: memberProcedure("account.own")
    .input(runInput)
    .mutation(({ ctx, input }) => confirmImport(ctx.deps, ctx.actor, input.id)),

  /** Discards a file that was read and shown. */
  discardImport: memberProcedure("account.own")
    .input(runInput)
    .mutation(({ ctx, input }) => discardImport(ctx.deps, ctx.actor, input.id)),

  /** Undoes an import: what it changed is as it was before. */
  undoImport: memberProcedure("account.own")
    .input(runInput)
    .mutation(({ ctx, input }) => undoImport(ctx.deps, ctx.actor, input.id)),

  /** Lists LinkedIn's APIs that the actor lets Takt read posts by, each with its newest run. */
  sources: memberProcedure("account.own").query(({ ctx }) => listSyncSources(ctx.deps, ctx.actor)),

  /** Reads the posts that Takt published: new, updated, skipped; and starts a run of each of these APIs. */
  start: memberProcedure("account.own").mutation(({ ctx }) => startSync(ctx.deps, ctx.actor)),
});
