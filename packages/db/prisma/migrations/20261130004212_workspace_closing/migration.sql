-- AlterTable
ALTER TABLE "workspaces" ADD COLUMN     "closed_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "workspaces_closed_at_idx" ON "workspaces"("closed_at");
