import {
  listNotifications,
  listNotificationsInput,
  countUnread,
} from "@takt/domain/notifications/list-notifications";
import { markAllRead, markRead, markReadInput } from "@takt/domain/notifications/mark-read";
import {
  getChoices,
  setChoice,
  notificationChoiceInput,
} from "@takt/domain/notifications/notification-choices";
import {
  choosePostReminder,
  chooseReminder,
  getPostReminder,
  postReminderInput,
  reminderInput,
} from "@takt/domain/notifications/reply-reminder/choose-reply-reminder";
import { memberProcedure, router } from "./core/trpc";

export const notificationsRouter = router({
  /** Lists one page of the actor's notifications, newest first. */
  list: memberProcedure("account.own")
    .input(listNotificationsInput)
    .query(({ ctx, input }) => listNotifications(ctx.deps, ctx.actor, input)),

  /** Counts unread notifications for the bell, up to 100. */
  unreadCount: memberProcedure("account.own").query(({ ctx }) => countUnread(ctx.deps, ctx.actor)),

  /** Gets which notifications the actor wants, and on which channel. */
  choices: memberProcedure("account.own").query(({ ctx }) => getChoices(ctx.deps, ctx.actor)),

  /** Marks one notification as read. */
  markRead: memberProcedure("account.own")
    .input(markReadInput)
    .mutation(({ ctx, input }) => markRead(ctx.deps, ctx.actor, input)),

  /** Marks all notifications as read. */
  markAllRead: memberProcedure("account.own").mutation(({ ctx }) => markAllRead(ctx.deps, ctx.actor)),

  /** Switches one kind of notification on or off on one channel. */
  setChoice: memberProcedure("account.own")
    .input(notificationChoiceInput)
    .mutation(({ ctx, input }) => setChoice(ctx.deps, ctx.actor, input)),

  /** Gets when the actor is reminded to reply below a post. */
  postReminder: memberProcedure("content.read")
    .input(postReminderInput.pick({ postId: true }))
    .query(({ ctx, input }) => getPostReminder(ctx.deps, ctx.actor, input.postId)),

  /** Chooses when the actor is reminded to reply below a post; null: as below all their posts. */
  choosePostReminder: memberProcedure("account.own")
    .input(postReminderInput)
    .mutation(({ ctx, input }) => choosePostReminder(ctx.deps, ctx.actor, input)),

  /** Chooses when the actor is reminded to reply below their posts. */
  chooseReminder: memberProcedure("account.own")
    .input(reminderInput)
    .mutation(({ ctx, input }) => chooseReminder(ctx.deps, ctx.actor, input)),
});
