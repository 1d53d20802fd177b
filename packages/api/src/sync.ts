import { getSyncRun, listImports } from "@takt/domain/sync/list-sync-runs";
import { listSyncSources } from "@takt/domain/sync/list-sync-sources";
import { startSync } from "@takt/domain/sync/start-sync";
import { z } from "zod";
import { activeProcedure, router } from "./core/trpc";

/** A file is imported by POST /api/sync/imports, as its bytes do not fit into a procedure. */
export const syncRouter = router({
  /** Lists the actor's last imports, newest first. */
  imports: activeProcedure.query(({ ctx }) => listImports(ctx.deps, ctx.actor)),

  /** Gets one run, an import or a sync. */
  get: activeProcedure
    .input(z.strictObject({ id: z.uuid() }))
    .query(({ ctx, input }) => getSyncRun(ctx.deps, ctx.actor, input.id)),

  /** Lists LinkedIn's APIs that the actor lets Takt read posts by, each with its newest run. */
  sources: activeProcedure.query(({ ctx }) => listSyncSources(ctx.deps, ctx.actor)),

  /** Reads the posts that Takt published: new, updated, skipped; and starts a run of each of these APIs. */
  start: activeProcedure.mutation(({ ctx }) => startSync(ctx.deps, ctx.actor)),
});
