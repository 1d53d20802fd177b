-- AlterEnum
ALTER TYPE "outbox_email_kind" ADD VALUE 'order_confirmed';
ALTER TYPE "outbox_email_kind" ADD VALUE 'subscription_past_due';
ALTER TYPE "outbox_email_kind" ADD VALUE 'subscription_ended';
ALTER TYPE "outbox_email_kind" ADD VALUE 'refund_issued';
ALTER TYPE "outbox_email_kind" ADD VALUE 'contract_notice_received';
ALTER TYPE "outbox_email_kind" ADD VALUE 'contract_notice_done';
ALTER TYPE "outbox_email_kind" ADD VALUE 'contract_notice';
