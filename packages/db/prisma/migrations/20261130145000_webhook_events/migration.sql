-- What happens to a post, a connection or a member's figures is written for the endpoints that want to be told of it, in
-- the transaction in which it happens (docs/flows/webhooks.md). A workspace without endpoints costs one look into an index.

-- Prisma does not know partial indexes: what is due of an endpoint, and what waits of a post.
CREATE INDEX "webhook_deliveries_waiting_idx" ON "webhook_deliveries"("endpoint_id", "due_at", "occurred_at", "id")
  WHERE "due_at" IS NOT NULL;
CREATE INDEX "webhook_deliveries_post_idx" ON "webhook_deliveries"("endpoint_id", "post_id", "occurred_at", "id")
  WHERE "due_at" IS NOT NULL AND "post_id" IS NOT NULL;

-- A UUID of version 7 (RFC 9562, 5.7 and 6.2 method 3: microseconds in rand_a), so that ids order what a transaction writes.
-- PostgreSQL has one of its own from 18 on.
CREATE FUNCTION "new_webhook_id"("at" TIMESTAMPTZ) RETURNS UUID LANGUAGE sql VOLATILE AS $$
  SELECT encode(
    substring(int8send(floor(extract(epoch FROM "at") * 1000)::bigint) FROM 3)
    || set_byte(set_byte(substring(uuid_send(gen_random_uuid()) FROM 7), 0, 112 + (f."part" / 256)), 1, f."part" % 256),
    'hex')::uuid
  FROM (SELECT (extract(microseconds FROM "at")::bigint % 1000 * 4096 / 1000)::int AS "part") f
$$;

CREATE FUNCTION "iso_instant"("at" TIMESTAMPTZ) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
  SELECT to_char("at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

-- Where a post is on LinkedIn; null when it is not there.
CREATE FUNCTION "post_url"("p" "posts") RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p."removed_at" IS NULL THEN 'https://www.linkedin.com/feed/update/' || p."linkedin_urn" || '/' END
$$;

-- Writes an event of a post for each open endpoint of its workspace that wants it. The key of an endpoint is locked: one that
-- is just being deleted is passed over, and nothing that publishes waits for that or fails by it.
CREATE FUNCTION "write_post_event"("p" "posts", "type" TEXT, "data" JSONB) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE "at" TIMESTAMPTZ := clock_timestamp();
BEGIN
  INSERT INTO "webhook_deliveries" ("id", "endpoint_id", "type", "data", "post_id", "occurred_at", "due_at")
  SELECT new_webhook_id("at"), e."id", $2, $3, p."id", "at", now()
  FROM "webhook_endpoints" e
  WHERE e."workspace_id" = p."workspace_id" AND e."paused_at" IS NULL AND e."rested_at" IS NULL AND $2 = ANY (e."events")
  FOR KEY SHARE SKIP LOCKED;
END $$;

-- The same of a member, in each workspace in which they write posts.
CREATE FUNCTION "write_member_event"("member" UUID, "type" TEXT, "data" JSONB) RETURNS VOID LANGUAGE plpgsql AS $$
DECLARE "at" TIMESTAMPTZ := clock_timestamp();
BEGIN
  INSERT INTO "webhook_deliveries" ("id", "endpoint_id", "type", "data", "occurred_at", "due_at")
  SELECT new_webhook_id("at"), e."id", $2, $3, "at", now()
  FROM "memberships" m JOIN "webhook_endpoints" e ON e."workspace_id" = m."workspace_id"
  WHERE m."user_id" = $1 AND m."role" IN ('owner', 'admin', 'editor')
    AND e."paused_at" IS NULL AND e."rested_at" IS NULL AND $2 = ANY (e."events")
  FOR KEY SHARE OF e SKIP LOCKED;
END $$;

-- A post that was claimed and released is scheduled as it was: nothing has happened to it.
CREATE FUNCTION "note_post_event"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE "type" TEXT;
BEGIN
  IF NOT EXISTS (SELECT FROM "webhook_endpoints" e WHERE e."workspace_id" = NEW."workspace_id") THEN RETURN NULL; END IF;
  "type" := CASE
    WHEN NEW."status" = 'scheduled' AND (OLD."status" NOT IN ('scheduled', 'publishing')
      OR OLD."scheduled_at" IS DISTINCT FROM NEW."scheduled_at") THEN 'post.scheduled'
    WHEN NEW."status" <> OLD."status" AND NEW."status" IN ('published', 'failed', 'unconfirmed') THEN 'post.' || NEW."status"
    WHEN OLD."status" <> 'publishing' THEN 'post.changed'
  END;
  IF "type" IS NOT NULL THEN
    PERFORM write_post_event(NEW, "type", jsonb_build_object(
      'postId', NEW."id", 'status', NEW."status", 'version', NEW."version", 'scheduledAt', iso_instant(NEW."scheduled_at"),
      'publishedAt', iso_instant(NEW."published_at"), 'url', post_url(NEW), 'reason', NEW."reason"));
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "posts_webhook_event" AFTER UPDATE ON "posts" FOR EACH ROW
  WHEN (NEW."status" <> 'publishing'
    AND (OLD."status", OLD."version", OLD."scheduled_at", OLD."edited_at", OLD."removed_at", OLD."deleted_at")
      IS DISTINCT FROM (NEW."status", NEW."version", NEW."scheduled_at", NEW."edited_at", NEW."removed_at", NEW."deleted_at"))
  EXECUTE FUNCTION "note_post_event"();

-- `stage` is counted from 1: the one that is asked, or was passed last.
CREATE FUNCTION "note_approval_event"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM "webhook_endpoints" e WHERE e."workspace_id" = NEW."workspace_id") THEN RETURN NULL; END IF;
  PERFORM write_post_event(NEW,
    CASE NEW."approval" WHEN 'requested' THEN 'approval.requested' WHEN 'approved' THEN 'approval.given' ELSE 'approval.voided' END,
    jsonb_build_object('postId', NEW."id", 'approval', NEW."approval", 'stage', NEW."approval_stage" + 1));
  RETURN NULL;
END $$;

CREATE TRIGGER "posts_webhook_approval" AFTER UPDATE ON "posts" FOR EACH ROW
  WHEN (NEW."approval" IN ('requested', 'approved', 'voided')
    AND (OLD."approval" <> NEW."approval" OR NEW."approval" = 'requested' AND OLD."approval_stage" <> NEW."approval_stage"))
  EXECUTE FUNCTION "note_approval_event"();

CREATE FUNCTION "note_comment_event"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE "p" "posts";
BEGIN
  SELECT * INTO "p" FROM "posts" WHERE "id" = NEW."post_id";
  PERFORM write_post_event("p", 'comment.published', jsonb_build_object('postId', "p"."id", 'url', post_url("p")));
  RETURN NULL;
END $$;

CREATE TRIGGER "post_comments_webhook_event" AFTER UPDATE ON "post_comments" FOR EACH ROW
  WHEN (OLD."state" <> 'published' AND NEW."state" = 'published')
  EXECUTE FUNCTION "note_comment_event"();

CREATE FUNCTION "note_connection_event"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_member_event(NEW."id", 'connection.invalid', jsonb_build_object(
    'userId', NEW."id", 'expiresAt', iso_instant(NEW."linkedin_access_token_expires_at")));
  RETURN NULL;
END $$;

CREATE TRIGGER "users_webhook_event" AFTER UPDATE ON "users" FOR EACH ROW
  WHEN (OLD."linkedin_status" <> 'invalid' AND NEW."linkedin_status" = 'invalid')
  EXECUTE FUNCTION "note_connection_event"();

-- That a connection ends soon is an occasion in time: it is told where the member is.
CREATE FUNCTION "note_expiring_event"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_member_event(u."id", 'connection.expiring', jsonb_build_object(
    'userId', u."id", 'expiresAt', iso_instant(u."linkedin_access_token_expires_at")))
  FROM "users" u WHERE u."id" = NEW."user_id";
  RETURN NULL;
END $$;

CREATE TRIGGER "notifications_webhook_event" AFTER INSERT ON "notifications" FOR EACH ROW
  WHEN (NEW."kind" = 'connection_expiring')
  EXECUTE FUNCTION "note_expiring_event"();

-- One event for a member and day, whichever sources have measured it, and only of numbers that are new. Days of more than a
-- month ago come with an import, and nobody is told of them one by one.
CREATE FUNCTION "note_metrics_inserted"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_member_event(d."user_id", 'metrics.updated', jsonb_build_object('userId', d."user_id", 'day', d."day"))
  FROM (SELECT DISTINCT n."user_id", n."day" FROM "new_rows" n WHERE n."day" > current_date - 32 ORDER BY n."day") d;
  RETURN NULL;
END $$;

CREATE FUNCTION "note_metrics_updated"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM write_member_event(d."user_id", 'metrics.updated', jsonb_build_object('userId', d."user_id", 'day', d."day"))
  FROM (
    SELECT DISTINCT n."user_id", n."day"
    FROM "new_rows" n JOIN "old_rows" o USING ("user_id", "day", "source")
    WHERE n."day" > current_date - 32 AND to_jsonb(n) - 'measured_at' <> to_jsonb(o) - 'measured_at'
    ORDER BY n."day") d;
  RETURN NULL;
END $$;

CREATE TRIGGER "member_daily_metrics_webhook_insert" AFTER INSERT ON "member_daily_metrics"
  REFERENCING NEW TABLE AS "new_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_metrics_inserted"();
CREATE TRIGGER "member_daily_metrics_webhook_update" AFTER UPDATE ON "member_daily_metrics"
  REFERENCING NEW TABLE AS "new_rows" OLD TABLE AS "old_rows" FOR EACH STATEMENT EXECUTE FUNCTION "note_metrics_updated"();
