-- AlterEnum
ALTER TYPE "data_request_type" ADD VALUE 'rectification';
ALTER TYPE "data_request_type" ADD VALUE 'restriction';
ALTER TYPE "data_request_type" ADD VALUE 'portability';
ALTER TYPE "data_request_type" ADD VALUE 'objection';
ALTER TYPE "data_request_type" ADD VALUE 'withdraw_consent';
ALTER TYPE "data_request_type" ADD VALUE 'other';

-- AlterEnum
ALTER TYPE "outbox_email_kind" ADD VALUE 'data_request_reminder';
ALTER TYPE "outbox_email_kind" ADD VALUE 'data_request_received';
ALTER TYPE "outbox_email_kind" ADD VALUE 'data_request_extended';
ALTER TYPE "outbox_email_kind" ADD VALUE 'data_request_done';

-- AlterTable
ALTER TABLE "data_requests" ADD COLUMN     "acknowledged_at" TIMESTAMPTZ(3),
ADD COLUMN     "confirm_expires_at" TIMESTAMPTZ(3),
ADD COLUMN     "confirm_token" TEXT,
ADD COLUMN     "details" TEXT,
ADD COLUMN     "email" TEXT,
ADD COLUMN     "extended_at" TIMESTAMPTZ(3),
ADD COLUMN     "extension_reason" TEXT,
ADD COLUMN     "first_name" TEXT,
ADD COLUMN     "last_name" TEXT,
ADD COLUMN     "locale" TEXT,
ADD COLUMN     "note" TEXT,
ADD COLUMN     "verified_at" TIMESTAMPTZ(3),
ALTER COLUMN "user_id" DROP NOT NULL;

-- Until now every request came from somebody who was signed in.
UPDATE "data_requests" SET "verified_at" = "created_at";

-- CreateIndex
CREATE UNIQUE INDEX "data_requests_confirm_token_key" ON "data_requests"("confirm_token");

-- CreateIndex
CREATE INDEX "data_requests_due_at_idx" ON "data_requests"("due_at");

-- CreateIndex
CREATE INDEX "data_requests_created_at_idx" ON "data_requests"("created_at");
