import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test, vi } from "vitest";
import { actorOf } from "../testing/actor-of";
import { allOf } from "../testing/all-of";
import { compositionOf } from "../testing/composition-of";
import { fakeDeps } from "../testing/fake-deps";
import { fakeWriter } from "../testing/fake-writer";
import { editVersion } from "./edit-version";
import { getComposition } from "./get-composition";
import { getUsage } from "./get-usage";
import type { TextVersionView } from "./model/composition-view";
import type { Rewrite } from "./model/rewrite";
import type { WritingEvent } from "./model/writing-event";
import { WRITING_LIMITS } from "./model/writing-limits";
import { rewriteText } from "./rewrite-text";
import { saveAnswers } from "./save-answers";
import { toPost } from "./to-post";
import { writeText } from "./write-text";

const database = useTestDatabase();

async function lastOf(events: Promise<AsyncIterable<WritingEvent>>): Promise<TextVersionView> {
  const last = (await allOf(await events)).at(-1);
  if (last?.kind !== "done") throw new Error(`not written: ${last?.kind}`);
  return last.version;
}

async function make() {
  const user = await createUser(database.db);
  const actor = actorOf(user);
  const { id } = await compositionOf(database.db, user);
  const deps = fakeDeps(database.db);
  const asked = { model: vi.spyOn(deps.writer, "rewrite"), outline: vi.spyOn(deps.outlineWriter, "rewrite") };
  const write = (engine?: "outline") => lastOf(writeText(deps, actor, { id, engine }));
  const begin = (versionId: string, rewrite: Rewrite = "shorter") =>
    rewriteText(deps, actor, { id, versionId, rewrite });
  const languageOf = async (versionId: string) => {
    const { parameters } = await database.db.textVersion.findUniqueOrThrow({ where: { id: versionId } });
    return (parameters as { language: string }).language;
  };
  const manyRewrites = (count: number, more: object = {}) =>
    database.db.generation.createMany({
      data: Array.from({ length: count }, () => ({
        userId: user.id,
        compositionId: id,
        kind: "rewrite" as const,
        state: "spent" as const,
        month: "2026-11",
        units: 0,
        engine: "model" as const,
        model: "m",
        ...more,
      })),
    });
  return { user, actor, id, deps, asked, write, begin, languageOf, manyRewrites };
}

test("a rewrite is a version of its own, and costs no AI post", async () => {
  const { actor, deps, write, begin, id, asked } = await make();
  const first = await write();
  const rewritten = await lastOf(begin(first.id, "longer"));
  expect(rewritten).toMatchObject({
    number: 2,
    kind: "rewritten",
    rewrite: "longer",
    text: `longer: ${first.text}`,
    engine: "model",
  });
  expect(asked.model.mock.calls[0]![0]).toMatchObject({ text: first.text, rewrite: "longer", voice: null });
  expect(await getUsage(deps, actor)).toMatchObject({ used: 1 });
  const view = await getComposition(deps, actor, id);
  expect(view).toMatchObject({ rewritesLeft: WRITING_LIMITS.rewrites - 1 });
  expect(view.versions.map(({ number }) => number)).toEqual([1, 2]);
});

test("an outline's text is rewritten by the outline composer, also an edited one: no model's text for nothing", async () => {
  const { actor, deps, write, begin, id, asked } = await make();
  const outline = await write("outline");
  const edited = await editVersion(deps, actor, { id, versionId: outline.id, text: "Mine", hashtags: [] });
  expect(await lastOf(begin(outline.id))).toMatchObject({ engine: "outline" });
  expect(await lastOf(begin(edited.id))).toMatchObject({ engine: "outline" });
  expect(asked.model).not.toHaveBeenCalled();
  expect(asked.outline).toHaveBeenCalledTimes(2);
  const model = await write();
  const mine = await editVersion(deps, actor, { id, versionId: model.id, text: "Mine", hashtags: [] });
  expect(await lastOf(begin(mine.id))).toMatchObject({ engine: "model" });
});

test("the other language is the other one of the version's, there and back", async () => {
  const { write, begin, languageOf, asked } = await make();
  const english = await write();
  const german = await lastOf(begin(english.id, "other_language"));
  const shorter = await lastOf(begin(german.id, "shorter"));
  const back = await lastOf(begin(shorter.id, "other_language"));
  expect(await Promise.all([english, german, shorter, back].map(({ id }) => languageOf(id)))).toEqual([
    "en",
    "de",
    "de",
    "en",
  ]);
  expect(asked.model.mock.calls.map(([{ parameters }]) => parameters.language)).toEqual(["en", "de", "de"]);
});

test("asked with what its text was asked with, and known by what it was made from", async () => {
  const { write, begin, deps, actor, id, asked } = await make();
  const first = await write();
  expect(first.basedOn).toBeNull();
  const { version, answers } = await getComposition(deps, actor, id);
  const changed = { ...answers, topic: "", tone: "provocative" as const };
  await saveAnswers(deps, actor, { id, version }, changed);
  const rewritten = await lastOf(begin(first.id));
  expect(asked.model.mock.calls[0]![0].parameters).toMatchObject({
    topic: answers.topic,
    tone: answers.tone,
  });
  expect(rewritten.basedOn).toBe(first.id);
  const input = { id, versionId: rewritten.id, text: "Mine", hashtags: [] };
  const edited = await editVersion(deps, actor, input);
  expect(edited.basedOn).toBe(rewritten.id);
  await lastOf(begin(edited.id));
  expect(asked.model.mock.calls[1]![0].parameters).not.toHaveProperty("editedFrom");
});

describe("a rewrite keeps what its text has", () => {
  const sources = [{ title: "A page", url: "https://example.com/page", figures: ["70 percent"] }];
  const hashtags = ["Own", "given"];

  async function researched() {
    const made = await make();
    const first = await made.write();
    const row = await database.db.textVersion.findUniqueOrThrow({ where: { id: first.id } });
    await database.db.textVersion.update({
      where: { id: first.id },
      data: { sources, hashtags, parameters: { ...(row.parameters as object), useResearch: true } },
    });
    return { ...made, first };
  }

  test("its sources and hashtags, from the search to the post, in either language", async () => {
    const { begin, asked, first, deps, actor, id } = await researched();
    const shorter = await lastOf(begin(first.id));
    const german = await lastOf(begin(shorter.id, "other_language"));
    const edited = await editVersion(deps, actor, { id, versionId: german.id, text: "Mine", hashtags });
    const last = await lastOf(begin(edited.id));
    for (const version of [shorter, german, last])
      expect(version).toMatchObject({ sources, hashtags, researched: true });
    for (const [task] of asked.model.mock.calls)
      expect(task).toMatchObject({ sources, hashtags, parameters: { useResearch: false } });
    expect(await toPost(deps, actor, { id, versionId: last.id, reviewed: false })).toMatchObject({
      sources,
      hashtags,
    });
  });

  test("whatever the writer says of its own, and also when it ends early", async () => {
    const { begin, asked, first } = await researched();
    const invented = [{ title: "Invented", url: "https://invented.example/" }];
    asked.model.mockImplementationOnce(() =>
      Promise.resolve({
        kind: "done",
        value: { text: "Rewritten", hashtags: ["chosen"], sources: invented },
        model: "m",
        promptVersion: "p",
        usage: null,
        requestId: null,
      }),
    );
    expect(await lastOf(begin(first.id))).toMatchObject({ text: "Rewritten", sources, hashtags });
    asked.model.mockResolvedValueOnce({ kind: "failed", reason: "cut", partial: "Half a" });
    const events = await allOf(await begin(first.id));
    expect(events.at(-1)).toMatchObject({
      kind: "failed",
      version: { text: "Half a", partial: true, sources, hashtags },
    });
  });

  test("a text without a search has none, and says so", async () => {
    const { write, begin } = await make();
    const first = await write();
    expect([first, await lastOf(begin(first.id))]).toMatchObject([
      { researched: false, sources: [] },
      { researched: false, sources: [] },
    ]);
  });
});

test("twenty of one composition, at once too; what failed does not count", async () => {
  const { write, begin, manyRewrites, deps, actor, id } = await make();
  const first = await write();
  await manyRewrites(WRITING_LIMITS.rewrites - 1);
  await manyRewrites(3, { state: "free" });
  const tries = await Promise.allSettled([begin(first.id), begin(first.id), begin(first.id)]);
  const begun = tries.filter((one) => one.status === "fulfilled");
  expect(begun).toHaveLength(1);
  await allOf(begun[0]!.value);
  await expect(begin(first.id)).rejects.toMatchObject({
    code: "rewrites_exceeded",
    data: { max: WRITING_LIMITS.rewrites },
  });
  expect(await getComposition(deps, actor, id)).toMatchObject({ rewritesLeft: 0 });
});

test("a composition that is full takes no more versions of any kind", async () => {
  const { write, begin, deps, actor, id } = await make();
  const first = await write();
  const row = await database.db.textVersion.findUniqueOrThrow({ where: { id: first.id } });
  await database.db.textVersion.createMany({
    data: Array.from({ length: WRITING_LIMITS.versions - 1 }, (_, i) => ({
      ...row,
      id: undefined,
      number: i + 2,
      parameters: {},
      sources: [],
    })),
  });
  const full = { code: "rewrites_exceeded", data: { max: WRITING_LIMITS.versions } };
  await expect(begin(first.id)).rejects.toMatchObject(full);
  await expect(write()).rejects.toMatchObject(full);
  await expect(
    editVersion(deps, actor, { id, versionId: first.id, text: "a", hashtags: [] }),
  ).rejects.toMatchObject(full);
  expect(await database.db.generation.count({ where: { userId: actor.userId } })).toBe(1);
});

test("a version of another composition, or of another user, is none", async () => {
  const [one, other] = [await make(), await make()];
  const theirs = await other.write();
  await expect(one.begin(theirs.id)).rejects.toMatchObject({ code: "version_not_found" });
  await expect(
    rewriteText(one.deps, one.actor, { id: other.id, versionId: theirs.id, rewrite: "shorter" }),
  ).rejects.toMatchObject({ code: "composition_not_found" });
  const outline = { ...one.deps, writer: fakeWriter("outline") };
  await expect(writeText(outline, one.actor, { id: other.id })).rejects.toMatchObject({
    code: "composition_not_found",
  });
});
