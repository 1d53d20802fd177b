import { router } from "../trpc";
import { discardCompositionProcedure } from "./discard";
import { editVersionProcedure } from "./edit";
import { getCompositionProcedure } from "./get";
import { latestCompositionProcedure } from "./latest";
import { rewriteTextProcedure } from "./rewrite";
import { saveAnswersProcedure } from "./save";
import { createCompositionProcedure } from "./create";
import { toPostProcedure } from "./to-post";
import { usageProcedure } from "./usage";
import { writeTextProcedure } from "./write";

export const writingRouter = router({
  discard: discardCompositionProcedure,
  edit: editVersionProcedure,
  get: getCompositionProcedure,
  latest: latestCompositionProcedure,
  rewrite: rewriteTextProcedure,
  save: saveAnswersProcedure,
  create: createCompositionProcedure,
  toPost: toPostProcedure,
  usage: usageProcedure,
  write: writeTextProcedure,
});
