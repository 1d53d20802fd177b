import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { toActor } from "../../testing/to-actor";
import {
  minutesBefore,
  REHEARSED_AT,
  rehearsalDeps,
  rehearsalHarness,
  type RehearsalHarness,
} from "../../testing/rehearsal-harness";
import { publishPostNow } from "../publish-post-now";
import { schedulePost } from "../schedule-post";

const database = useTestDatabase();
const WALLS = { before: "2027-03-10T14:00", after: "2027-03-10T14:06" };

const actions: Record<string, (world: RehearsalHarness, wall?: string) => Promise<unknown>> = {
  "scheduled for then": ({ user, post }, wall = WALLS.before) =>
    schedulePost(rehearsalDeps(database.db), toActor(user), post, { wall, zone: "UTC" }),
  "published now": ({ user, post }) => publishPostNow(rehearsalDeps(database.db), toActor(user), post),
};

/** Publishes the text of the harness's post as another one. */
async function publishTwin({ twin, attempt }: RehearsalHarness, sentAt: Date) {
  await attempt(sentAt, "created", await twin({ status: "published" }));
}

const getStatus = async ({ db, post }: RehearsalHarness) =>
  (await db.post.findUniqueOrThrow({ where: { id: post.id } })).status;

test.each(Object.keys(actions))("a text that LinkedIn has just taken is not %s", async (way) => {
  const world = await rehearsalHarness(database.db);
  const sentAt = way === "published now" ? new Date(REHEARSED_AT - 240_000) : minutesBefore(4);
  await publishTwin(world, sentAt);
  const until = new Date(sentAt.getTime() + 600_000).toISOString();
  await expect(actions[way]!(world)).rejects.toMatchObject({ code: "post_duplicate", data: { until } });
  expect(await getStatus(world)).toBe("draft");
});

test("the same text is scheduled for ten minutes later", async () => {
  const world = await rehearsalHarness(database.db);
  await publishTwin(world, minutesBefore(4));
  await actions["scheduled for then"]!(world, WALLS.after);
  expect(await getStatus(world)).toBe("scheduled");
});

test.each(Object.keys(actions))("a post with a file that LinkedIn does not take is not %s", async (way) => {
  const world = await rehearsalHarness(database.db);
  await world.attach({ fileName: "a.webp", mimeType: "image/webp" });
  await expect(actions[way]!(world)).rejects.toMatchObject({
    code: "post_file_refused",
    data: { fileName: "a.webp" },
  });
});

test.each(Object.keys(actions))("a post with a warning is %s", async (way) => {
  const world = await rehearsalHarness(database.db);
  await world.twin({ status: "scheduled", scheduledAt: minutesBefore(5) });
  await world.calls(150);
  await actions[way]!(world);
  expect(await getStatus(world)).toBe("scheduled");
});
