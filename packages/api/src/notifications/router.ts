import { router } from "../trpc";
import { choicesProcedure } from "./choices";
import { listNotificationsProcedure } from "./list";
import { markAllReadProcedure } from "./mark-all-read";
import { markReadProcedure } from "./mark-read";
import { setChoiceProcedure } from "./set-choice";
import { unreadCountProcedure } from "./unread-count";

export const notificationsRouter = router({
  choices: choicesProcedure,
  list: listNotificationsProcedure,
  markAllRead: markAllReadProcedure,
  markRead: markReadProcedure,
  setChoice: setChoiceProcedure,
  unreadCount: unreadCountProcedure,
});
