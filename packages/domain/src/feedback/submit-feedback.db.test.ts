import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { RATE_LIMITS } from "../limits/model/rate-limits";
import { toActor } from "../testing/to-actor";
import { fakeDeps } from "../testing/fake-deps";
import { FEEDBACK_LIMITS } from "./model/feedback-limits";
import { submitFeedback } from "./submit-feedback";

const database = useTestDatabase();
beforeEach(() => database.db.user.deleteMany());

const INPUT = { type: "bug", message: "It broke", page: "/app/posts", errorId: null } as const;

/** A store that records its calls and accepts content that starts with "picture". */
function storing(answers: Parameters<typeof fakeDeps>[1] = {}) {
  const deps = fakeDeps(database.db, answers);
  const stored: string[] = [];
  deps.files.storeImage = (id, bytes) => {
    if (!Buffer.from(bytes).toString().startsWith("picture")) return Promise.resolve(null);
    stored.push(id);
    return Promise.resolve({ key: `key-${id}`, mimeType: "image/png" });
  };
  const removed: string[] = [];
  deps.files.remove = (key) => {
    removed.push(key);
    return Promise.resolve();
  };
  return { deps, stored, removed };
}
const picture = (bytes = 10) => Buffer.concat([Buffer.from("picture")], bytes);

test.each(["active", "waitlisted", "rejected"] as const)(
  "feedback of a %s user creates a row and queues one email",
  async (waitlistStatus) => {
    const user = await createUser(database.db, { waitlistStatus });
    const { deps } = storing();
    const { reference } = await submitFeedback(deps, toActor(user), INPUT, null);
    const [row, ...more] = await database.db.feedback.findMany({ include: { outboxEmails: true } });
    expect(more).toEqual([]);
    expect(row).toMatchObject({ userId: user.id, ...INPUT, screenshotKey: null, screenshotType: null });
    expect(row!.outboxEmails).toMatchObject([
      { kind: "feedback", occasion: `feedback:${row!.id}`, userId: user.id, dueAt: expect.any(Date) },
    ]);
    expect(reference).toBe(`FB-${row!.id.slice(-8).toUpperCase()}`);
  },
);

test("a screenshot up to its limit is stored", async () => {
  const user = await createUser(database.db);
  const { deps, stored } = storing();
  await submitFeedback(deps, toActor(user), INPUT, picture(FEEDBACK_LIMITS.screenshotBytes));
  const row = await database.db.feedback.findFirstOrThrow();
  expect(row).toMatchObject({ screenshotKey: `key-${row.id}`, screenshotType: "image/png" });
  expect(stored).toEqual([row.id]);
});

test.each([
  [
    "a byte more than it may have",
    picture(FEEDBACK_LIMITS.screenshotBytes + 1),
    "screenshot_too_large",
    { max: 5 },
  ],
  ["no picture", Buffer.from("<svg/>"), "screenshot_invalid", {}],
  ["an empty file", Buffer.alloc(0), "screenshot_invalid", {}],
])("%s: refused, and nothing is kept", async (_, screenshot, code, data) => {
  const user = await createUser(database.db);
  const { deps, stored } = storing();
  await expect(submitFeedback(deps, toActor(user), INPUT, screenshot)).rejects.toMatchObject({ code, data });
  expect(await database.db.feedback.count()).toBe(0);
  expect(await database.db.outboxEmail.count()).toBe(0);
  expect(stored).toEqual([]);
});

test("a failed transaction leaves neither row, and removes the file", async () => {
  const user = await createUser(database.db);
  const { deps, stored, removed } = storing();
  // The input schema removes it; here the database refuses it.
  const broken = { ...INPUT, message: "a\u0000b" };
  await expect(submitFeedback(deps, toActor(user), broken, picture())).rejects.toThrow();
  expect(stored).toHaveLength(1);
  expect(removed).toEqual([`key-${stored[0]}`]);
  expect(await database.db.feedback.count()).toBe(0);
  expect(await database.db.outboxEmail.count()).toBe(0);
});

test("feedback beyond the rate limit is refused", async () => {
  const user = await createUser(database.db);
  // No new hour starts during the test.
  const now = Date.now();
  const { deps } = storing({ clock: { now: () => now, sleep: () => Promise.resolve() } });
  const tries = Array.from({ length: RATE_LIMITS.feedback.times + 3 }, () =>
    submitFeedback(deps, toActor(user), INPUT, picture()).then(
      () => "taken",
      (error: { code: string }) => error.code,
    ),
  );
  const answers = await Promise.all(tries);
  expect(answers.filter((one) => one === "rate_exceeded")).toHaveLength(3);
  expect(await database.db.feedback.count()).toBe(RATE_LIMITS.feedback.times);
});
