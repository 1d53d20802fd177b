import { router } from "../trpc";
import { addTopicProcedure } from "./add";
import { countTopicsProcedure } from "./count";
import { getTopicProcedure } from "./get";
import { listTopicsProcedure } from "./list";
import { removeTopicProcedure } from "./remove";
import { restoreTopicProcedure } from "./restore";

export const topicsRouter = router({
  add: addTopicProcedure,
  count: countTopicsProcedure,
  get: getTopicProcedure,
  list: listTopicsProcedure,
  remove: removeTopicProcedure,
  restore: restoreTopicProcedure,
});
