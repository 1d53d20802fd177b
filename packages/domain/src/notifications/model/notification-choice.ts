import { z } from "zod";
import { NOTIFICATION_KINDS, type NotificationKind } from "./notification-kind";

export const notificationChoiceInput = z.strictObject({
  kind: z.enum(NOTIFICATION_KINDS),
  /** The channel: in the app or by email. */
  channel: z.enum(["inApp", "email"]),
  on: z.boolean(),
});

export type NotificationChoice = { kind: NotificationKind; inApp: boolean; email: boolean };

export type NotificationChoices = {
  choices: NotificationChoice[];
  /** Whether email can be sent at all, and to which address. */
  mail: { available: boolean; address: string | null };
};
