import { createLinkedinPost } from "@takt/db/testing/factories/create-linkedin-post";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import { schedulePost } from "../posts/schedule-post";
import { TIMING } from "../posts/model/publish-timing";
import { unschedulePost } from "../posts/unschedule-post";
import { toActor } from "../testing/to-actor";
import { fakeDeps } from "../testing/fake-deps";
import { addToQueue } from "./add-to-queue";
import { getSlots } from "./get-slots";
import { getSlotSuggestion } from "./get-slot-suggestion";
import { listFreeSlots } from "./list-free-slots";
import { DEFAULT_SLOTS } from "./model/weekly-slot";
import { findNextFreeSlots, SLOT_LEAD_MS } from "./next-free-slots";
import { saveSlots } from "./save-slots";

const database = useTestDatabase({ max: 12 });
/** A Saturday. */
const NOW = "2026-11-28T12:00:00Z";
const TUESDAY = "2026-12-01T09:00";
const THURSDAY = "2026-12-03T09:00";
const NEXT_TUESDAY = "2026-12-08T09:00";

function depsAt(instant = NOW) {
  return fakeDeps(database.db, { clock: { now: () => Date.parse(instant), sleep: () => Promise.resolve() } });
}
async function make() {
  const user = await createUser(database.db);
  return { user, actor: toActor(user) };
}
type Made = Awaited<ReturnType<typeof make>>;
const draft = async ({ user }: Made, overrides: Parameters<typeof createPost>[2] = {}) => {
  const { id, version } = await createPost(database.db, user, overrides);
  return { id, version };
};
const walls = async ({ actor }: Made, count = 3, deps = depsAt()) =>
  (await findNextFreeSlots(deps, actor, { count })).map(({ wall }) => wall);

describe("the slots of a member", () => {
  test("who has chosen none are the default ones, and nothing is stored", async () => {
    const { actor } = await make();
    expect(await getSlots(depsAt(), actor)).toEqual({
      slots: DEFAULT_SLOTS,
      areChosen: false,
      holidayRegion: null,
      quietHours: null,
    });
    expect(await database.db.slotSettings.count({ where: { userId: actor.userId } })).toBe(0);
  });

  test("are replaced as a whole, and may be none", async () => {
    const { actor } = await make();
    const monday = { weekday: 1, time: "08:30" } as const;
    const friday = { weekday: 5, time: "16:00" } as const;
    const saved = await saveSlots(depsAt(), actor, { slots: [friday, monday] });
    expect(saved).toMatchObject({ slots: [monday, friday], areChosen: true });
    expect(await saveSlots(depsAt(), actor, { slots: [friday] })).toMatchObject({ slots: [friday] });
    expect(await saveSlots(depsAt(), actor, { slots: [] })).toMatchObject({ slots: [], areChosen: true });
    expect(await getSlots(depsAt(), actor)).toMatchObject({ slots: [], areChosen: true });
  });

  test("keep what is not given", async () => {
    const { actor } = await make();
    const quietHours = { from: "22:00", to: "07:00" };
    await saveSlots(depsAt(), actor, { quietHours });
    expect(await saveSlots(depsAt(), actor, { holidayRegion: "DE-SN" })).toEqual({
      slots: DEFAULT_SLOTS,
      areChosen: false,
      holidayRegion: "DE-SN",
      quietHours,
    });
    expect(await saveSlots(depsAt(), actor, { quietHours: null })).toMatchObject({
      holidayRegion: "DE-SN",
      quietHours: null,
    });
  });

  test("are not those of another member", async () => {
    const [one, other] = [await make(), await make()];
    await saveSlots(depsAt(), one.actor, { slots: [], holidayRegion: "AT" });
    expect(await getSlots(depsAt(), other.actor)).toMatchObject({ areChosen: false, holidayRegion: null });
  });

  test("saved in two tabs at the same time are those of one", async () => {
    const { actor } = await make();
    const list = (time: string) => [1, 2, 3].map((weekday) => ({ weekday: weekday as 1, time }));
    await Promise.all(
      ["08:00", "09:00", "10:00"].map((time) => saveSlots(depsAt(), actor, { slots: list(time) })),
    );
    const { slots } = await getSlots(depsAt(), actor);
    expect(slots).toEqual(list(slots[0]!.time));
  });
});

describe("the next free slots", () => {
  test("are in the member's zone, without those that a post occupies", async () => {
    const member = await make();
    await draft(member, { status: "scheduled", scheduledAt: new Date("2026-12-01T08:29:00Z") });
    expect(await walls(member)).toEqual([THURSDAY, NEXT_TUESDAY, "2026-12-10T09:00"]);
    const inTokyo = { ...member.actor, zone: "Asia/Tokyo" };
    const [first] = await findNextFreeSlots(depsAt(), inTokyo, { count: 1 });
    expect(first).toEqual({ at: new Date("2026-12-01T00:00:00Z"), wall: TUESDAY, zone: "Asia/Tokyo" });
  });

  test.each(["publishing", "published", "unconfirmed"] as const)(
    "are without that of a %s post",
    async (status) => {
      const member = await make();
      await draft(member, { status, scheduledAt: new Date("2026-12-01T08:00:00Z") });
      expect(await walls(member, 1)).toEqual([THURSDAY]);
    },
  );

  test.each(["cancelled", "failed", "deleted", "another's"] as const)(
    "include that of a %s post",
    async (kind) => {
      const member = await make();
      const scheduledAt = new Date("2026-12-01T08:00:00Z");
      if (kind === "another's") await draft(await make(), { status: "scheduled", scheduledAt });
      else if (kind === "deleted")
        await draft(member, { status: "scheduled", scheduledAt, deletedAt: new Date(NOW) });
      else await draft(member, { status: kind, scheduledAt });
      expect(await walls(member, 1)).toEqual([TUESDAY]);
    },
  );

  test("include a slot as soon as its post has left it", async () => {
    const member = await make();
    const post = await addToQueue(depsAt(), member.actor, await draft(member));
    expect(await walls(member, 1)).toEqual([THURSDAY]);
    await unschedulePost(depsAt(), member.actor, { id: post.id, version: post.version });
    expect(await walls(member, 1)).toEqual([TUESDAY]);
  });

  test("begin some minutes ahead, when the sweep finds posts by itself", async () => {
    const member = await make();
    const nine = Date.parse("2026-12-01T08:00:00Z");
    const at = (ms: number) => depsAt(new Date(nine - ms).toISOString());
    expect(await walls(member, 1, at(SLOT_LEAD_MS))).toEqual([TUESDAY]);
    expect(await walls(member, 1, at(SLOT_LEAD_MS - 1))).toEqual([THURSDAY]);
    expect(SLOT_LEAD_MS).toBeGreaterThan(TIMING.lookAhead);
  });

  test("are fewer where the year has no more, and none without slots", async () => {
    const member = await make();
    expect(await walls(member, 200)).toHaveLength(104);
    await saveSlots(depsAt(), member.actor, { slots: [] });
    expect(await walls(member)).toEqual([]);
  });
});

describe("the free slots of a range", () => {
  const range = { from: new Date("2026-11-22T23:00:00Z"), to: new Date("2026-12-10T23:00:00Z") };
  const free = async ({ actor }: Made, of = range) =>
    (await listFreeSlots(depsAt(), actor, of)).map(({ wall }) => wall);

  test("are those ahead, without the ones that a post occupies", async () => {
    const member = await make();
    await draft(member, { status: "scheduled", scheduledAt: new Date("2026-12-03T08:00:00Z") });
    await draft(await make(), { status: "scheduled", scheduledAt: new Date("2026-12-01T08:00:00Z") });
    expect(await free(member)).toEqual([TUESDAY, NEXT_TUESDAY, "2026-12-10T09:00"]);
  });

  test("are none in a range that is over, or after the last time a post can have", async () => {
    const member = await make();
    const past = { from: new Date("2026-11-01T00:00:00Z"), to: new Date("2026-11-28T12:00:00Z") };
    const far = { from: new Date("2027-11-28T13:00:00Z"), to: new Date("2027-12-20T00:00:00Z") };
    expect(await free(member, past)).toEqual([]);
    expect(await free(member, far)).toEqual([]);
  });
});

describe("adding to the queue", () => {
  test("schedules a draft for the next free slot", async () => {
    const member = await make();
    const view = await addToQueue(depsAt(), member.actor, await draft(member));
    expect(view).toMatchObject({
      status: "scheduled",
      scheduledAt: new Date("2026-12-01T08:00:00Z"),
      scheduledWall: TUESDAY,
      scheduledZone: "Europe/Berlin",
    });
  });

  test("of several drafts at the same time gives each a slot of its own", async () => {
    const member = await make();
    const drafts = await Promise.all(Array.from({ length: 6 }, () => draft(member)));
    const added = await Promise.all(drafts.map((ref) => addToQueue(depsAt(), member.actor, ref)));
    const times = added.map(({ scheduledWall }) => scheduledWall).sort();
    expect(times).toEqual([
      TUESDAY,
      THURSDAY,
      NEXT_TUESDAY,
      "2026-12-10T09:00",
      "2026-12-15T09:00",
      "2026-12-17T09:00",
    ]);
  });

  test("of one draft in two tabs schedules it once", async () => {
    const member = await make();
    const ref = await draft(member);
    const both = await Promise.allSettled([1, 2].map(() => addToQueue(depsAt(), member.actor, ref)));
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await walls(member, 1)).toEqual([THURSDAY]);
  });

  test("is refused as scheduling is, and counts nothing then", async () => {
    const member = await make();
    const { actor } = member;
    const usage = () => database.db.usageMonth.count({ where: { userId: actor.userId } });
    await expect(addToQueue(depsAt(), actor, await draft(member, { content: " " }))).rejects.toMatchObject({
      code: "post_empty",
    });
    const generated = await draft(member, { aiOrigin: "generated" });
    await expect(addToQueue(depsAt(), actor, generated)).rejects.toMatchObject({ code: "post_not_reviewed" });
    expect(await usage()).toBe(0);
    await expect(addToQueue(depsAt(), actor, generated, true)).resolves.toMatchObject({
      status: "scheduled",
    });
    expect(await usage()).toBe(1);
    const foreign = await draft(await make());
    await expect(addToQueue(depsAt(), actor, foreign)).rejects.toMatchObject({ code: "post_not_found" });
  });

  test("is refused where no slot is free", async () => {
    const member = await make();
    await saveSlots(depsAt(), member.actor, { slots: [] });
    await expect(addToQueue(depsAt(), member.actor, await draft(member))).rejects.toMatchObject({
      code: "slot_none_free",
    });
  });

  test("takes the moved time where the clocks skip the slot", async () => {
    const member = await make();
    await saveSlots(depsAt(), member.actor, { slots: [{ weekday: 7, time: "02:30" }] });
    const view = await addToQueue(depsAt("2027-03-26T12:00:00Z"), member.actor, await draft(member));
    expect(view).toMatchObject({
      scheduledWall: "2027-03-28T03:30",
      scheduledAt: new Date("2027-03-28T01:30:00Z"),
    });
  });

  test("leaves the slot of a post that is moved to it", async () => {
    const member = await make();
    const ref = await draft(member);
    const { version } = await schedulePost(depsAt(), member.actor, ref, {
      wall: TUESDAY,
      zone: "Europe/Berlin",
    });
    const view = await addToQueue(depsAt(), member.actor, { id: ref.id, version });
    expect(view.scheduledWall).toBe(TUESDAY);
  });
});

test("slots are suggested on the days whose posts had more impressions", async () => {
  const { user, actor } = await make();
  // Twelve weeks of posts at ten in Berlin: those of Wednesdays were seen ten times as often as those of Mondays.
  for (let week = 0; week < 12; week++)
    for (const [day, seen] of [
      [7, 100],
      [9, 1_000],
    ] as const) {
      const publishedAt = new Date(Date.UTC(2026, 8, day - 7 * week, 8));
      const { id } = await createLinkedinPost(database.db, user, { publishedAt });
      const measured = {
        measuredSince: publishedAt,
        measuredAt: publishedAt,
        sources: ["archive_file" as const],
      };
      await database.db.postRollup.create({
        data: { linkedinPostId: id, impressions: seen + week, ...measured },
      });
    }
  expect(await getSlotSuggestion(depsAt(), actor)).toEqual({
    basis: "weekdays",
    posts: 24,
    slots: [{ weekday: 3, time: "09:00" }],
  });
  await saveSlots(depsAt(), actor, { slots: [{ weekday: 3, time: "09:15" }] });
  expect(await getSlotSuggestion(depsAt(), actor)).toBeNull();
});

test("nothing is suggested to a member without figures", async () => {
  const { actor } = await make();
  expect(await getSlotSuggestion(depsAt(), actor)).toBeNull();
});
