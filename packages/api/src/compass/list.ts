import { listAnalyses } from "@takt/domain/compass/list-analyses";
import { activeProcedure } from "../trpc";

/** Lists the latest analyses, newest first. */
export const listAnalysesProcedure = activeProcedure.query(({ ctx }) => listAnalyses(ctx.deps, ctx.actor));
