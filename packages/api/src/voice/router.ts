import { router } from "../trpc";
import { computeVoiceProcedure } from "./compute";
import { deleteVoiceProcedure } from "./delete";
import { getVoiceProcedure } from "./get";
import { updateVoiceProcedure } from "./update";

export const voiceRouter = router({
  compute: computeVoiceProcedure,
  delete: deleteVoiceProcedure,
  get: getVoiceProcedure,
  update: updateVoiceProcedure,
});
