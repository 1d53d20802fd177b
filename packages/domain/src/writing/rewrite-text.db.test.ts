import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test, vi } from "vitest";
import { toActor } from "../testing/to-actor";
import { collectEvents } from "../testing/collect-events";
import { createCompositionFor } from "../testing/create-composition-for";
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

async function getLast(events: Promise<AsyncIterable<WritingEvent>>): Promise<TextVersionView> {
  const last = (await collectEvents(await events)).at(-1);
  if (last?.kind !== "done") throw new Error(`not written: ${last?.kind}`);
  return last.version;
}

async function make() {
  const user = await createUser(database.db);
  const actor = toActor(user);
  const { id } = await createCompositionFor(database.db, user);
  const deps = fakeDeps(database.db);
  const asked = { model: vi.spyOn(deps.writer, "rewrite"), outline: vi.spyOn(deps.outlineWriter, "rewrite") };
  const write = (engine?: "outline") => getLast(writeText(deps, actor, { id, engine }));
  const start = (versionId: string, rewrite: Rewrite = "shorter") =>
    rewriteText(deps, actor, { id, versionId, rewrite });
  const getLanguage = async (versionId: string) => {
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
  return { user, actor, id, deps, asked, write, start, getLanguage, manyRewrites };
}

test("a rewrite is a new version, and costs no AI post", async () => {
  const { actor, deps, write, start, id, asked } = await make();
  const first = await write();
  const rewritten = await getLast(start(first.id, "longer"));
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

test("an outline's text, also an edited one, is rewritten by the outline composer", async () => {
  const { actor, deps, write, start, id, asked } = await make();
  const outline = await write("outline");
  const edited = await editVersion(deps, actor, { id, versionId: outline.id, text: "Mine", hashtags: [] });
  expect(await getLast(start(outline.id))).toMatchObject({ engine: "outline" });
  expect(await getLast(start(edited.id))).toMatchObject({ engine: "outline" });
  expect(asked.model).not.toHaveBeenCalled();
  expect(asked.outline).toHaveBeenCalledTimes(2);
  const model = await write();
  const mine = await editVersion(deps, actor, { id, versionId: model.id, text: "Mine", hashtags: [] });
  expect(await getLast(start(mine.id))).toMatchObject({ engine: "model" });
});

test("other_language switches from the version's language to the other and back", async () => {
  const { write, start, getLanguage, asked } = await make();
  const english = await write();
  const german = await getLast(start(english.id, "other_language"));
  const shorter = await getLast(start(german.id, "shorter"));
  const back = await getLast(start(shorter.id, "other_language"));
  expect(await Promise.all([english, german, shorter, back].map(({ id }) => getLanguage(id)))).toEqual([
    "en",
    "de",
    "de",
    "en",
  ]);
  expect(asked.model.mock.calls.map(([{ parameters }]) => parameters.language)).toEqual(["en", "de", "de"]);
});

test("a rewrite uses the parameters of its base, and references it", async () => {
  const { write, start, deps, actor, id, asked } = await make();
  const first = await write();
  expect(first.basedOn).toBeNull();
  const { version, answers } = await getComposition(deps, actor, id);
  const changed = { ...answers, topic: "", tone: "provocative" as const };
  await saveAnswers(deps, actor, { id, version }, changed);
  const rewritten = await getLast(start(first.id));
  expect(asked.model.mock.calls[0]![0].parameters).toMatchObject({
    topic: answers.topic,
    tone: answers.tone,
  });
  expect(rewritten.basedOn).toBe(first.id);
  const input = { id, versionId: rewritten.id, text: "Mine", hashtags: [] };
  const edited = await editVersion(deps, actor, input);
  expect(edited.basedOn).toBe(rewritten.id);
  await getLast(start(edited.id));
  expect(asked.model.mock.calls[1]![0].parameters).not.toHaveProperty("editedFrom");
});

describe("what a rewrite inherits", () => {
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

  test("sources and hashtags stay from the search to the post, in either language", async () => {
    const { start, asked, first, deps, actor, id } = await researched();
    const shorter = await getLast(start(first.id));
    const german = await getLast(start(shorter.id, "other_language"));
    const edited = await editVersion(deps, actor, { id, versionId: german.id, text: "Mine", hashtags });
    const last = await getLast(start(edited.id));
    for (const version of [shorter, german, last])
      expect(version).toMatchObject({ sources, hashtags, researched: true });
    for (const [task] of asked.model.mock.calls)
      expect(task).toMatchObject({ sources, hashtags, parameters: { useResearch: false } });
    expect(await toPost(deps, actor, { id, versionId: last.id, reviewed: false })).toMatchObject({
      sources,
      hashtags,
    });
  });

  test("sources and hashtags stay whatever the writer answers, also when it ends early", async () => {
    const { start, asked, first } = await researched();
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
    expect(await getLast(start(first.id))).toMatchObject({ text: "Rewritten", sources, hashtags });
    asked.model.mockResolvedValueOnce({ kind: "failed", reason: "cut", partial: "Half a" });
    const events = await collectEvents(await start(first.id));
    expect(events.at(-1)).toMatchObject({
      kind: "failed",
      version: { text: "Half a", partial: true, sources, hashtags },
    });
  });

  test("a text without a search has no sources and is not marked as researched", async () => {
    const { write, start } = await make();
    const first = await write();
    expect([first, await getLast(start(first.id))]).toMatchObject([
      { researched: false, sources: [] },
      { researched: false, sources: [] },
    ]);
  });
});

test("a composition has at most twenty rewrites, also concurrent ones; failed ones do not count", async () => {
  const { write, start, manyRewrites, deps, actor, id } = await make();
  const first = await write();
  await manyRewrites(WRITING_LIMITS.rewrites - 1);
  await manyRewrites(3, { state: "free" });
  const tries = await Promise.allSettled([start(first.id), start(first.id), start(first.id)]);
  const started = tries.filter((one) => one.status === "fulfilled");
  expect(started).toHaveLength(1);
  await collectEvents(started[0]!.value);
  await expect(start(first.id)).rejects.toMatchObject({
    code: "rewrites_exceeded",
    data: { max: WRITING_LIMITS.rewrites },
  });
  expect(await getComposition(deps, actor, id)).toMatchObject({ rewritesLeft: 0 });
});

test("a composition with the maximum of versions accepts no version of any kind", async () => {
  const { write, start, deps, actor, id } = await make();
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
  await expect(start(first.id)).rejects.toMatchObject(full);
  await expect(write()).rejects.toMatchObject(full);
  await expect(
    editVersion(deps, actor, { id, versionId: first.id, text: "a", hashtags: [] }),
  ).rejects.toMatchObject(full);
  expect(await database.db.generation.count({ where: { userId: actor.userId } })).toBe(1);
});

test("a version of another composition or another user is not found", async () => {
  const [one, other] = [await make(), await make()];
  const theirs = await other.write();
  await expect(one.start(theirs.id)).rejects.toMatchObject({ code: "version_not_found" });
  await expect(
    rewriteText(one.deps, one.actor, { id: other.id, versionId: theirs.id, rewrite: "shorter" }),
  ).rejects.toMatchObject({ code: "composition_not_found" });
  const outline = { ...one.deps, writer: fakeWriter("outline") };
  await expect(writeText(outline, one.actor, { id: other.id })).rejects.toMatchObject({
    code: "composition_not_found",
  });
});
