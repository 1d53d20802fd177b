import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { duePost } from "../../testing/post-fixtures";
import { fakeDeps } from "../../testing/fake-deps";
import { created } from "../../testing/fake-publisher";
import { KNOWN_BY, TIMING } from "../model/publish-timing";
import type { CreateOutcome } from "../ports/publisher";
import { publishBatch } from "./publish-batch";
import { resendPost } from "./resend-post";
import { settleLost } from "./settle-lost";

const database = useTestDatabase();
const MINUTE_MS = 60_000;

/** Creates texts, each of another member, whose create call is not answered. Returns their ids. */
async function unanswered(count: number): Promise<string[]> {
  const due = await Promise.all(Array.from({ length: count }, () => duePost(database.db)));
  const ids = due.map(({ post }) => post.id);
  await publishBatch(fakeDeps(database.db, { create: () => ({ kind: "unknown" }) }), ids);
  return ids;
}

/** Sets how long ago each of these posts was sent. */
async function age(ages: ReadonlyMap<string, number>) {
  const ids = [...ages.keys()];
  const seconds = [...ages.values()].map((ms) => ms / 1000);
  await database.db.$executeRaw`
    with o as (select * from unnest(${ids}::uuid[], ${seconds}::float8[]) as o(id, age)), attempt as (
      update publish_attempts t set sent_at = now() - make_interval(secs => o.age)
      from o where t.post_id = o.id and t.kind = 'create'
    )
    update posts p set attempted_at = now() - make_interval(secs => o.age)
    from o where p.id = o.id and p.status = 'publishing'`;
}

test("a text that LinkedIn takes and indexes as late as assumed goes out once, at whatever second it left", async () => {
  const ids = await unanswered(60);
  const resentAfterMs: number[] = [];
  const doubled: number[] = [];
  // The sweep runs at the full minutes after the one in which the posts left.
  for (let minute = 1; minute * MINUTE_MS <= TIMING.last + MINUTE_MS; minute++) {
    // The post at index 0 left at second 0 of its minute, the one at index 59 at second 59.
    const ages = new Map(ids.map((id, second) => [id, minute * MINUTE_MS - second * 1000]));
    await age(ages);
    const { resend } = await settleLost(database);
    for (const id of resend) {
      const ageMs = ages.get(id)!;
      const isKnown = ageMs >= KNOWN_BY;
      const answer: CreateOutcome = isKnown ? { kind: "duplicate", of: null } : created();
      await resendPost(fakeDeps(database.db, { create: () => answer }), id);
      resentAfterMs.push(ageMs);
      if (!isKnown) doubled.push(ids.indexOf(id));
    }
  }
  expect(doubled).toEqual([]);
  expect(resentAfterMs).toHaveLength(60);
  expect(Math.max(...resentAfterMs)).toBeLessThan(TIMING.last);
  expect(await database.db.post.count({ where: { status: "published" } })).toBe(60);
});

test("an early event sends no text again before LinkedIn knows it", async () => {
  const [id] = await unanswered(1);
  for (let seconds = 20; seconds * 1000 <= KNOWN_BY; seconds += 20) {
    await age(new Map([[id!, seconds * 1000]]));
    const deps = fakeDeps(database.db);
    await resendPost(deps, id!);
    expect(deps.sent, `after ${seconds} s`).toEqual([]);
  }
});
