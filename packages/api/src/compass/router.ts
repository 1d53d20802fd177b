import { router } from "../trpc";
import { analyseProcedure } from "./analyse";
import { listAnalysesProcedure } from "./list";
import { removeAnalysisProcedure } from "./remove";

export const compassRouter = router({
  analyse: analyseProcedure,
  list: listAnalysesProcedure,
  remove: removeAnalysisProcedure,
});
