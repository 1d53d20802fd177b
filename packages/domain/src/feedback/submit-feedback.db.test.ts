import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, expect, test } from "vitest";
import { RATES } from "../limits/model/rates";
import { actorOf } from "../testing/actor-of";
import { fakeDeps } from "../testing/fake-deps";
import { FEEDBACK_LIMITS } from "./model/feedback-limits";
import { submitFeedback } from "./submit-feedback";

const database = useTestDatabase();
beforeEach(() => database.db.user.deleteMany());

const INPUT = { type: "bug", message: "It broke", page: "/app/posts", errorId: null } as const;

/** A store that says what it did, and takes what starts with "picture". */
function storing(answers: Parameters<typeof fakeDeps>[1] = {}) {
  const deps = fakeDeps(database.db, answers);
  const kept: string[] = [];
  deps.files.keepPicture = (id, bytes) => {
    if (!Buffer.from(bytes).toString().startsWith("picture")) return Promise.resolve(null);
    kept.push(id);
    return Promise.resolve({ key: `key-${id}`, mimeType: "image/png" });
  };
  const removed: string[] = [];
  deps.files.remove = (key) => {
    removed.push(key);
    return Promise.resolve();
  };
  return { deps, kept, removed };
}
const picture = (bytes = 10) => Buffer.concat([Buffer.from("picture")], bytes);

test.each(["active", "waitlisted", "rejected"] as const)(
  "of somebody %s: a row, and one letter about it to be sent",
  async (waitlistStatus) => {
    const user = await createUser(database.db, { waitlistStatus });
    const { deps } = storing();
    const { reference } = await submitFeedback(deps, actorOf(user), INPUT, null);
    const [row, ...more] = await database.db.feedback.findMany({ include: { outgoingMails: true } });
    expect(more).toEqual([]);
    expect(row).toMatchObject({ userId: user.id, ...INPUT, screenshotKey: null, screenshotType: null });
    expect(row!.outgoingMails).toMatchObject([
      { kind: "feedback", occasion: `feedback:${row!.id}`, userId: user.id, mailDueAt: expect.any(Date) },
    ]);
    expect(reference).toBe(`FB-${row!.id.slice(-8).toUpperCase()}`);
  },
);

test("with a screenshot, up to its bound", async () => {
  const user = await createUser(database.db);
  const { deps, kept } = storing();
  await submitFeedback(deps, actorOf(user), INPUT, picture(FEEDBACK_LIMITS.screenshotBytes));
  const row = await database.db.feedback.findFirstOrThrow();
  expect(row).toMatchObject({ screenshotKey: `key-${row.id}`, screenshotType: "image/png" });
  expect(kept).toEqual([row.id]);
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
  const { deps, kept } = storing();
  await expect(submitFeedback(deps, actorOf(user), INPUT, screenshot)).rejects.toMatchObject({ code, data });
  expect(await database.db.feedback.count()).toBe(0);
  expect(await database.db.outgoingMail.count()).toBe(0);
  expect(kept).toEqual([]);
});

test("the transaction fails: neither row stays, and the file is removed", async () => {
  const user = await createUser(database.db);
  const { deps, kept, removed } = storing();
  // What the door would have refused, the database does.
  const broken = { ...INPUT, message: "a\u0000b" };
  await expect(submitFeedback(deps, actorOf(user), broken, picture())).rejects.toThrow();
  expect(kept).toHaveLength(1);
  expect(removed).toEqual([`key-${kept[0]}`]);
  expect(await database.db.feedback.count()).toBe(0);
  expect(await database.db.outgoingMail.count()).toBe(0);
});

test("no more often than the rate says", async () => {
  const user = await createUser(database.db);
  // No new hour begins meanwhile.
  const now = Date.now();
  const { deps } = storing({ clock: { now: () => now, sleep: () => Promise.resolve() } });
  const tries = Array.from({ length: RATES.feedback.times + 3 }, () =>
    submitFeedback(deps, actorOf(user), INPUT, picture()).then(
      () => "taken",
      (error: { code: string }) => error.code,
    ),
  );
  const answers = await Promise.all(tries);
  expect(answers.filter((one) => one === "rate_exceeded")).toHaveLength(3);
  expect(await database.db.feedback.count()).toBe(RATES.feedback.times);
});
