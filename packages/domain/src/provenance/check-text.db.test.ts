import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { RATE_LIMITS } from "../limits/model/rate-limits";
import { toActor } from "../testing/to-actor";
import { collectEvents } from "../testing/collect-events";
import { createCompositionFor } from "../testing/create-composition-for";
import { fakeDeps } from "../testing/fake-deps";
import { fakeWriter } from "../testing/fake-writer";
import { editVersion } from "../writing/edit-version";
import { writeText } from "../writing/write-text";
import { checkText } from "./check-text";

const database = useTestDatabase();
const ANSWER = { kind: "done", model: "m", promptVersion: "1", usage: null, requestId: null } as const;
const IPTC = "http://cv.iptc.org/newscodes/digitalsourcetype/";

let visitors = 0;
const check = (text: string) =>
  checkText(fakeDeps(database.db), { visitorHash: `visitor-${++visitors}` }, text);

/** Has a text written for a new member; returns their actor and the version. */
async function write(text: string, kind: "model" | "outline" = "model") {
  const user = await createUser(database.db);
  const actor = toActor(user);
  const { id } = await createCompositionFor(database.db, user);
  const writer = fakeWriter(kind, {
    write: () => Promise.resolve({ ...ANSWER, value: { text, hashtags: [], sources: [] } }),
  });
  await collectEvents(
    await writeText(fakeDeps(database.db, { writer, outlineWriter: writer }), actor, { id }),
  );
  const version = await database.db.textVersion.findFirstOrThrow({ where: { compositionId: id } });
  return { actor, id, version };
}

const sentence = (word: string) =>
  `When ${word} came to our office on a Monday we had no plan, three open invoices, and a coffee machine that nobody dared
   to repair. By Friday the ${word} had a desk, a name and a list of things we would never do again.`;

test("a text that a model wrote here is recognised, also with other spaces, case and punctuation", async () => {
  const { version } = await write(sentence("lighthouse"));
  const copied = version.text.toUpperCase().replaceAll(",", " –").replace(/\s+/g, "\n");
  expect(await check(copied)).toEqual({
    verdict: "same",
    digitalSourceType: `${IPTC}trainedAlgorithmicMedia`,
  });
});

test("a text that was changed since is similar, and marked as changed", async () => {
  const { version } = await write(sentence("telescope"));
  const changed = `${version.text.replace("three open invoices", "five unpaid bills")} What would you have done?`;
  expect(await check(changed)).toEqual({
    verdict: "similar",
    digitalSourceType: `${IPTC}compositeWithTrainedAlgorithmicMedia`,
    percent: expect.toSatisfy((percent: number) => percent >= 50 && percent <= 90) as number,
  });
});

test("a text that was composed without a model is marked as such", async () => {
  const { version } = await write(sentence("windmill"), "outline");
  expect(await check(version.text)).toEqual({
    verdict: "same",
    digitalSourceType: `${IPTC}algorithmicMedia`,
  });
});

test("a text that nobody wrote here, and one that is too short to tell, are said to be so", async () => {
  await write(sentence("orchestra"));
  const own = `I have repaired bicycles for thirty years, and the most common fault is not the chain, the brake or the light. It
    is that people wait until spring. Come in January, it costs half and takes a day.`;
  expect(await check(own)).toEqual({ verdict: "none" });
  expect(await check("Thank you all for coming!")).toEqual({ verdict: "short" });
});

test("what a member wrote themselves, over a text from here, is not recorded", async () => {
  const { actor, id, version } = await write(sentence("harbour"));
  const text = `Nothing of this text comes from a model, because the member has deleted all of it and written about the harbour
    festival, the rain, the band that came late and the soup that was better than anybody had expected.`;
  await editVersion(fakeDeps(database.db), actor, { id, versionId: version.id, text, hashtags: [] });
  expect(await check(text)).toEqual({ verdict: "none" });
});

test("the same words are recorded once, and outlive their composition without naming anybody", async () => {
  const [first] = [await write(sentence("carousel")), await write(sentence("carousel"))];
  await database.db.user.delete({ where: { id: first.actor.userId } });
  const row = await database.db.textFingerprint.findFirstOrThrow({ orderBy: { createdAt: "desc" } });
  expect(Object.keys(row).sort()).toEqual(["bands", "createdAt", "engine", "id", "signature", "wordsHash"]);
  expect(await database.db.textFingerprint.count({ where: { wordsHash: row.wordsHash } })).toBe(1);
  expect(await check(first.version.text)).toMatchObject({ verdict: "same" });
});

test("checks are limited for each visitor", async () => {
  const deps = {
    ...fakeDeps(database.db),
    clock: { now: () => Date.UTC(2026, 10, 27, 9), sleep: () => Promise.resolve() },
  };
  const visitor = { visitorHash: "eager" };
  for (let i = 0; i < RATE_LIMITS.textCheck.times; i++) await checkText(deps, visitor, "Short.");
  await expect(checkText(deps, visitor, "Short.")).rejects.toMatchObject({ code: "rate_exceeded" });
  await expect(checkText(deps, { visitorHash: "calm" }, "Short.")).resolves.toEqual({ verdict: "short" });
});
