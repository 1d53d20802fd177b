-- Fills the words of the posts that are there, a thousand at a time: each step is a transaction of its own, so that nobody
-- waits for more than one. It is the only statement here, or its steps would be one transaction. What triggers have
-- written meanwhile is newer and stays; a second try goes on where the first ended.
DO $$
DECLARE
  "last" UUID := '00000000-0000-0000-0000-000000000000';
  "step" UUID[];
BEGIN
  LOOP
    -- First the posts, then their files, as those who save a post take them. A locked post cannot be deleted meanwhile, a
    -- locked file cannot be changed.
    SELECT array_agg(p."id" ORDER BY p."id") INTO "step" FROM (
      SELECT "id" FROM "posts" WHERE "id" > "last" ORDER BY "id" LIMIT 1000 FOR KEY SHARE) p;
    EXIT WHEN "step" IS NULL;
    INSERT INTO "post_search_next" ("id", "post_id", "author_id", "words")
    SELECT p."id", p."id", p."author_id", post_words_next(p) FROM "posts" p WHERE p."id" = ANY ("step")
    ON CONFLICT ("id") DO NOTHING;
    PERFORM FROM "media" WHERE "post_id" = ANY ("step") ORDER BY "id" FOR SHARE;
    INSERT INTO "post_search_next" ("id", "post_id", "author_id", "words")
    SELECT m."id", p."id", p."author_id", media_words(m) FROM "media" m JOIN "posts" p ON p."id" = m."post_id"
    WHERE m."post_id" = ANY ("step") AND media_words(m) <> ''
    ON CONFLICT ("id") DO NOTHING;
    "last" := "step"[cardinality("step")];
    COMMIT;
  END LOOP;
  ANALYZE "post_search_next";
END $$;
