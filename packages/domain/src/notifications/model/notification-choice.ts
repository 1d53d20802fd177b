import { z } from "zod";
import { NOTIFICATION_KINDS, type NotificationKind } from "./notification-kind";

export const notificationChoiceInput = z.strictObject({
  kind: z.enum(NOTIFICATION_KINDS),
  /** Where: in the app, or by e-mail. */
  channel: z.enum(["inApp", "email"]),
  on: z.boolean(),
});

export type NotificationChoice = { kind: NotificationKind; inApp: boolean; email: boolean };

export type NotificationChoices = {
  choices: NotificationChoice[];
  /** Whether e-mail can be sent at all, and where to. */
  mail: { available: boolean; address: string | null };
};
