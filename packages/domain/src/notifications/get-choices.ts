import type { NotificationsDeps } from "./deps";
import type { Actor } from "../shared/actor";
import type { NotificationChoices } from "./model/notification-choice";
import { NOTIFICATION_KINDS } from "./model/notification-kind";

/** Gets which notifications the actor wants, and on which channel. Everything is on by default. */
export async function getChoices(
  { db, mailer }: Pick<NotificationsDeps, "db" | "mailer">,
  actor: Actor,
): Promise<NotificationChoices> {
  const user = await db.user.findUniqueOrThrow({
    where: { id: actor.userId },
    select: { email: true, notificationChoices: true },
  });
  return {
    choices: NOTIFICATION_KINDS.map((kind) => {
      const row = user.notificationChoices.find((one) => one.kind === kind);
      return { kind, inApp: row?.inApp ?? true, email: row?.email ?? true };
    }),
    mail: { available: mailer !== null, address: user.email },
  };
}
