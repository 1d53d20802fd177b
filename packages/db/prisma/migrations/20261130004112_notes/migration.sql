-- AlterTable
ALTER TABLE "notifications" ADD COLUMN     "note_id" UUID;

-- CreateTable
CREATE TABLE "post_notes" (
    "id" UUID NOT NULL,
    "post_id" UUID NOT NULL,
    "thread_id" UUID,
    "user_id" UUID,
    "text" TEXT NOT NULL,
    "quote" TEXT,
    "quote_before" TEXT NOT NULL DEFAULT '',
    "quote_after" TEXT NOT NULL DEFAULT '',
    "quote_at" INTEGER NOT NULL DEFAULT 0,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "edited_at" TIMESTAMPTZ(3),
    "deleted_at" TIMESTAMPTZ(3),
    "resolved_at" TIMESTAMPTZ(3),
    "resolved_by_id" UUID,

    CONSTRAINT "post_notes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "note_mentions" (
    "note_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,

    CONSTRAINT "note_mentions_pkey" PRIMARY KEY ("note_id","user_id")
);

-- CreateIndex
CREATE INDEX "post_notes_post_id_at_idx" ON "post_notes"("post_id", "at");

-- CreateIndex
CREATE INDEX "post_notes_thread_id_idx" ON "post_notes"("thread_id");

-- CreateIndex
CREATE INDEX "post_notes_at_idx" ON "post_notes"("at");

-- CreateIndex
CREATE INDEX "post_notes_user_id_idx" ON "post_notes"("user_id");

-- CreateIndex
CREATE INDEX "post_notes_resolved_by_id_idx" ON "post_notes"("resolved_by_id");

-- CreateIndex
CREATE INDEX "note_mentions_user_id_idx" ON "note_mentions"("user_id");

-- CreateIndex
CREATE INDEX "notifications_note_id_idx" ON "notifications"("note_id");

-- AddForeignKey
ALTER TABLE "post_notes" ADD CONSTRAINT "post_notes_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "post_notes" ADD CONSTRAINT "post_notes_thread_id_fkey" FOREIGN KEY ("thread_id") REFERENCES "post_notes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "post_notes" ADD CONSTRAINT "post_notes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "post_notes" ADD CONSTRAINT "post_notes_resolved_by_id_fkey" FOREIGN KEY ("resolved_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "note_mentions" ADD CONSTRAINT "note_mentions_note_id_fkey" FOREIGN KEY ("note_id") REFERENCES "post_notes"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "note_mentions" ADD CONSTRAINT "note_mentions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_note_id_fkey" FOREIGN KEY ("note_id") REFERENCES "post_notes"("id") ON DELETE CASCADE ON UPDATE CASCADE;
