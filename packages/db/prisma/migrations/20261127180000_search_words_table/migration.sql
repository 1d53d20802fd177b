-- Folds a text as searches compare it (docs/decisions/0049), both what is written and what is searched for: without case,
-- accents and the signs that nobody sees, with one kind of each quote, dash and space, and in the letters that a keyboard
-- has. What Unicode calls compatible is equal: bold letters made of mathematical signs, ligatures, full-width signs.
CREATE FUNCTION "fold_for_search"("written" TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(
    translate(
      replace(replace(replace(
        lower(regexp_replace(
          normalize(
            -- Before the normalisation, which makes a space and an accent of some of them.
            regexp_replace(regexp_replace(regexp_replace("written",
              '[\u0060\u00B4\u02B9\u02BB-\u02BD\u02C8\u02CA\u02CB\u0374\u1FEF\u1FFD\u2018-\u201B\u2032\u2035\u2039\u203A\u275B\u275C\uA78C\uFF40]',
              '''', 'g'),
              '[\u00AB\u00BB\u02BA\u02DD\u02EE\u201C-\u201F\u2033\u2036\u275D\u275E\u2E42\u301D-\u301F]', '"', 'g'),
              '[\u2010-\u2015\u2043\u2212\u2E3A\u2E3B\uFE58]', '-', 'g'),
            NFKD),
          -- Accents; soft hyphens, joiners, marks of direction, variation selectors and other signs without a width.
          '[\u00AD\u0300-\u036F\u061C\u180B-\u180F\u1AB0-\u1AFF\u1DC0-\u1DFF\u200B-\u200F\u202A-\u202E\u2060-\u206F\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F\uFEFF\U000E0000-\U000E0FFF]+',
          '', 'g')),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
      'øđłıς', 'odliσ'),
    -- A single space, which most are, stays as it is.
    '[\u0009-\u000D\u0020\u0085\u1680\u2028\u2029]{2,}|[\u0009-\u000D\u0085\u1680\u2028\u2029]', ' ', 'g');

-- The pattern of LIKE that finds folded words as they are.
CREATE FUNCTION "search_pattern"("words" TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN '%' || regexp_replace("words", '[\\%_]', '\\\&', 'g') || '%';

-- All that a post says but its files, the unit separator between the parts: no search reaches from one into the next.
CREATE FUNCTION "post_words_next"(p "posts") RETURNS TEXT LANGUAGE sql STABLE
  RETURN fold_for_search(concat_ws(E'\u001F', p."content", '#' || nullif(array_to_string(p."hashtags", ' #'), ''),
    p."link_title", p."link_description", p."link_source", p."poll_question", array_to_string(p."poll_options", E'\u001F'),
    p."first_comment"));

-- What a file says: an image its alternative text, a video or a document the title that is shown.
CREATE FUNCTION "media_words"(m "media") RETURNS TEXT LANGUAGE sql STABLE
  RETURN fold_for_search(CASE m."kind" WHEN 'image' THEN m."alt_text"
    ELSE coalesce(nullif(trim(m."title"), ''), regexp_replace(m."file_name", '\.[^.]{1,5}$', '')) END);

-- A row of each post and one of each file of a post that says something, with the id of the post or the file. So the change
-- of a file waits for no change of its post, and none writes words that the other knows better. It takes the place of
-- post_search once it is filled.
CREATE TABLE "post_search_next" (
    "id" UUID NOT NULL,
    "post_id" UUID NOT NULL,
    "author_id" UUID NOT NULL,
    "words" TEXT NOT NULL,

    CONSTRAINT "post_search_next_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "post_search_next_post_id_fkey" FOREIGN KEY ("post_id") REFERENCES "posts"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE INDEX "post_search_next_post_id_idx" ON "post_search_next"("post_id");
CREATE INDEX "post_search_next_words_idx" ON "post_search_next" USING gin ("author_id", "words" gin_trgm_ops);

CREATE FUNCTION "write_post_words"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "post_search_next" AS s ("id", "post_id", "author_id", "words")
  VALUES (NEW."id", NEW."id", NEW."author_id", post_words_next(NEW))
  ON CONFLICT ("id") DO UPDATE SET "words" = excluded."words" WHERE s."words" <> excluded."words";
  RETURN NULL;
END $$;
CREATE TRIGGER "posts_words_insert" AFTER INSERT ON "posts" FOR EACH ROW EXECUTE FUNCTION "write_post_words"();
CREATE TRIGGER "posts_words_update"
  AFTER UPDATE OF "content", "hashtags", "link_source", "link_title", "link_description", "poll_question", "poll_options",
    "first_comment" ON "posts"
  FOR EACH ROW WHEN ((OLD."content", OLD."hashtags", OLD."link_source", OLD."link_title", OLD."link_description",
    OLD."poll_question", OLD."poll_options", OLD."first_comment") IS DISTINCT FROM (NEW."content", NEW."hashtags",
    NEW."link_source", NEW."link_title", NEW."link_description", NEW."poll_question", NEW."poll_options",
    NEW."first_comment"))
  EXECUTE FUNCTION "write_post_words"();

CREATE FUNCTION "write_media_words"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM "post_search_next" WHERE "id" = OLD."id";
  ELSIF NEW."post_id" IS NULL OR media_words(NEW) = '' THEN
    DELETE FROM "post_search_next" WHERE "id" = NEW."id";
  ELSE
    INSERT INTO "post_search_next" ("id", "post_id", "author_id", "words")
    SELECT NEW."id", p."id", p."author_id", media_words(NEW) FROM "posts" p WHERE p."id" = NEW."post_id"
    ON CONFLICT ("id") DO UPDATE
    SET "post_id" = excluded."post_id", "author_id" = excluded."author_id", "words" = excluded."words";
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "media_words_insert" AFTER INSERT ON "media" FOR EACH ROW WHEN (NEW."post_id" IS NOT NULL)
  EXECUTE FUNCTION "write_media_words"();
CREATE TRIGGER "media_words_update" AFTER UPDATE OF "post_id", "kind", "alt_text", "title", "file_name" ON "media"
  FOR EACH ROW WHEN ((OLD."post_id", OLD."kind", OLD."alt_text", OLD."title", OLD."file_name")
    IS DISTINCT FROM (NEW."post_id", NEW."kind", NEW."alt_text", NEW."title", NEW."file_name"))
  EXECUTE FUNCTION "write_media_words"();
CREATE TRIGGER "media_words_delete" AFTER DELETE ON "media" FOR EACH ROW WHEN (OLD."post_id" IS NOT NULL)
  EXECUTE FUNCTION "write_media_words"();
