import type { Sql } from "@takt/db/sql";
import type { NotificationEmailContent } from "../outbox/ports/notification-email";
import type { Line } from "../shared/line";
import type { NotificationRow } from "./notification-row";

/** Icon and colour of a notification's line in the app; its words carry the same meaning. */
export type NotificationStyle = {
  icon: "alert" | "question" | "comment" | "calendar" | "clock" | "unplugged";
  tone: "danger" | "warning" | "info";
};

/** Facts of a member, besides the notification, from which its email is written. */
export type EmailFacts = {
  /** Scheduled posts that wait for a reconnect. */
  heldBack: number;
  /** The times of the scheduled posts that have a first comment. */
  commentedAt: readonly Date[];
  now: number;
};

/** The content of an email about one notification; its texts are `notifications.<kind>.…` of mail.json. */
export type KindEmail = Pick<NotificationEmailContent, "subject" | "paragraphs" | "action" | "workspace"> & {
  /** LinkedIn's message. */
  message?: string | null;
};

/** All that Takt knows of a kind of notification; a file of `kinds/` each. */
export type KindDefinition = NotificationStyle & {
  /** The subject, which decides the page that its line leads to and the text when it has resolved itself. */
  about: "post" | "approval" | "note" | "comment" | "connection" | "grant" | "webhook" | "workspace";
  /** Statements that select `user_id`, `occasion`, `post_id`, `at` and, where it is about one, `note_id` or `workspace_id` of what is to be told. */
  occasions: readonly Sql[];
  /** How much later than the notification its email is due. */
  emailDelayMs?: number;
  /** Its email is not sent any more when the notification is older; without it as long as it applies. */
  emailMaxAgeMs?: number;
  /** Tells whether it still applies. */
  isOpen: (row: NotificationRow) => boolean;
  /** Lines that the app shows while it applies; their texts are `kinds.<kind>.…` of notifications.json. */
  lines: (row: NotificationRow) => Line[];
  /** The content of its email while it applies. */
  email: (row: NotificationRow, facts: EmailFacts) => KindEmail;
  /** How a summary of many posts has it: the line beside the post, and the list that its button opens. */
  summary?: {
    note: (row: NotificationRow) => Line;
    list: "failed" | "unconfirmed" | "published" | "scheduled" | "cancelled";
  };
};
