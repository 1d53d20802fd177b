-- Tables and columns get the field's words; no row changes.
ALTER TABLE "posts" RENAME COLUMN "reason_words" TO "reason_detail";
ALTER TABLE "publish_attempts" RENAME COLUMN "linkedin_words" TO "linkedin_message";
ALTER TABLE "media_urns" RENAME COLUMN "look_at" TO "next_poll_at";
ALTER TABLE "media_urns" RENAME COLUMN "looks" TO "polls";

ALTER TYPE "outgoing_mail_kind" RENAME TO "outbox_email_kind";
ALTER TABLE "outgoing_mails" RENAME TO "outbox_emails";
ALTER TABLE "outbox_emails" RENAME CONSTRAINT "outgoing_mails_pkey" TO "outbox_emails_pkey";
ALTER TABLE "outbox_emails" RENAME CONSTRAINT "outgoing_mails_user_id_fkey" TO "outbox_emails_user_id_fkey";
ALTER TABLE "outbox_emails" RENAME CONSTRAINT "outgoing_mails_feedback_id_fkey" TO "outbox_emails_feedback_id_fkey";
ALTER TABLE "outbox_emails" RENAME CONSTRAINT "outgoing_mails_data_request_id_fkey" TO "outbox_emails_data_request_id_fkey";
ALTER INDEX "outgoing_mails_occasion_key" RENAME TO "outbox_emails_occasion_key";
ALTER INDEX "outgoing_mails_mail_due_at_idx" RENAME TO "outbox_emails_mail_due_at_idx";
ALTER INDEX "outgoing_mails_user_id_idx" RENAME TO "outbox_emails_user_id_idx";
