import { createLinkedinPost } from "@takt/db/testing/factories/create-linkedin-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { type Measurements, recordMetrics } from "./record-metrics";

const database = useTestDatabase();
const EARLY = new Date("2026-11-20T08:00:00Z");
const LATE = new Date("2026-11-21T08:00:00Z");
const day = "2026-11-19";

async function make() {
  const user = await createUser(database.db);
  const post = await createLinkedinPost(database.db, user);
  const record = (measurements: Omit<Measurements, "source"> & { source?: Measurements["source"] }) =>
    database.db.$transaction((tx) =>
      recordMetrics(tx, user.id, { source: "community_api", ...measurements }),
    );
  const rows = async () => ({
    posts: await database.db.postMetrics.findMany({ where: { linkedinPost: { userId: user.id } } }),
    postDays: await database.db.postDailyMetrics.findMany({ where: { linkedinPost: { userId: user.id } } }),
    memberDays: await database.db.memberDailyMetrics.findMany({ where: { userId: user.id } }),
  });
  return { user, post, record, rows };
}

test("what a source says is kept with its time, and what it does not say is unknown", async () => {
  const { post, record, rows } = await make();
  await record({
    measuredAt: EARLY,
    posts: [{ linkedinPostId: post.id, impressions: 10, membersReached: 7, linkClicks: 0 }],
    postDays: [{ linkedinPostId: post.id, day, impressions: 3, saves: null }],
    memberDays: [{ day, impressions: 30, followers: 500, followersGained: 2 }],
  });
  const stamp = { source: "community_api", measuredAt: EARLY };
  expect(await rows()).toMatchObject({
    posts: [{ ...stamp, impressions: 10, membersReached: 7, linkClicks: 0, reactions: null, saves: null }],
    postDays: [{ ...stamp, day: new Date("2026-11-19T00:00:00Z"), impressions: 3, saves: null }],
    memberDays: [{ ...stamp, impressions: 30, followers: 500, followersGained: 2, membersReached: null }],
  });
});

test("a later measurement wins, an earlier one changes nothing, and null overwrites no number", async () => {
  const { post, record, rows } = await make();
  const all = (impressions: number, reactions: number | null) => ({
    posts: [{ linkedinPostId: post.id, impressions, reactions }],
    postDays: [{ linkedinPostId: post.id, day, impressions, reactions }],
    memberDays: [{ day, impressions, reactions }],
  });
  const become = (impressions: number, reactions: number, measuredAt: Date) => {
    const one = [{ impressions, reactions, measuredAt }];
    return { posts: one, postDays: one, memberDays: one };
  };
  await record({ measuredAt: LATE, ...all(10, 1) });
  await record({ measuredAt: EARLY, ...all(99, 99) });
  expect(await rows()).toMatchObject(become(10, 1, LATE));
  const later = new Date(LATE.getTime() + 1);
  await record({ measuredAt: later, ...all(20, null) });
  expect(await rows()).toMatchObject(become(20, 1, later));
});

test("each source has its own numbers", async () => {
  const { record, rows } = await make();
  await record({ measuredAt: LATE, memberDays: [{ day, impressions: 1 }] });
  await record({ measuredAt: EARLY, memberDays: [{ day, impressions: 2 }], source: "analytics_file" });
  const { memberDays } = await rows();
  expect(memberDays.map((row) => [row.source, row.impressions])).toEqual([
    ["community_api", 1],
    ["analytics_file", 2],
  ]);
});

test("numbers about another member's post, or about none, are skipped, and the others are kept", async () => {
  const [one, other] = [await make(), await make()];
  const ids = [other.post.id, "01a00000-0000-7000-8000-000000000000", one.post.id];
  await one.record({
    measuredAt: LATE,
    posts: ids.map((linkedinPostId) => ({ linkedinPostId, impressions: 5 })),
    postDays: ids.map((linkedinPostId) => ({ linkedinPostId, day, impressions: 5 })),
  });
  expect(await other.rows()).toEqual({ posts: [], postDays: [], memberDays: [] });
  const { posts, postDays } = await one.rows();
  expect([posts, postDays].flat().map((row) => row.linkedinPostId)).toEqual([one.post.id, one.post.id]);
});

test("rows of one call that mean the same post or day are merged", async () => {
  const { post, record, rows } = await make();
  await record({
    measuredAt: LATE,
    posts: [
      { linkedinPostId: post.id, impressions: 5 },
      { linkedinPostId: post.id, reactions: 2 },
    ],
    memberDays: [
      { day, impressions: 1 },
      { day, followers: 9 },
    ],
  });
  expect(await rows()).toMatchObject({
    posts: [{ impressions: 5, reactions: 2 }],
    memberDays: [{ impressions: 1, followers: 9 }],
  });
});

test("concurrent records of the same days wait for each other", async () => {
  const { record, rows } = await make();
  const days = Array.from({ length: 200 }, (_, n) =>
    new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10),
  );
  const [there, back] = [days, days.toReversed()];
  await Promise.all(
    [there, back, there, back].map((order, n) =>
      record({
        measuredAt: new Date(LATE.getTime() + n),
        memberDays: order.map((one) => ({ day: one, impressions: n })),
      }),
    ),
  );
  const { memberDays } = await rows();
  expect(memberDays.every(({ impressions }) => impressions === 3)).toBe(true);
  expect(memberDays).toHaveLength(200);
});
