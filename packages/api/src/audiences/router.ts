import { router } from "../trpc";
import { createAudienceProcedure } from "./create";
import { deleteAudienceProcedure } from "./delete";
import { listAudiencesProcedure } from "./list";
import { restoreAudienceProcedure } from "./restore";
import { updateAudienceProcedure } from "./update";

export const audiencesRouter = router({
  create: createAudienceProcedure,
  delete: deleteAudienceProcedure,
  list: listAudiencesProcedure,
  restore: restoreAudienceProcedure,
  update: updateAudienceProcedure,
});
