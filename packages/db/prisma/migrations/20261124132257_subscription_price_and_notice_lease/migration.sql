-- AlterTable
ALTER TABLE "contract_notices" ADD COLUMN     "leased_until" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "subscription_price_cents" INTEGER;
