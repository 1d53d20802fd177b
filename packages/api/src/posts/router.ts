import { router } from "../trpc";
import { affirmPostProcedure } from "./affirm";
import { calendarPostsProcedure } from "./calendar";
import { cancelPostProcedure } from "./cancel";
import { countPostsProcedure } from "./counts";
import { createPostProcedure } from "./create";
import { deletePostProcedure } from "./delete";
import { denyPostProcedure } from "./deny";
import { getPostProcedure } from "./get";
import { listPostsProcedure } from "./list";
import { nextPostProcedure } from "./next";
import { publishPostNowProcedure } from "./publish-now";
import { postReceiptsProcedure } from "./receipts";
import { restorePostProcedure } from "./restore";
import { schedulePostProcedure } from "./schedule";
import { unschedulePostProcedure } from "./unschedule";
import { updatePostProcedure } from "./update";
import { weekDaysProcedure } from "./week";

export const postsRouter = router({
  affirm: affirmPostProcedure,
  calendar: calendarPostsProcedure,
  cancel: cancelPostProcedure,
  counts: countPostsProcedure,
  create: createPostProcedure,
  delete: deletePostProcedure,
  deny: denyPostProcedure,
  get: getPostProcedure,
  list: listPostsProcedure,
  next: nextPostProcedure,
  publishNow: publishPostNowProcedure,
  receipts: postReceiptsProcedure,
  restore: restorePostProcedure,
  schedule: schedulePostProcedure,
  unschedule: unschedulePostProcedure,
  update: updatePostProcedure,
  week: weekDaysProcedure,
});
