import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeLinkedinPosts } from "./merge-linkedin-posts";
import type { PostSource, ReportedPost } from "./model/reported-post";

const database = useTestDatabase({ max: 12 });
const START_MS = Date.UTC(2026, 5, 1);
const NOW = new Date("2026-11-24T12:00:00Z");
const urnAt = (kind: "share" | "activity", at: number, salt: number) =>
  `urn:li:${kind}:${(BigInt(at) << 22n) + BigInt(salt)}`;

/** A post on LinkedIn: its share and its activity are minted `lag` apart. */
type Truth = { at: number; lag: number; text: string; salt?: number };
type Report = { truth: Truth; source: PostSource };
const toUrns = ({ at, lag, salt = 0 }: Truth) =>
  [urnAt("share", at, salt), urnAt("activity", at + lag, salt)] as const;
const SOURCES = ["community_api", "portability_api", "archive_file", "analytics_file"] as const;

/** Returns a source's report of a post: each has another part, so that the best known of each field is to be found. */
function toReport({ truth, source }: Report): ReportedPost {
  const { at, lag, text } = truth;
  const [share, activity] = toUrns(truth);
  const second = Math.floor(at / 1000) * 1000;
  const base = { contentType: "unknown", visibility: null } as const;
  switch (source) {
    case "analytics_file":
      return { ...base, urns: [activity], text: null, publishedAt: new Date(at + lag) };
    case "archive_file":
      return { ...base, urns: [share], text, publishedAt: new Date(second), contentType: "text" };
    default:
      return { ...base, urns: [share], text, publishedAt: new Date(at), visibility: "PUBLIC" };
  }
}
const merge = (userId: string, source: PostSource, reports: ReportedPost[]) =>
  database.db.$transaction((tx) => mergeLinkedinPosts(tx, userId, source, reports, NOW));
async function listRows(userId: string) {
  const rows = await database.db.linkedinPost.findMany({
    where: { userId },
    orderBy: [{ publishedAt: "asc" }, { urn: "asc" }],
  });
  return rows.map(
    ({ urn, otherUrns, text, contentType, visibility, publishedAt, source, editedAt, postId }) => ({
      urns: [urn, ...otherUrns].sort(),
      text,
      contentType,
      visibility,
      publishedAt,
      source,
      editedAt,
      postId,
    }),
  );
}
/** Posts at least `apart` milliseconds from each other. */
const truths = (apart: number) =>
  fc
    .array(fc.record({ gap: fc.nat(3_000), lag: fc.integer({ min: 0, max: 4_000 }) }), {
      minLength: 1,
      maxLength: 8,
    })
    .map((all) => {
      let at = START_MS;
      return all.map(({ gap, lag }, number): Truth => {
        at += apart + gap;
        return { at, lag, text: `Post number ${number}\n\n#takt`, salt: number };
      });
    });
/** Reports of these posts, some of them more than once, in any order. */
const toReports = (all: Truth[]) =>
  fc
    .uniqueArray(fc.tuple(fc.nat(all.length - 1), fc.constantFrom(...SOURCES)), {
      minLength: 1,
      selector: ([number, source]) => `${number} ${source}`,
    })
    .chain((some) =>
      fc.shuffledSubarray([...some, ...some], { minLength: some.length, maxLength: 2 * some.length }),
    )
    .map((some): Report[] => some.map(([number, source]) => ({ truth: all[number]!, source })));

test("whatever order and however often sources report, each post is one row with the best of each source", async () => {
  await fc.assert(
    fc.asyncProperty(truths(10_000).chain(toReports), fc.boolean(), async (reports, isConcurrent) => {
      const user = await createUser(database.db);
      const steps = reports.map((report) => () => merge(user.id, report.source, [toReport(report)]));
      if (isConcurrent) await Promise.all(steps.map((step) => step()));
      else for (const step of steps) await step();
      expect(await listRows(user.id)).toEqual(expectedRows(reports));
    }),
    { seed: 20_261_127, numRuns: 25 },
  );
});

/** The rows without any merging: of each post what its best source says. */
function expectedRows(reports: Report[]) {
  return [...new Set(reports.map(({ truth }) => truth))]
    .map((truth) => {
      const best = reports
        .filter((report) => report.truth === truth)
        .sort((a, b) => RANKS.indexOf(a.source) - RANKS.indexOf(b.source));
      const all = best.map(toReport);
      return {
        urns: [...new Set(all.flatMap(({ urns }) => urns))].sort(),
        text: all.find(({ text }) => text !== null)?.text ?? null,
        contentType: all.find(({ contentType }) => contentType !== "unknown")?.contentType ?? "unknown",
        visibility: all.find(({ visibility }) => visibility !== null)?.visibility ?? null,
        publishedAt: all[0]!.publishedAt,
        source: best[0]!.source,
        editedAt: null,
        postId: null,
      };
    })
    .sort((a, b) => a.publishedAt.getTime() - b.publishedAt.getTime());
}
const RANKS: PostSource[] = ["community_api", "portability_api", "takt", "archive_file", "analytics_file"];

test("posts within the same seconds are never taken for each other, and a second run changes nothing", async () => {
  await fc.assert(
    fc.asyncProperty(truths(0), fc.nat(), async (all, seed) => {
      const user = await createUser(database.db);
      const archive = all.map((truth) => toReport({ truth, source: "archive_file" }));
      const analytics = all.map((truth) => toReport({ truth, source: "analytics_file" }));
      const shuffled = fc.sample(fc.shuffledSubarray(analytics, { minLength: all.length }), {
        seed,
        numRuns: 1,
      })[0]!;
      await merge(user.id, "archive_file", archive);
      await merge(user.id, "analytics_file", shuffled);
      const before = await listRows(user.id);
      for (const { urns } of before) {
        const posts = all.filter((truth) => toUrns(truth).some((urn) => urns.includes(urn)));
        expect(posts).toHaveLength(1);
      }
      expect(await merge(user.id, "analytics_file", shuffled)).toMatchObject({ created: 0, updated: 0 });
      expect(await merge(user.id, "archive_file", archive)).toMatchObject({ created: 0, updated: 0 });
      expect(await listRows(user.id)).toEqual(before);
    }),
    { seed: 20_261_127, numRuns: 25 },
  );
});

test("a changed text of the same source is an edit, and a poorer source overwrites nothing", async () => {
  const user = await createUser(database.db);
  const truth = { at: START_MS, lag: 10, text: "Before" };
  const archive = toReport({ truth, source: "archive_file" });
  expect(await merge(user.id, "archive_file", [archive])).toMatchObject({
    created: 1,
    updated: 0,
    skipped: 0,
  });
  expect(await merge(user.id, "archive_file", [{ ...archive, text: "After" }])).toMatchObject({ updated: 1 });
  expect(await listRows(user.id)).toMatchObject([{ text: "After", editedAt: NOW }]);
  await merge(user.id, "community_api", [
    toReport({ truth: { ...truth, text: "Now" }, source: "community_api" }),
  ]);
  expect(await merge(user.id, "archive_file", [archive])).toMatchObject({ updated: 0, skipped: 1 });
  expect(await listRows(user.id)).toMatchObject([
    { text: "Now", source: "community_api", contentType: "text" },
  ]);
});

test("a post that is removed stays so in files, until a later listing names it", async () => {
  const user = await createUser(database.db);
  const truth = { at: START_MS, lag: 10, text: "Text" };
  const removedAt = async () =>
    (await database.db.linkedinPost.findFirstOrThrow({ where: { userId: user.id } })).removedAt;
  const community = toReport({ truth, source: "community_api" });
  await merge(user.id, "community_api", [{ ...community, removedAt: NOW }]);
  expect(await removedAt()).toEqual(NOW);
  await merge(user.id, "archive_file", [toReport({ truth, source: "archive_file" })]);
  await merge(user.id, "community_api", [{ ...community, listedAt: new Date(NOW.getTime() - 1) }]);
  expect(await removedAt()).toEqual(NOW);
  expect(await merge(user.id, "community_api", [{ ...community, listedAt: NOW }])).toMatchObject({
    updated: 1,
  });
  expect(await removedAt()).toBeNull();
});

test("a post of Takt without a URN is recognised in a file by its text and time, and by nothing less", async () => {
  const user = await createUser(database.db);
  const publishedAt = new Date(START_MS + 60_000);
  const own = await createPost(database.db, user, {
    status: "published",
    linkedinUrn: null,
    publishedAt,
    content: "Same  words",
    hashtags: ["takt"],
  });
  const archive = (text: string, at: number) =>
    toReport({ truth: { at, lag: 0, text }, source: "archive_file" });
  await merge(user.id, "archive_file", [
    archive("Other words", START_MS),
    archive("Same words #takt", START_MS + 864e5),
  ]);
  expect((await listRows(user.id)).map(({ postId }) => postId)).toEqual([null, null]);
  await merge(user.id, "archive_file", [archive("Same words\n\n#takt", START_MS + 1000)]);
  const joined = (await listRows(user.id)).filter(({ postId }) => postId !== null);
  expect(joined).toMatchObject([{ postId: own.id, source: "takt", visibility: "PUBLIC", publishedAt }]);
});

test("a user's posts are not those of another, even with the same URN", async () => {
  const [one, other] = [await createUser(database.db), await createUser(database.db)];
  const report = toReport({ truth: { at: START_MS, lag: 0, text: "Text" }, source: "archive_file" });
  await merge(one.id, "archive_file", [report]);
  expect(await merge(other.id, "archive_file", [{ ...report, text: "Other" }])).toMatchObject({ created: 1 });
  expect(await listRows(one.id)).toMatchObject([{ text: "Text" }]);
});
