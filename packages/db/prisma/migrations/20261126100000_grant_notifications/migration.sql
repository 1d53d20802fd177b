-- AlterEnum
ALTER TYPE "notification_kind" ADD VALUE 'grant_ending';
ALTER TYPE "outbox_email_kind" ADD VALUE 'grant_ending';
