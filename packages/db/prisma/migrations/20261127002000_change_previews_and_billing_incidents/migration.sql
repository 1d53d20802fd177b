-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "refund_reason" TEXT;

-- CreateTable
CREATE TABLE "change_previews" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "subscription_id" TEXT NOT NULL,
    "plan" TEXT NOT NULL,
    "interval" TEXT NOT NULL,
    "proration_at" TIMESTAMPTZ(3) NOT NULL,
    "due_now_cents" INTEGER NOT NULL,
    "total_cents" INTEGER NOT NULL,
    "next_cents" INTEGER NOT NULL,
    "basis" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "order_id" UUID,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "change_previews_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "billing_incidents" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "kind" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "resolved_at" TIMESTAMPTZ(3),

    CONSTRAINT "billing_incidents_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "change_previews_id_key" ON "change_previews"("id");

-- CreateIndex
CREATE UNIQUE INDEX "billing_incidents_kind_subject_key" ON "billing_incidents"("kind", "subject");

-- CreateIndex
CREATE INDEX "billing_incidents_user_id_idx" ON "billing_incidents"("user_id");

-- CreateIndex
CREATE INDEX "billing_incidents_at_idx" ON "billing_incidents"("at");

-- AddForeignKey
ALTER TABLE "change_previews" ADD CONSTRAINT "change_previews_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "billing_incidents" ADD CONSTRAINT "billing_incidents_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
