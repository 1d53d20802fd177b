import { z } from "zod";
import type { OutboxDeps } from "../outbox/deps";
import type { Actor } from "../shared/actor";
import type { ReplyReminder } from "./model/reply-reminder";
import { NOTIFICATION_KIND_NAMES, type NotificationKind } from "./notification-kinds";

export const notificationChoiceInput = z.strictObject({
  kind: z.enum(NOTIFICATION_KIND_NAMES),
  /** The channel: in the app or by email. */
  channel: z.enum(["inApp", "email"]),
  on: z.boolean(),
});

export type NotificationChoices = {
  /** When the actor is reminded to reply below a post, unless the post has its own choice. */
  replyReminder: ReplyReminder;
  choices: { kind: NotificationKind; inApp: boolean; email: boolean }[];
  /** Whether email can be sent at all, and to which address. */
  mail: { available: boolean; address: string | null };
};

/** Gets which notifications the actor wants, and on which channel. Everything is on by default. */
export async function getChoices(
  { db, mailer }: Pick<OutboxDeps, "db" | "mailer">,
  actor: Actor,
): Promise<NotificationChoices> {
  const user = await db.user.findUniqueOrThrow({
    where: { id: actor.userId },
    select: { email: true, notificationChoices: true, replyReminder: true },
  });
  return {
    choices: NOTIFICATION_KIND_NAMES.map((kind) => {
      const row = user.notificationChoices.find((one) => one.kind === kind);
      return { kind, inApp: row?.inApp ?? true, email: row?.email ?? true };
    }),
    replyReminder: user.replyReminder,
    mail: { available: mailer !== null, address: user.email },
  };
}

/** Switches one kind of notification on or off on one channel; the other channel stays as it is. */
export async function setChoice(
  { db }: Pick<OutboxDeps, "db">,
  actor: Actor,
  { kind, channel, on }: z.infer<typeof notificationChoiceInput>,
): Promise<void> {
  const { userId } = actor;
  await db.notificationChoice.upsert({
    where: { userId_kind: { userId, kind } },
    create: { userId, kind, [channel]: on },
    update: { [channel]: on },
  });
}
