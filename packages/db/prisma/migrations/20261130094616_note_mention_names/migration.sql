-- AlterTable
ALTER TABLE "note_mentions" ADD COLUMN     "name" TEXT NOT NULL DEFAULT '';

-- Mentions that are written already have the name of now in their text, in almost all cases.
UPDATE "note_mentions" m SET "name" = coalesce(u."display_name", u."name", '') FROM "users" u WHERE u."id" = m."user_id";
