-- CreateEnum
CREATE TYPE "approval_state" AS ENUM ('none', 'requested', 'changes_requested', 'approved', 'voided');

-- CreateEnum
CREATE TYPE "approval_event_kind" AS ENUM ('requested', 'approved', 'changes_requested', 'withdrawn', 'reopened');

-- AlterTable
ALTER TABLE "posts" ADD COLUMN     "approval" "approval_state" NOT NULL DEFAULT 'none',
ADD COLUMN     "approval_at" TIMESTAMPTZ(3),
ADD COLUMN     "approval_stage" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "approved_any_time" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "approved_hash" TEXT,
ADD COLUMN     "requested_by_id" UUID;

-- AlterTable
ALTER TABLE "workspaces" ADD COLUMN     "own_approval" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "reminder_hours" INTEGER NOT NULL DEFAULT 24;

-- CreateTable
CREATE TABLE "approval_stages" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "everyone" BOOLEAN NOT NULL,

    CONSTRAINT "approval_stages_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "approval_stage_members" (
    "stage_id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,

    CONSTRAINT "approval_stage_members_pkey" PRIMARY KEY ("stage_id","user_id")
);

-- CreateTable
CREATE TABLE "approval_events" (
    "id" UUID NOT NULL,
    "post_id" UUID NOT NULL,
    "user_id" UUID,
    "kind" "approval_event_kind" NOT NULL,
    "stage" TEXT,
    "position" INTEGER,
    "hash" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "approval_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "approval_stages_workspace_id_position_key" ON "approval_stages"("workspace_id", "position");

-- CreateIndex
CREATE INDEX "approval_stage_members_workspace_id_user_id_idx" ON "approval_stage_members"("workspace_id", "user_id");

-- CreateIndex
CREATE INDEX "approval_events_post_id_at_idx" ON "approval_events"("post_id", "at");

-- CreateIndex
CREATE INDEX "approval_events_user_id_idx" ON "approval_events"("user_id");

-- AddForeignKey
ALTER TABLE "approval_stages" ADD CONSTRAINT "approval_stages_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "approval_stage_members" ADD CONSTRAINT "approval_stage_members_stage_id_fkey" FOREIGN KEY ("stage_id") REFERENCES "approval_stages"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "approval_stage_members" ADD CONSTRAINT "approval_stage_members_workspace_id_user_id_fkey" FOREIGN KEY ("workspace_id", "user_id") REFERENCES "memberships"("workspace_id", "user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "approval_events" ADD CONSTRAINT "approval_events_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "approval_events" ADD CONSTRAINT "approval_events_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "posts" ADD CONSTRAINT "posts_requested_by_id_fkey" FOREIGN KEY ("requested_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Prisma does not know partial indexes. Of most posts nobody has been asked for an approval.
CREATE INDEX "posts_requested_by_idx" ON "posts"("requested_by_id") WHERE "requested_by_id" IS NOT NULL;
CREATE INDEX "posts_waiting_idx" ON "posts"("workspace_id", "scheduled_at", "id") WHERE "approval" = 'requested';
CREATE INDEX "posts_approval_at_idx" ON "posts"("approval_at") WHERE "approval" <> 'none';

-- What an approval is of: all that is published of a post. Without a time for one that may go out at any.
CREATE FUNCTION "post_approval_hash"("p" "posts", "any_time" BOOLEAN) RETURNS TEXT LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(jsonb_build_array(
    p."content", to_jsonb(p."hashtags"), p."visibility", p."author_id",
    p."link_source", p."link_title", p."link_description",
    p."poll_question", to_jsonb(p."poll_options"), p."poll_duration", p."first_comment",
    (SELECT jsonb_agg(jsonb_build_array(m."kind", m."sha256", m."alt_text", m."title", m."file_name") ORDER BY m."position", m."id")
      FROM "media" m WHERE m."post_id" = p."id"),
    CASE WHEN any_time THEN NULL ELSE jsonb_build_array(p."scheduled_wall", p."scheduled_zone") END
  )::text, 'UTF8')), 'hex')
$$;

-- A statement that changes what was approved voids the approval; a post that waits for a later
-- stage waits for the first one again. What is published stays approved: it is changed by those alone who approve.
CREATE FUNCTION "void_post_approval"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  NEW."approval" := CASE OLD."approval" WHEN 'approved' THEN 'voided' ELSE OLD."approval" END;
  NEW."approval_stage" := 0;
  NEW."approved_hash" := NULL;
  NEW."approval_at" := now();
  RETURN NEW;
END $$;

CREATE TRIGGER "posts_approval_void" BEFORE UPDATE ON "posts" FOR EACH ROW
  WHEN (OLD."status" <> 'published'
    AND (OLD."approval" = 'approved' OR OLD."approval" = 'requested' AND OLD."approval_stage" > 0)
    AND ((OLD."content", OLD."hashtags", OLD."visibility", OLD."author_id", OLD."link_source", OLD."link_title",
        OLD."link_description", OLD."poll_question", OLD."poll_options", OLD."poll_duration", OLD."first_comment")
      IS DISTINCT FROM (NEW."content", NEW."hashtags", NEW."visibility", NEW."author_id", NEW."link_source", NEW."link_title",
        NEW."link_description", NEW."poll_question", NEW."poll_options", NEW."poll_duration", NEW."first_comment")
      OR NOT OLD."approved_any_time"
        AND (OLD."scheduled_wall", OLD."scheduled_zone") IS DISTINCT FROM (NEW."scheduled_wall", NEW."scheduled_zone")))
  EXECUTE FUNCTION "void_post_approval"();

CREATE FUNCTION "void_media_approval"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "posts" SET
    "approval" = CASE "approval" WHEN 'approved' THEN 'voided' ELSE "approval" END,
    "approval_stage" = 0, "approved_hash" = NULL, "approval_at" = now()
  WHERE "id" IN (OLD."post_id", NEW."post_id") AND "status" <> 'published'
    AND ("approval" = 'approved' OR "approval" = 'requested' AND "approval_stage" > 0);
  RETURN NULL;
END $$;

CREATE TRIGGER "media_approval_void" AFTER INSERT OR DELETE ON "media" FOR EACH ROW EXECUTE FUNCTION "void_media_approval"();
CREATE TRIGGER "media_approval_change" AFTER UPDATE ON "media" FOR EACH ROW
  WHEN ((OLD."post_id", OLD."position", OLD."sha256", OLD."alt_text", OLD."title", OLD."file_name")
    IS DISTINCT FROM (NEW."post_id", NEW."position", NEW."sha256", NEW."alt_text", NEW."title", NEW."file_name"))
  EXECUTE FUNCTION "void_media_approval"();
