-- CreateTable
CREATE TABLE "incoming_files" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "uploader_id" UUID NOT NULL,
    "file_name" TEXT NOT NULL,
    "bytes" BIGINT NOT NULL,
    "holder" UUID,
    "held_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "incoming_files_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "incoming_files_uploader_id_idx" ON "incoming_files"("uploader_id");

-- CreateIndex
CREATE INDEX "incoming_files_workspace_id_idx" ON "incoming_files"("workspace_id");

-- CreateIndex
CREATE INDEX "incoming_files_created_at_idx" ON "incoming_files"("created_at");

-- AddForeignKey
ALTER TABLE "incoming_files" ADD CONSTRAINT "incoming_files_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "incoming_files" ADD CONSTRAINT "incoming_files_uploader_id_fkey" FOREIGN KEY ("uploader_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
