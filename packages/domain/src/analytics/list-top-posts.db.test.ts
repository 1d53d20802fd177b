import { createLinkedinPost } from "@takt/db/testing/factories/create-linkedin-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { listTopPosts, topPostsInput } from "./list-top-posts";
import { recordMetrics } from "./record-metrics";

const database = useTestDatabase();
const NOW = Date.UTC(2026, 10, 22, 10, 20);
const range = { from: "2026-11-01", to: "2026-11-21" };

async function make() {
  const user = await createUser(database.db);
  const post = async (
    text: string,
    numbers: Record<string, number> | null,
    publishedAt = "2026-11-10T10:00:00Z",
  ) => {
    const { id } = await createLinkedinPost(database.db, user, { text, publishedAt });
    const posts = [{ linkedinPostId: id, ...numbers }];
    const measured = { source: "community_api", measuredAt: new Date(NOW), posts } as const;
    if (numbers) await database.db.$transaction((tx) => recordMetrics(tx, user.id, measured));
    return id;
  };
  const deps = { db: database.db, clock: { now: () => NOW, sleep: () => Promise.resolve() } };
  const top = (input: object = {}) =>
    listTopPosts(deps, toActor(user), topPostsInput.parse({ range, ...input }));
  const texts = async (input: object) => (await top(input)).map(({ excerpt }) => excerpt);
  return { post, top, texts };
}

test("posts are sorted by any number either way, and those of which it is unknown come last", async () => {
  const { post, texts } = await make();
  await post("unknown", null);
  await post("low", { impressions: 10, reactions: 9, engagements: 9 });
  await post("high", { impressions: 100, reactions: 0, engagements: 1 });
  expect(await texts({})).toEqual(["high", "low", "unknown"]);
  expect(await texts({ direction: "asc" })).toEqual(["low", "high", "unknown"]);
  expect(await texts({ sort: "reactions" })).toEqual(["low", "high", "unknown"]);
  expect(await texts({ sort: "engagementRate" })).toEqual(["low", "high", "unknown"]);
  expect(await texts({ limit: 1 })).toEqual(["high"]);
});

test("a post has its numbers with source and time; what is unknown is null", async () => {
  const { post, top } = await make();
  await post("one", { impressions: 200, engagements: 5 });
  const measured = { sources: ["community_api"], measuredSince: new Date(NOW), measuredAt: new Date(NOW) };
  expect(await top()).toMatchObject([
    {
      impressions: 200,
      engagements: 5,
      engagementRate: 0.025,
      saves: null,
      membersReached: null,
      ...measured,
    },
  ]);
});

test("posts of other ranges and of other members are left out", async () => {
  const [one, other] = [await make(), await make()];
  await other.post("foreign", { impressions: 1 });
  await one.post("before", { impressions: 1 }, "2026-10-31T22:59:59Z");
  await one.post("first", { impressions: 1 }, "2026-10-31T23:00:00Z");
  await one.post("last", { impressions: 1 }, "2026-11-21T22:59:59Z");
  await one.post("after", { impressions: 1 }, "2026-11-21T23:00:00Z");
  expect(await one.texts({ sort: "publishedAt", direction: "asc" })).toEqual(["first", "last"]);
});
