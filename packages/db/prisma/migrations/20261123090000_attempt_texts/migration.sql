-- Attempts made before this carry no hash of their text: an empty one equals none.
ALTER TABLE "publish_attempts" ADD COLUMN "text_hash" TEXT NOT NULL DEFAULT '',
ADD COLUMN "linkedin_urn" TEXT,
ADD COLUMN "denied_at" TIMESTAMPTZ(3);
ALTER TABLE "publish_attempts" ALTER COLUMN "text_hash" DROP DEFAULT;

DROP INDEX "publish_attempts_member_sub_request_hash_sent_at_idx";
CREATE INDEX "publish_attempts_member_sub_text_hash_sent_at_idx" ON "publish_attempts"("member_sub", "text_hash", "sent_at");
CREATE INDEX "publish_attempts_linkedin_urn_idx" ON "publish_attempts"("linkedin_urn");
