-- A kind is one file of packages/domain/src/notifications/kinds or one line of email-kinds.ts; the database keeps its name.
ALTER TABLE "notifications" ALTER COLUMN "kind" TYPE TEXT;
ALTER TABLE "notification_choices" ALTER COLUMN "kind" TYPE TEXT;
ALTER TABLE "outbox_emails" ALTER COLUMN "kind" TYPE TEXT;
DROP TYPE "notification_kind";
DROP TYPE "outbox_email_kind";
