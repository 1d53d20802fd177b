-- AlterTable
ALTER TABLE "consents" ADD COLUMN "consent_id" UUID;

-- CreateIndex
CREATE INDEX "consents_consent_id_idx" ON "consents"("consent_id");
