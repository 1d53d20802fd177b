import { expect, test } from "vitest";
import { POST_TRANSITIONS, type PostTransition } from "./model/post-transitions";
import { transition, transitionEither, transitionIf } from "./transition";

/** Any piece of SQL. */
const CONDITION = transition("affirm").from;
const NAMES = Object.keys(POST_TRANSITIONS) as PostTransition[];

test.each(NAMES)("the SQL of %s starts from the statuses of the table, and leads to its status", (name) => {
  const { from, set } = transition(name);
  const row = POST_TRANSITIONS[name];
  expect(from.sql).toBe(`p.status in (${row.from.map((status) => `'${status}'`).join(", ")})`);
  expect(set.sql.startsWith(`status = '${row.to}'::post_status, `)).toBe(true);
  expect(set.sql.includes("version = p.version + 1")).toBe(row.bumpsVersion);
  expect([...from.values, ...set.values]).toEqual([]);
});

test("a release clears its columns and keeps the version", () => {
  expect(transition("release").set.sql).toBe(
    "status = 'scheduled'::post_status, queued_at = null, attempt_id = null, attempted_at = null, " +
      "resolvable = false, updated_at = now()",
  );
});

test("a conditional transition keeps the status of other posts", () => {
  const { set } = transitionIf("expire", CONDITION);
  expect(set.sql).toBe(
    "status = case when p.status in ('scheduled') and (p.status in ('unconfirmed')) " +
      "then 'failed'::post_status else p.status end, queued_at = null, updated_at = now()",
  );
});

test("a choice of two transitions writes the status of either", () => {
  const { from, set } = transitionEither(CONDITION, "exhaust", "release");
  expect(from.sql).toBe("p.status in ('publishing')");
  expect(set.sql).toContain(
    "status = case when p.status in ('unconfirmed') then 'failed'::post_status else 'scheduled'::post_status end",
  );
});

test("the two ends of a release start from the same statuses and clear the same", () => {
  const { to: _, ...exhaust } = POST_TRANSITIONS.exhaust;
  const { to: __, ...release } = POST_TRANSITIONS.release;
  expect(exhaust).toEqual(release);
});
