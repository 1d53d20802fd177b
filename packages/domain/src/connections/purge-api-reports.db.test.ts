import { createLinkedinPost } from "@takt/db/testing/factories/create-linkedin-post";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { recordMetrics } from "../analytics/record-metrics";
import { fakeDeps } from "../testing/fake-deps";
import { purgeApiReports } from "./purge-api-reports";

const database = useTestDatabase();
const measuredAt = new Date("2026-03-01T00:00:00Z");
const day = new Date("2026-03-01");

test("what LinkedIn's APIs have reported goes, and what Takt and files tell stays", async () => {
  const { db } = database;
  const [user, other] = [await createUser(db), await createUser(db)];
  const post = await createPost(db, user, { status: "published" });
  const api = { source: "community_api", text: "From the API" } as const;
  const rows = {
    api: await createLinkedinPost(db, user, api),
    measured: await createLinkedinPost(db, user, api),
    takt: await createLinkedinPost(db, user, { ...api, postId: post.id }),
    file: await createLinkedinPost(db, user, { text: "From a file" }),
    other: await createLinkedinPost(db, other, api),
  };
  await db.postMetrics.createMany({
    data: [
      { linkedinPostId: rows.measured.id, source: "analytics_file", measuredAt, impressions: 1 },
      { linkedinPostId: rows.measured.id, source: "community_api", measuredAt, impressions: 2 },
      { linkedinPostId: rows.other.id, source: "community_api", measuredAt, impressions: 3 },
    ],
  });
  await db.postDailyMetrics.create({
    data: { linkedinPostId: rows.api.id, source: "community_api", day, measuredAt, impressions: 4 },
  });
  for (const source of ["community_api", "analytics_file"] as const)
    await db.memberDailyMetrics.create({
      data: { userId: user.id, source, day, measuredAt, impressions: 5 },
    });
  await purgeApiReports(fakeDeps(db), user.id);
  const left = await db.linkedinPost.findMany({ where: { userId: user.id }, include: { metrics: true } });
  const byId = new Map(left.map((row) => [row.id, row]));
  expect(byId.size).toBe(3);
  expect(byId.get(rows.measured.id)).toMatchObject({ source: "analytics_file", text: null });
  expect(byId.get(rows.measured.id)!.metrics).toMatchObject([{ source: "analytics_file", impressions: 1 }]);
  expect(byId.get(rows.takt.id)).toMatchObject({ source: "takt", text: null, postId: post.id });
  expect(byId.get(rows.file.id)).toMatchObject({ source: "archive_file", text: "From a file" });
  expect(await db.postDailyMetrics.count({ where: { linkedinPostId: rows.api.id } })).toBe(0);
  expect(await db.memberDailyMetrics.findMany({ where: { userId: user.id } })).toMatchObject([
    { source: "analytics_file" },
  ]);
  expect(await db.postMetrics.count({ where: { linkedinPostId: rows.other.id } })).toBe(1);
});

test("what a listing saw of a post goes as well, and what Takt itself deleted stays so", async () => {
  const { db } = database;
  const user = await createUser(db);
  const removedAt = new Date("2026-03-02T00:00:00Z");
  const own = await createPost(db, user, { status: "published", removedAt });
  const seen = { source: "archive_file", listedAt: measuredAt, removedAt } as const;
  const rows = [
    await createLinkedinPost(db, user, seen),
    await createLinkedinPost(db, user, { ...seen, source: "takt", postId: own.id }),
  ];
  await purgeApiReports(fakeDeps(db), user.id);
  const row = (id: string) => db.linkedinPost.findUniqueOrThrow({ where: { id } });
  expect(await row(rows[0]!.id)).toMatchObject({ listedAt: null, removedAt: null });
  expect(await row(rows[1]!.id)).toMatchObject({ listedAt: null, removedAt });
});

test("the rollups of what has gone are those of what is left", async () => {
  const { db } = database;
  const user = await createUser(db);
  const { id: linkedinPostId } = await createLinkedinPost(db, user);
  const record = (
    source: "community_api" | "analytics_file",
    at: Date,
    impressions: number,
    saves: number | null,
  ) =>
    db.$transaction((tx) =>
      recordMetrics(tx, user.id, {
        source,
        measuredAt: at,
        posts: [{ linkedinPostId, impressions, saves }],
        memberDays: [{ day: "2026-03-01", impressions, saves }],
      }),
    );
  await record("analytics_file", measuredAt, 1, null);
  await record("community_api", new Date(measuredAt.getTime() + 1), 2, 9);
  await purgeApiReports(fakeDeps(db), user.id);
  const left = { sources: ["analytics_file"], measuredAt };
  expect(await db.postRollup.findMany({ where: { linkedinPostId } })).toMatchObject([
    { impressions: 1, saves: null, ...left },
  ]);
  expect(await db.dailyRollup.findMany({ where: { userId: user.id } })).toMatchObject([
    { metric: "impressions", value: 1, ...left },
  ]);
});
