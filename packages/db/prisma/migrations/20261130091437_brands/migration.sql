-- CreateTable
CREATE TABLE "brands" (
    "workspace_id" UUID NOT NULL,
    "name" TEXT,
    "logo_key" TEXT,
    "logo_type" TEXT,
    "primary_color" TEXT,
    "secondary_color" TEXT,
    "sender_name" TEXT,
    "footer" TEXT,
    "powered_by" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "brands_pkey" PRIMARY KEY ("workspace_id")
);

-- AddForeignKey
ALTER TABLE "brands" ADD CONSTRAINT "brands_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;
