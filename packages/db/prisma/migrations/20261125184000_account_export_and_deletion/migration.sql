-- CreateEnum
CREATE TYPE "data_export_status" AS ENUM ('queued', 'running', 'ready', 'failed', 'expired');

-- AlterEnum


ALTER TYPE "outbox_email_kind" ADD VALUE 'data_export_ready';
ALTER TYPE "outbox_email_kind" ADD VALUE 'account_deletion_requested';
ALTER TYPE "outbox_email_kind" ADD VALUE 'account_deleted';

-- AlterTable
ALTER TABLE "outbox_emails" ADD COLUMN     "data_export_id" UUID,
ADD COLUMN     "deletion_id" UUID;

-- CreateTable
CREATE TABLE "data_exports" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "status" "data_export_status" NOT NULL DEFAULT 'queued',
    "progress" INTEGER NOT NULL DEFAULT 0,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "leased_until" TIMESTAMPTZ(3),
    "finished_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3),
    "storage_key" TEXT,
    "bytes" BIGINT,

    CONSTRAINT "data_exports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "account_deletions" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "requested_at" TIMESTAMPTZ(3) NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),
    "undone_at" TIMESTAMPTZ(3),
    "started_at" TIMESTAMPTZ(3),
    "purged_at" TIMESTAMPTZ(3),
    "receipt_email" TEXT,
    "receipt_locale" TEXT,

    CONSTRAINT "account_deletions_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "data_exports_storage_key_key" ON "data_exports"("storage_key");

-- CreateIndex
CREATE INDEX "data_exports_user_id_created_at_idx" ON "data_exports"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "data_exports_status_leased_until_idx" ON "data_exports"("status", "leased_until");

-- CreateIndex
CREATE INDEX "data_exports_expires_at_idx" ON "data_exports"("expires_at");

-- CreateIndex
CREATE INDEX "account_deletions_user_id_idx" ON "account_deletions"("user_id");

-- CreateIndex
CREATE INDEX "account_deletions_purged_at_due_at_idx" ON "account_deletions"("purged_at", "due_at");

-- CreateIndex
CREATE INDEX "outbox_emails_data_export_id_idx" ON "outbox_emails"("data_export_id");

-- CreateIndex
CREATE INDEX "outbox_emails_deletion_id_idx" ON "outbox_emails"("deletion_id");

-- AddForeignKey
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbox_emails" ADD CONSTRAINT "outbox_emails_data_export_id_fkey" FOREIGN KEY ("data_export_id") REFERENCES "data_exports"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbox_emails" ADD CONSTRAINT "outbox_emails_deletion_id_fkey" FOREIGN KEY ("deletion_id") REFERENCES "account_deletions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One deletion of a user is open at a time. Prisma does not know partial indexes.
CREATE UNIQUE INDEX "account_deletions_open_key" ON "account_deletions"("user_id") WHERE "undone_at" IS NULL AND "purged_at" IS NULL;
