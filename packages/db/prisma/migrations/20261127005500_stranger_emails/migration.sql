-- AlterEnum
ALTER TYPE "outbox_email_kind" ADD VALUE 'data_request_confirm';
ALTER TYPE "outbox_email_kind" ADD VALUE 'contract_notice_confirm';
ALTER TYPE "outbox_email_kind" ADD VALUE 'unconfirmed_notices';

-- Every public declaration looks for the unconfirmed ones of its address.
CREATE INDEX "contract_notices_unconfirmed_email_idx" ON "contract_notices"(lower("email")) WHERE "confirmed_at" IS NULL;
