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
import { activeProcedure, router } from "./core/trpc";

export const notificationsRouter = router({
  /** Lists one page of the actor's notifications, newest first. */
  list: activeProcedure
    .input(listNotificationsInput)
    .query(({ ctx, input }) => listNotifications(ctx.deps, ctx.actor, input)),

  /** Counts unread notifications for the bell, up to 100. */
  unreadCount: activeProcedure.query(({ ctx }) => countUnread(ctx.deps, ctx.actor)),

  /** Gets which notifications the actor wants, and on which channel. */
  choices: activeProcedure.query(({ ctx }) => getChoices(ctx.deps, ctx.actor)),

  /** Marks one notification as read. */
  markRead: activeProcedure
    .input(markReadInput)
    .mutation(({ ctx, input }) => markRead(ctx.deps, ctx.actor, input)),

  /** Marks all notifications as read. */
  markAllRead: activeProcedure.mutation(({ ctx }) => markAllRead(ctx.deps, ctx.actor)),

  /** Switches one kind of notification on or off on one channel. */
  setChoice: activeProcedure
    .input(notificationChoiceInput)
    .mutation(({ ctx, input }) => setChoice(ctx.deps, ctx.actor, input)),

  /** Gets when the actor is reminded to reply below a post. */
  postReminder: activeProcedure
    .input(postReminderInput.pick({ postId: true }))
    .query(({ ctx, input }) => getPostReminder(ctx.deps, ctx.actor, input.postId)),

  /** Chooses when the actor is reminded to reply below a post; null: as below all their posts. */
  choosePostReminder: activeProcedure
    .input(postReminderInput)
    .mutation(({ ctx, input }) => choosePostReminder(ctx.deps, ctx.actor, input)),

  /** Chooses when the actor is reminded to reply below their posts. */
  chooseReminder: activeProcedure
    .input(reminderInput)
    .mutation(({ ctx, input }) => chooseReminder(ctx.deps, ctx.actor, input)),
});
