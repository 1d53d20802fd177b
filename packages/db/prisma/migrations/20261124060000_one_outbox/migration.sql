-- One outbox: the e-mails of notifications and alarms become rows of outbox_emails (docs/decisions/0022).

-- A value that is added to an enum cannot be used in the same transaction, so the type is made again.
ALTER TYPE "outbox_email_kind" RENAME TO "outbox_email_kind_old";
CREATE TYPE "outbox_email_kind" AS ENUM ('post_failed', 'post_unconfirmed', 'connection_expiring', 'connection_invalid', 'account_activated', 'feedback', 'data_request', 'alarm_raised', 'alarm_cleared');
ALTER TABLE "outbox_emails" ALTER COLUMN "kind" TYPE "outbox_email_kind" USING "kind"::text::"outbox_email_kind";
DROP TYPE "outbox_email_kind_old";

ALTER TABLE "outbox_emails" RENAME COLUMN "mail_due_at" TO "due_at";
ALTER TABLE "outbox_emails" RENAME COLUMN "mail_tries" TO "tries";
ALTER TABLE "outbox_emails" RENAME COLUMN "mailed_at" TO "sent_at";
ALTER TABLE "outbox_emails" ALTER COLUMN "user_id" DROP NOT NULL,
ADD COLUMN     "notification_id" UUID,
ADD COLUMN     "data" JSONB NOT NULL DEFAULT '{}';

ALTER INDEX "outbox_emails_mail_due_at_idx" RENAME TO "outbox_emails_due_at_idx";
DROP INDEX "outbox_emails_user_id_idx";
CREATE INDEX "outbox_emails_user_id_sent_at_idx" ON "outbox_emails"("user_id", "sent_at");
CREATE INDEX "outbox_emails_notification_id_idx" ON "outbox_emails"("notification_id");
CREATE INDEX "outbox_emails_feedback_id_idx" ON "outbox_emails"("feedback_id");
CREATE INDEX "outbox_emails_data_request_id_idx" ON "outbox_emails"("data_request_id");
ALTER TABLE "outbox_emails" ADD CONSTRAINT "outbox_emails_notification_id_fkey" FOREIGN KEY ("notification_id") REFERENCES "notifications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What waits, and what was sent in the last hour, which the hourly limit counts.
INSERT INTO "outbox_emails" ("id", "kind", "occasion", "user_id", "notification_id", "created_at", "due_at", "tries", "sent_at")
SELECT gen_random_uuid(), n."kind"::text::"outbox_email_kind", 'notification:' || n."id", n."user_id", n."id", n."created_at",
  n."mail_due_at", n."mail_tries", n."mailed_at"
FROM "notifications" n
WHERE n."mail_due_at" IS NOT NULL OR n."mailed_at" > now() - interval '1 hour';

-- The state that an alarm is in, unless its e-mail was sent.
INSERT INTO "outbox_emails" ("id", "kind", "occasion", "data", "created_at", "due_at")
SELECT gen_random_uuid(), a."email_kind"::"outbox_email_kind",
  a."email_kind" || ':' || a."kind" || ':' || (extract(epoch FROM a."at") * 1000)::bigint,
  jsonb_build_object('alarm', a."kind", 'detail', a."detail", 'at', a."at"), a."at", a."mail_due_at"
FROM (
  SELECT "kind", "detail", "mail_due_at", coalesce("cleared_at", "raised_at") AS "at",
    CASE WHEN "cleared_at" IS NULL THEN 'alarm_raised' ELSE 'alarm_cleared' END AS "email_kind"
  FROM "alarms"
  WHERE "mail_due_at" IS NOT NULL AND "mailed_at" IS NULL AND "raised_at" IS NOT NULL
) a;

DROP INDEX "notifications_mail_due_at_idx";
DROP INDEX "notifications_user_id_mailed_at_idx";
ALTER TABLE "notifications" DROP COLUMN "mail_due_at",
DROP COLUMN "mail_tries",
DROP COLUMN "mailed_at";
ALTER TABLE "alarms" DROP COLUMN "mail_due_at",
DROP COLUMN "mailed_at";
