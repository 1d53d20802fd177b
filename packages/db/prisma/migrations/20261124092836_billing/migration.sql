-- CreateEnum
CREATE TYPE "order_status" AS ENUM ('ordered', 'paid', 'abandoned', 'withdrawn');

-- CreateEnum
CREATE TYPE "contract_notice_kind" AS ENUM ('cancellation', 'extraordinary_cancellation', 'withdrawal');

-- AlterTable
ALTER TABLE "outbox_emails" ADD COLUMN     "contract_notice_id" UUID,
ADD COLUMN     "order_id" UUID;

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "stripe_subscription_id" TEXT,
ADD COLUMN     "subscription_currency" TEXT,
ADD COLUMN     "subscription_interval" TEXT,
ADD COLUMN     "subscription_plan" TEXT,
ADD COLUMN     "subscription_renews_at" TIMESTAMPTZ(3),
ADD COLUMN     "subscription_synced_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "usage_months" (
    "user_id" UUID NOT NULL,
    "month" TEXT NOT NULL,
    "posts" INTEGER NOT NULL DEFAULT 0,
    "analytics_views" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "usage_months_pkey" PRIMARY KEY ("user_id","month")
);

-- CreateTable
CREATE TABLE "orders" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "ordered_at" TIMESTAMPTZ(3) NOT NULL,
    "plan" TEXT NOT NULL,
    "interval" TEXT NOT NULL,
    "price_cents" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "tax" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "text_hash" TEXT NOT NULL,
    "start_now_at" TIMESTAMPTZ(3),
    "status" "order_status" NOT NULL DEFAULT 'ordered',
    "checkout_session_id" TEXT,
    "stripe_subscription_id" TEXT,
    "paid_at" TIMESTAMPTZ(3),
    "withdrawn_at" TIMESTAMPTZ(3),
    "refunded_cents" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contract_notices" (
    "id" UUID NOT NULL,
    "reference" TEXT NOT NULL,
    "kind" "contract_notice_kind" NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "contract" TEXT NOT NULL,
    "reason" TEXT,
    "wanted_on" TEXT,
    "locale" TEXT NOT NULL,
    "confirm_token" TEXT,
    "confirmed_at" TIMESTAMPTZ(3),
    "user_id" UUID,
    "order_id" UUID,
    "processed_at" TIMESTAMPTZ(3),
    "outcome" TEXT,
    "ends_at" TIMESTAMPTZ(3),
    "refunded_cents" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "contract_notices_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stripe_events" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "customer_id" TEXT,
    "received_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deliveries" INTEGER NOT NULL DEFAULT 1,
    "processed_at" TIMESTAMPTZ(3),
    "outcome" TEXT,

    CONSTRAINT "stripe_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "orders_checkout_session_id_key" ON "orders"("checkout_session_id");

-- CreateIndex
CREATE UNIQUE INDEX "orders_stripe_subscription_id_key" ON "orders"("stripe_subscription_id");

-- CreateIndex
CREATE INDEX "orders_user_id_ordered_at_idx" ON "orders"("user_id", "ordered_at");

-- CreateIndex
CREATE UNIQUE INDEX "contract_notices_reference_key" ON "contract_notices"("reference");

-- CreateIndex
CREATE UNIQUE INDEX "contract_notices_confirm_token_key" ON "contract_notices"("confirm_token");

-- CreateIndex
CREATE INDEX "contract_notices_processed_at_received_at_idx" ON "contract_notices"("processed_at", "received_at");

-- CreateIndex
CREATE INDEX "contract_notices_user_id_idx" ON "contract_notices"("user_id");

-- CreateIndex
CREATE INDEX "contract_notices_order_id_idx" ON "contract_notices"("order_id");

-- CreateIndex
CREATE INDEX "stripe_events_customer_id_created_at_idx" ON "stripe_events"("customer_id", "created_at");

-- CreateIndex
CREATE INDEX "stripe_events_received_at_idx" ON "stripe_events"("received_at");

-- CreateIndex
CREATE INDEX "outbox_emails_order_id_idx" ON "outbox_emails"("order_id");

-- CreateIndex
CREATE INDEX "outbox_emails_contract_notice_id_idx" ON "outbox_emails"("contract_notice_id");

-- CreateIndex
CREATE UNIQUE INDEX "users_stripe_customer_id_key" ON "users"("stripe_customer_id");

-- CreateIndex
CREATE INDEX "users_subscription_synced_at_idx" ON "users"("subscription_synced_at");

-- AddForeignKey
ALTER TABLE "usage_months" ADD CONSTRAINT "usage_months_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contract_notices" ADD CONSTRAINT "contract_notices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contract_notices" ADD CONSTRAINT "contract_notices_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbox_emails" ADD CONSTRAINT "outbox_emails_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "outbox_emails" ADD CONSTRAINT "outbox_emails_contract_notice_id_fkey" FOREIGN KEY ("contract_notice_id") REFERENCES "contract_notices"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Posts that were created before are counted, in months of their author's time zone.
INSERT INTO "usage_months" ("user_id", "month", "posts")
SELECT p."author_id", to_char(p."created_at" AT TIME ZONE u."timezone", 'YYYY-MM'), count(*)
FROM "posts" p JOIN "users" u ON u."id" = p."author_id"
GROUP BY 1, 2;
