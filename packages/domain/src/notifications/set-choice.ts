import type { z } from "zod";
import type { NotificationsDeps } from "./deps";
import type { Actor } from "../shared/actor";
import type { notificationChoiceInput } from "./model/notification-choice";

/** Switches one kind of notification on or off on one channel; the other channel stays as it is. */
export async function setChoice(
  { db }: Pick<NotificationsDeps, "db">,
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
