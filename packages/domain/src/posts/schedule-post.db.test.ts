import { randomUUID } from "node:crypto";
import { createMedia } from "@takt/db/testing/factories/create-media";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { fakeDeps } from "../testing/fake-deps";
import { testRefusals } from "../testing/test-refusals";
import { POST_TRANSITIONS } from "./model/post-transitions";
import { schedulePost } from "./schedule-post";

const database = useTestDatabase();
const zone = "Europe/Berlin";
const MAY = { wall: "2027-05-03T09:00", zone };

/** Dependencies whose clock stands at this instant. */
function at(instant: string) {
  return fakeDeps(database.db, { clock: { now: () => Date.parse(instant), sleep: () => Promise.resolve() } });
}

async function make(overrides: Parameters<typeof createPost>[2] = {}) {
  const user = await createUser(database.db);
  const post = await createPost(database.db, user, overrides);
  return { user, actor: toActor(user), post, ref: { id: post.id, version: post.version } };
}
const read = (id: string) => database.db.post.findUniqueOrThrow({ where: { id } });

testRefusals(database, POST_TRANSITIONS.schedule.from, (actor, ref) =>
  schedulePost(at("2027-04-01T00:00:00Z"), actor, ref, MAY),
);

test("a scheduled draft has instant, zone and wall time, is due then, and expires twelve hours later", async () => {
  const { actor, ref } = await make();
  const deps = at("2027-04-01T00:00:00Z");
  const view = await schedulePost(deps, actor, ref, MAY);
  const nine = new Date("2027-05-03T07:00:00Z");
  expect(view).toMatchObject({
    status: "scheduled",
    version: 2,
    scheduledAt: nine,
    dueAt: nine,
    scheduledZone: zone,
    scheduledWall: MAY.wall,
  });
  expect(await read(ref.id)).toMatchObject({ expiresAt: new Date("2027-05-03T19:00:00Z"), scheduling: 1 });
  expect(deps.hints).toEqual([]);
});

test.each(POST_TRANSITIONS.schedule.from)(
  "scheduling a post from %s clears everything of an earlier scheduling",
  async (status) => {
    const earlier = {
      queuedAt: new Date(),
      releases: 3,
      attemptId: randomUUID(),
      attemptedAt: new Date(),
      resendId: randomUUID(),
      resentAt: new Date(),
      resolvable: true,
      linkedinUrn: "urn:li:share:1",
      publishedAt: new Date(),
      reason: "unreachable",
      reasonDetail: "words",
      scheduling: 4,
    };
    const { actor, ref } = await make({ status, ...earlier });
    await schedulePost(at("2027-04-01T00:00:00Z"), actor, ref, MAY);
    expect(await read(ref.id)).toMatchObject({
      status: "scheduled",
      scheduling: 5,
      releases: 0,
      resolvable: false,
      ...Object.fromEntries(
        ["queuedAt", "attemptId", "attemptedAt", "resendId", "resentAt"].map((name) => [name, null]),
      ),
      ...Object.fromEntries(
        ["linkedinUrn", "publishedAt", "reason", "reasonDetail"].map((name) => [name, null]),
      ),
    });
  },
);

describe("invalid times", () => {
  test.each([
    ["a minute ago", "2027-05-03T07:01:00Z", MAY, { code: "slot_in_past" }],
    ["this very instant", "2027-05-03T07:00:00Z", MAY, { code: "slot_in_past" }],
    ["a minute more than twelve months", "2026-05-03T06:59:00Z", MAY, { code: "slot_too_far" }],
    ["no such zone", "2027-04-01T00:00:00Z", { ...MAY, zone: "Mars/Olympus" }, { code: "zone_unknown" }],
    [
      "an hour that spring skips",
      "2027-03-01T00:00:00Z",
      { wall: "2027-03-28T02:30", zone },
      { code: "slot_missing", data: { suggestion: "2027-03-28T03:30" } },
    ],
    [
      "an hour that autumn has twice",
      "2027-10-01T00:00:00Z",
      { wall: "2027-10-31T02:30", zone },
      {
        code: "slot_ambiguous",
        data: { earlier: "2027-10-31T00:30:00.000Z", later: "2027-10-31T01:30:00.000Z" },
      },
    ],
  ])("%s is refused, and nothing changes", async (_name, now, slot, refusal) => {
    const { actor, post, ref } = await make({ status: "scheduled" });
    const deps = at(now);
    await expect(schedulePost(deps, actor, ref, slot)).rejects.toMatchObject(refusal);
    expect(await read(ref.id)).toEqual(post);
    expect(deps.hints).toEqual([]);
  });

  test.each([
    ["earlier", "2027-10-31T00:30:00.000Z"],
    ["later", "2027-10-31T01:30:00.000Z"],
  ] as const)("an hour that exists twice is scheduled at the %s one", async (pick, instant) => {
    const { actor, ref } = await make();
    const slot = { wall: "2027-10-31T02:30", zone, pick };
    const view = await schedulePost(at("2027-10-01T00:00:00Z"), actor, ref, slot);
    expect(view.scheduledAt).toEqual(new Date(instant));
  });

  test("a post can be scheduled exactly twelve months ahead", async () => {
    const { actor, ref } = await make();
    const view = await schedulePost(at("2026-05-03T07:00:00Z"), actor, ref, MAY);
    expect(view.status).toBe("scheduled");
  });
});

describe("posts that LinkedIn would not take", () => {
  test.each([
    ["empty", { content: " \n" }, { code: "post_empty" }],
    ["invisible", { content: "\u200b\u3164\u2800" }, { code: "post_invisible" }],
    [
      "an outline with its first line",
      { content: "Outline, not AI:\n\nText", aiOrigin: "outline" as const, reviewedAt: new Date(0) },
      { code: "post_unfinished", data: { gap: "Outline, not AI:", count: 1 } },
    ],
    ["too long", { content: "x".repeat(3001) }, { code: "post_too_long", data: { length: 3001, max: 3000 } }],
  ])("a post that is %s is refused, and nothing changes", async (_name, overrides, refusal) => {
    const { actor, post, ref } = await make(overrides);
    await expect(schedulePost(at("2027-04-01T00:00:00Z"), actor, ref, MAY)).rejects.toMatchObject(refusal);
    expect(await read(ref.id)).toEqual(post);
  });

  test("an image without text can be scheduled", async () => {
    const { user, actor, ref } = await make({ content: "" });
    await createMedia(database.db, user, { postId: ref.id });
    expect(await schedulePost(at("2027-04-01T00:00:00Z"), actor, ref, MAY)).toMatchObject({
      status: "scheduled",
    });
  });

  test("a post emptied in another tab is refused as changed, not as empty", async () => {
    const { actor, ref } = await make({ content: "", version: 2 });
    await expect(
      schedulePost(at("2027-04-01T00:00:00Z"), actor, { ...ref, version: 1 }, MAY),
    ).rejects.toMatchObject({ code: "post_changed" });
  });
});

test.each([
  ["75 s ahead", "2027-05-03T06:58:45Z", 1],
  ["a minute ahead", "2027-05-03T06:59:00Z", 1],
  ["76 s ahead", "2027-05-03T06:58:44Z", 0],
])("a post scheduled %s sends the jobs its hints", async (_name, now, hints) => {
  const { actor, ref } = await make({ status: "scheduled" });
  const deps = at(now);
  await schedulePost(deps, actor, ref, MAY);
  const hint = { dueAt: "2027-05-03T07:00:00.000Z", postIds: [ref.id] };
  expect(deps.hints).toEqual(Array(hints).fill(hint));
});

test("a post of a connection that is not active is scheduled, and shown as held back", async () => {
  const user = await createUser(database.db, { linkedinStatus: "invalid" });
  const post = await createPost(database.db, user);
  const view = await schedulePost(
    at("2027-04-01T00:00:00Z"),
    toActor(user),
    { id: post.id, version: 1 },
    MAY,
  );
  expect(view).toMatchObject({ status: "scheduled", heldBack: true });
});
