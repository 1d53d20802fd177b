-- AlterTable
ALTER TABLE "memberships" ADD COLUMN     "consented_at" TIMESTAMPTZ(3),
ADD COLUMN     "withdrawn_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "posts" ADD COLUMN     "scheduled_by_id" UUID,
ADD COLUMN     "withdrawn_at" TIMESTAMPTZ(3),
ADD COLUMN     "writer_id" UUID;

-- Prisma does not know partial indexes. Most posts are made and scheduled by their author.
CREATE INDEX "posts_writer_idx" ON "posts"("writer_id") WHERE "writer_id" IS NOT NULL;
CREATE INDEX "posts_scheduled_by_idx" ON "posts"("scheduled_by_id") WHERE "scheduled_by_id" IS NOT NULL;

-- AddForeignKey
ALTER TABLE "posts" ADD CONSTRAINT "posts_writer_id_fkey" FOREIGN KEY ("writer_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "posts" ADD CONSTRAINT "posts_scheduled_by_id_fkey" FOREIGN KEY ("scheduled_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
