-- CreateTable
CREATE TABLE "need_snoozes" (
    "post_id" UUID NOT NULL,
    "occasion" TEXT NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "need_snoozes_pkey" PRIMARY KEY ("post_id")
);

-- AddForeignKey
ALTER TABLE "need_snoozes" ADD CONSTRAINT "need_snoozes_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;
