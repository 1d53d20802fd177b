-- Both are in PostgreSQL's own distribution, and trusted: who may create something in the database may create them.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- What a search looks through: all that a post says, one part a line, with the case folded as ILIKE folds it. Searches
-- fold what they look for alike.
CREATE FUNCTION "post_words"(p "posts") RETURNS TEXT LANGUAGE sql STABLE
  RETURN lower(concat_ws(E'\n', p."content", p."link_title", p."link_description", p."poll_question",
    array_to_string(p."poll_options", E'\n'), p."first_comment"));

-- A table of its own, which publishing does not write: a post's row changes on its way out, and each change would write
-- the words' index anew.
CREATE TABLE "post_search" (
    "post_id" UUID NOT NULL,
    "author_id" UUID NOT NULL,
    "words" TEXT NOT NULL,

    CONSTRAINT "post_search_pkey" PRIMARY KEY ("post_id"),
    CONSTRAINT "post_search_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE
);

INSERT INTO "post_search" ("post_id", "author_id", "words") SELECT p."id", p."author_id", post_words(p) FROM "posts" p;

-- Author and words in one: a search reads what both have in common, however many words others wrote.
CREATE INDEX "post_search_words_idx" ON "post_search" USING gin ("author_id", "words" gin_trgm_ops);

CREATE FUNCTION "write_post_search"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "post_search" ("post_id", "author_id", "words") VALUES (NEW."id", NEW."author_id", post_words(NEW));
  ELSIF post_words(NEW) IS DISTINCT FROM post_words(OLD) THEN
    UPDATE "post_search" SET "words" = post_words(NEW) WHERE "post_id" = NEW."id";
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "posts_search_insert" AFTER INSERT ON "posts" FOR EACH ROW EXECUTE FUNCTION "write_post_search"();
CREATE TRIGGER "posts_search_update"
  AFTER UPDATE OF "content", "link_title", "link_description", "poll_question", "poll_options", "first_comment" ON "posts"
  FOR EACH ROW EXECUTE FUNCTION "write_post_search"();
