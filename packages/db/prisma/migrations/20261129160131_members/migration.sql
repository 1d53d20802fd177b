-- AlterTable
ALTER TABLE "audit_entries" ADD COLUMN     "workspace_id" UUID;

-- AlterTable
ALTER TABLE "outbox_emails" ADD COLUMN     "invitation_id" UUID;

-- AlterTable
ALTER TABLE "workspaces" ADD COLUMN     "offer_expires_at" TIMESTAMPTZ(3),
ADD COLUMN     "offered_to_id" UUID;

-- CreateTable
CREATE TABLE "invitations" (
    "id" UUID NOT NULL,
    "workspace_id" UUID NOT NULL,
    "invited_by_id" UUID,
    "email" TEXT NOT NULL,
    "role" "membership_role" NOT NULL,
    "is_bound" BOOLEAN NOT NULL,
    "token" TEXT NOT NULL,
    "sent_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "accepted_at" TIMESTAMPTZ(3),
    "member_id" UUID,

    CONSTRAINT "invitations_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "invitations_token_key" ON "invitations"("token");

-- CreateIndex
CREATE INDEX "invitations_workspace_id_sent_at_idx" ON "invitations"("workspace_id", "sent_at");

-- CreateIndex
CREATE INDEX "invitations_invited_by_id_idx" ON "invitations"("invited_by_id");

-- CreateIndex
CREATE INDEX "invitations_member_id_idx" ON "invitations"("member_id");

-- CreateIndex
CREATE INDEX "invitations_expires_at_idx" ON "invitations"("expires_at");

-- CreateIndex
CREATE INDEX "audit_entries_workspace_id_at_idx" ON "audit_entries"("workspace_id", "at");

-- CreateIndex
CREATE INDEX "outbox_emails_invitation_id_idx" ON "outbox_emails"("invitation_id");

-- CreateIndex
CREATE INDEX "workspaces_offered_to_id_idx" ON "workspaces"("offered_to_id");

-- AddForeignKey
ALTER TABLE "outbox_emails" ADD CONSTRAINT "outbox_emails_invitation_id_fkey" FOREIGN KEY ("invitation_id") REFERENCES "invitations"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "workspaces" ADD CONSTRAINT "workspaces_offered_to_id_fkey" FOREIGN KEY ("offered_to_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_id_fkey" FOREIGN KEY ("invited_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_member_id_fkey" FOREIGN KEY ("member_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A workspace has one owner, whose plan it is on; every workspace has had one since it was made.
CREATE UNIQUE INDEX "memberships_owner_key" ON "memberships"("workspace_id") WHERE "role" = 'owner';

-- The words of a post follow it into another workspace, and to another author.
CREATE FUNCTION "move_post_words"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "post_search" SET "workspace_id" = NEW."workspace_id", "author_id" = NEW."author_id" WHERE "post_id" = NEW."id";
  RETURN NULL;
END $$;

CREATE TRIGGER "posts_words_move" AFTER UPDATE OF "workspace_id", "author_id" ON "posts"
  FOR EACH ROW WHEN ((OLD."workspace_id", OLD."author_id") IS DISTINCT FROM (NEW."workspace_id", NEW."author_id"))
  EXECUTE FUNCTION "move_post_words"();
