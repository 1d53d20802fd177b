-- A search looks through the posts of a workspace, not through those of an author: the words get the workspace of their
-- post. Empty in what was there before, until the next migration fills it.
ALTER TABLE "post_search" ADD COLUMN "workspace_id" UUID;

CREATE OR REPLACE FUNCTION "write_post_words"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "post_search" AS s ("id", "post_id", "author_id", "workspace_id", "words")
  VALUES (NEW."id", NEW."id", NEW."author_id", NEW."workspace_id", post_words(NEW))
  ON CONFLICT ("id") DO UPDATE SET "words" = excluded."words" WHERE s."words" <> excluded."words";
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "write_media_words"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM "post_search" WHERE "id" = OLD."id";
  ELSIF NEW."post_id" IS NULL OR media_words(NEW) = '' THEN
    DELETE FROM "post_search" WHERE "id" = NEW."id";
  ELSE
    INSERT INTO "post_search" ("id", "post_id", "author_id", "workspace_id", "words")
    SELECT NEW."id", p."id", p."author_id", p."workspace_id", media_words(NEW) FROM "posts" p WHERE p."id" = NEW."post_id"
    ON CONFLICT ("id") DO UPDATE
    SET "post_id" = excluded."post_id", "author_id" = excluded."author_id", "workspace_id" = excluded."workspace_id",
      "words" = excluded."words";
  END IF;
  RETURN NULL;
END $$;
