import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { getVoice, voiceFor, deleteVoice } from "./stored-voice";
import { describeVoice } from "./model/describe-voice";
import { measureVoice } from "./model/measure-voice";
import { voiceInput } from "./model/voice-input";
import { updateVoice } from "./update-voice";
const database = useTestDatabase();
const MEASURES = measureVoice([]);
const WORDS = describeVoice(MEASURES);
const read = (userId: string) => database.db.voiceSheet.findUnique({ where: { userId } });

/** Creates a user with a style sheet. */
async function make(overrides: { enabled?: boolean; version?: number; words?: typeof WORDS } = {}) {
  const user = await createUser(database.db);
  await database.db.voiceSheet.create({
    data: {
      userId: user.id,
      measures: MEASURES,
      words: WORDS,
      postCount: 3,
      computedAt: new Date(),
      ...overrides,
    },
  });
  return { user, actor: toActor(user) };
}

test("switching on and editing one language leaves the rest unchanged and increments the version", async () => {
  const { user, actor } = await make();
  expect(await updateVoice(database, actor, { version: 1, enabled: true })).toMatchObject({
    version: 2,
    enabled: true,
    words: WORDS,
  });
  const sheet = await updateVoice(database, actor, { version: 2, words: { de: "Kurz." } });
  expect(sheet).toMatchObject({ version: 3, enabled: true, words: { en: WORDS.en, de: "Kurz." } });
  const last = await updateVoice(database, actor, {
    version: 3,
    enabled: false,
    words: { en: "", de: undefined },
  });
  expect(last).toMatchObject({
    version: 4,
    enabled: false,
    words: { en: "", de: "Kurz." },
    measures: MEASURES,
  });
  expect(await read(user.id)).toMatchObject({ version: 4, words: { en: "", de: "Kurz." } });
});

test("a version other than the one the user saw answers voice_changed, and nothing changes", async () => {
  const { user, actor } = await make({ version: 3 });
  const before = await read(user.id);
  for (const version of [2, 4])
    await expect(updateVoice(database, actor, { version, enabled: true })).rejects.toMatchObject({
      code: "voice_changed",
      data: {},
    });
  expect(await read(user.id)).toEqual(before);
});

test("of two concurrent changes of one version one succeeds", async () => {
  const { actor } = await make();
  const input = { version: 1, words: { en: "Mine" } };
  const results = await Promise.allSettled([
    updateVoice(database, actor, input),
    updateVoice(database, actor, input),
  ]);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("a missing style sheet answers voice_not_found, and another user's is not changed", async () => {
  const { user } = await make();
  const before = await read(user.id);
  const stranger = toActor(await createUser(database.db));
  const change = updateVoice(database, stranger, { version: 1, enabled: true });
  await expect(change).rejects.toMatchObject({ code: "voice_not_found", data: {} });
  await deleteVoice(database, stranger);
  expect(await read(user.id)).toEqual(before);
});

test("a style sheet is deleted permanently, and deleting it again succeeds", async () => {
  const { user, actor } = await make({ enabled: true });
  await deleteVoice(database, actor);
  await deleteVoice(database, actor);
  expect(await read(user.id)).toBeNull();
  expect(await getVoice(database, actor)).toMatchObject({ sheet: null });
  expect(await voiceFor(database, actor, "en")).toBeNull();
});

test("prompts get nothing until the style sheet is on, and then the text of their language", async () => {
  const { actor } = await make({ words: { en: " Short. ", de: " \n" } });
  expect(await voiceFor(database, actor, "en")).toBeNull();
  await updateVoice(database, actor, { version: 1, enabled: true });
  expect(await voiceFor(database, actor, "en")).toBe("Short.");
  expect(await voiceFor(database, actor, "de")).toBeNull();
  expect(await voiceFor(database, toActor(await createUser(database.db)), "en")).toBeNull();
  await updateVoice(database, actor, { version: 2, enabled: false });
  expect(await voiceFor(database, actor, "en")).toBeNull();
});

test.each<[string, unknown, boolean]>([
  ["a version alone", { version: 1 }, true],
  ["words at the bound, trimmed", { version: 1, words: { en: ` ${"x".repeat(2000)}\n`, de: "" } }, true],
  ["a character too many", { version: 1, words: { de: "x".repeat(2001) } }, false],
  ["a NUL, which does not count", { version: 1, words: { en: `${"x".repeat(2000)}\u0000` } }, true],
  ["no version", { enabled: true }, false],
  ["another's column", { version: 1, userId: "x" }, false],
  ["measures", { version: 1, measures: MEASURES }, false],
  ["another language", { version: 1, words: { fr: "x" } }, false],
])("input: %s", (_name, input, taken) => {
  expect(voiceInput.safeParse(input).success).toBe(taken);
});
