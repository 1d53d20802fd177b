-- CreateEnum
CREATE TYPE "label_color" AS ENUM ('grey', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple');

-- CreateTable
CREATE TABLE "labels" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "folded_name" TEXT,
    "color" "label_color" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "labels_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "post_labels" (
    "post_id" UUID NOT NULL,
    "label_id" UUID NOT NULL,

    CONSTRAINT "post_labels_pkey" PRIMARY KEY ("post_id","label_id")
);

-- CreateIndex
CREATE INDEX "labels_workspace_id_idx" ON "labels"("workspace_id");

-- CreateIndex
CREATE INDEX "labels_deleted_at_idx" ON "labels"("deleted_at");

-- CreateIndex
CREATE UNIQUE INDEX "labels_user_id_workspace_id_folded_name_key" ON "labels"("user_id", "workspace_id", "folded_name");

-- CreateIndex
CREATE INDEX "post_labels_label_id_post_id_idx" ON "post_labels"("label_id", "post_id");

-- AddForeignKey
ALTER TABLE "labels" ADD CONSTRAINT "labels_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "labels" ADD CONSTRAINT "labels_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "post_labels" ADD CONSTRAINT "post_labels_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "post_labels" ADD CONSTRAINT "post_labels_label_id_fkey" FOREIGN KEY ("label_id") REFERENCES "labels"("id") ON DELETE CASCADE ON UPDATE CASCADE;
