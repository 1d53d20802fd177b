-- The filled table takes the place of the one before, with its name and the names of its columns: a release that still
-- runs goes on to search.
DROP TRIGGER "posts_search_insert" ON "posts";
DROP TRIGGER "posts_search_update" ON "posts";
DROP FUNCTION "write_post_search"();
DROP FUNCTION "post_words"("posts");
DROP TABLE "post_search";

ALTER TABLE "post_search_next" RENAME TO "post_search";
ALTER TABLE "post_search" RENAME CONSTRAINT "post_search_next_pkey" TO "post_search_pkey";
ALTER TABLE "post_search" RENAME CONSTRAINT "post_search_next_post_id_fkey" TO "post_search_post_id_fkey";
ALTER INDEX "post_search_next_post_id_idx" RENAME TO "post_search_post_id_idx";
ALTER INDEX "post_search_next_words_idx" RENAME TO "post_search_words_idx";
ALTER FUNCTION "post_words_next"("posts") RENAME TO "post_words";

CREATE OR REPLACE FUNCTION "write_post_words"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "post_search" AS s ("id", "post_id", "author_id", "words")
  VALUES (NEW."id", NEW."id", NEW."author_id", post_words(NEW))
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
    INSERT INTO "post_search" ("id", "post_id", "author_id", "words")
    SELECT NEW."id", p."id", p."author_id", media_words(NEW) FROM "posts" p WHERE p."id" = NEW."post_id"
    ON CONFLICT ("id") DO UPDATE
    SET "post_id" = excluded."post_id", "author_id" = excluded."author_id", "words" = excluded."words";
  END IF;
  RETURN NULL;
END $$;
