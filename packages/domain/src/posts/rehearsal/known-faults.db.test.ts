import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { fakeDeps } from "../../testing/fake-deps";
import { KNOWN_FAULTS } from "../../testing/known-faults";
import { minutesBefore, rehearsalHarness } from "../../testing/rehearsal-harness";

const database = useTestDatabase();

test("there are more than forty faults that can be known before", () => {
  expect(KNOWN_FAULTS.length).toBeGreaterThan(40);
});

const FAULTS = KNOWN_FAULTS.map(([name, code, make, parts = {}]) => ({ name, code, make, parts }));

test.each(FAULTS)("$name is told as $code", async ({ code, make, parts }) => {
  const world = await rehearsalHarness(database.db);
  expect(await world.rehearse(parts)).toEqual([]);
  await make(world);
  const findings = await world.rehearse(parts);
  expect(findings.map((finding) => finding.code)).toEqual([code]);
});

test("a duplicate names the other post, and until when LinkedIn refuses it", async () => {
  const { twin, attempt, rehearse } = await rehearsalHarness(database.db);
  const other = await twin({ status: "published" });
  await attempt(minutesBefore(4), "created", other);
  expect(await rehearse()).toEqual([
    {
      code: "duplicate",
      other: { id: other.id, excerpt: other.content, status: "sent", at: minutesBefore(4) },
      until: minutesBefore(-6),
    },
  ]);
});

test.each([
  ["is eleven minutes old", minutesBefore(11), {}],
  ["is deleted on LinkedIn", minutesBefore(4), { removedAt: minutesBefore(3) }],
  ["has another text on LinkedIn by now", minutesBefore(4), { editedAt: minutesBefore(3) }],
])("a text is not surely refused for one that %s", async (_name, sentAt, overrides) => {
  const { twin, attempt, rehearse } = await rehearsalHarness(database.db);
  await attempt(sentAt, "created", await twin({ status: "published", ...overrides }));
  expect(await rehearse()).toMatchObject([{ code: "duplicate_likely" }]);
});

test("a post that the user misses on LinkedIn is no duplicate", async () => {
  const { db, twin, attempt, rehearse } = await rehearsalHarness(database.db);
  const { id } = await attempt(
    minutesBefore(4),
    "created",
    await twin({ status: "failed", reason: "denied" }),
  );
  await db.publishAttempt.update({ where: { id }, data: { deniedAt: new Date() } });
  expect(await rehearse()).toEqual([]);
});

test("another member's post is no duplicate", async () => {
  const { post, rehearse } = await rehearsalHarness(database.db);
  const other = await rehearsalHarness(database.db);
  await other.edit({ content: post.content, status: "scheduled", scheduledAt: minutesBefore(5) });
  expect(await rehearse()).toEqual([]);
});

test("a time that cannot be chosen has no findings", async () => {
  const { edit, rehearse } = await rehearsalHarness(database.db);
  await edit({ content: "" });
  expect(await rehearse({}, { wall: "2020-01-01T09:00", zone: "UTC" })).toEqual([]);
  expect(await rehearse({}, "now")).toEqual([{ code: "empty" }]);
});

test("a scheduled post is rehearsed for its own time, and a draft has none", async () => {
  const { edit, twin, rehearse } = await rehearsalHarness(database.db);
  await twin({ status: "scheduled", scheduledAt: minutesBefore(5) });
  expect(await rehearse({}, "planned")).toEqual([]);
  await edit({ status: "scheduled", dueAt: minutesBefore(0) });
  expect(await rehearse({}, "planned")).toMatchObject([{ code: "duplicate_likely" }]);
});

test.each([
  ["the day before", 1441, 1440, -1440, []],
  ["the same day, until later that day", 400, 400, -60, []],
  ["the same day, of a post from the evening before", 1080, 780, -1440, [{ code: "limit_reached" }]],
])(
  "a limit that LinkedIn named %s is told if it holds then",
  async (_name, scheduled, sent, due, findings) => {
    const { twin, attempt, rehearse } = await rehearsalHarness(database.db);
    const other = await twin({
      content: "Other",
      status: "scheduled",
      reason: "limit_reached",
      scheduledAt: minutesBefore(scheduled),
      dueAt: minutesBefore(due),
    });
    await attempt(minutesBefore(sent), "limited", other);
    expect(await rehearse()).toEqual(findings);
  },
);

test("storage that does not answer is no fault of a file", async () => {
  const { attach, rehearse } = await rehearsalHarness(database.db);
  await attach();
  const { files } = fakeDeps(database.db);
  expect(await rehearse({ files: { ...files, has: () => Promise.reject(new Error("away")) } })).toEqual([]);
});
