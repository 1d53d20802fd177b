-- CreateTable
CREATE TABLE "weekly_slots" (
    "user_id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "weekday" INTEGER NOT NULL,
    "time" TEXT NOT NULL,

    CONSTRAINT "weekly_slots_pkey" PRIMARY KEY ("user_id","workspace_id","weekday","time")
);

-- CreateTable
CREATE TABLE "slot_settings" (
    "user_id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "are_chosen" BOOLEAN NOT NULL DEFAULT false,
    "holiday_region" TEXT,
    "quiet_from" TEXT,
    "quiet_to" TEXT,

    CONSTRAINT "slot_settings_pkey" PRIMARY KEY ("user_id","workspace_id")
);

-- CreateIndex
CREATE INDEX "weekly_slots_workspace_id_idx" ON "weekly_slots"("workspace_id");

-- CreateIndex
CREATE INDEX "slot_settings_workspace_id_idx" ON "slot_settings"("workspace_id");

-- AddForeignKey
ALTER TABLE "weekly_slots" ADD CONSTRAINT "weekly_slots_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "weekly_slots" ADD CONSTRAINT "weekly_slots_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "slot_settings" ADD CONSTRAINT "slot_settings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "slot_settings" ADD CONSTRAINT "slot_settings_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;
