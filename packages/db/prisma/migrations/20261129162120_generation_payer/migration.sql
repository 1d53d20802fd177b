-- AlterTable
ALTER TABLE "generations" ADD COLUMN     "payer_id" UUID;

-- CreateIndex
CREATE INDEX "generations_payer_id_month_idx" ON "generations"("payer_id", "month");

-- AddForeignKey
ALTER TABLE "generations" ADD CONSTRAINT "generations_payer_id_fkey" FOREIGN KEY ("payer_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
