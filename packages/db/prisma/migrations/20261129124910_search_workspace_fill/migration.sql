-- Fills the workspaces of the words that are there, a thousand at a time: each step is a transaction of its own, so that
-- nobody waits for more than one. It is the only statement here, or its steps would be one transaction. A second try goes
-- on where the first ended.
DO $$
DECLARE
  "last" UUID := '00000000-0000-0000-0000-000000000000';
  "step" UUID[];
BEGIN
  LOOP
    SELECT array_agg(s."id" ORDER BY s."id") INTO "step" FROM (
      SELECT "id" FROM "post_search" WHERE "id" > "last" ORDER BY "id" LIMIT 1000) s;
    EXIT WHEN "step" IS NULL;
    UPDATE "post_search" s SET "workspace_id" = p."workspace_id" FROM "posts" p
    WHERE s."id" = ANY ("step") AND p."id" = s."post_id" AND s."workspace_id" IS NULL;
    "last" := "step"[cardinality("step")];
    COMMIT;
  END LOOP;
END $$;
