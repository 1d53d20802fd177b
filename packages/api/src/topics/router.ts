import { router } from "../trpc";
import { addTopicProcedure } from "./add";
import { countTopicsProcedure } from "./count";
import { listTopicsProcedure } from "./list";
import { removeTopicProcedure } from "./remove";
import { restoreTopicProcedure } from "./restore";

export const topicsRouter = router({
  add: addTopicProcedure,
  count: countTopicsProcedure,
  list: listTopicsProcedure,
  remove: removeTopicProcedure,
  restore: restoreTopicProcedure,
});
