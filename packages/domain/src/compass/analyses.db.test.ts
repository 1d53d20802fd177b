import { randomUUID } from "node:crypto";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import type { Actor } from "../shared/actor";
import { toActor } from "../testing/to-actor";
import { fakeDeps } from "../testing/fake-deps";
import { saveAnalysis, listAnalyses, removeAnalysis } from "./stored-analyses";
const database = useTestDatabase();
const deps = () => fakeDeps(database.db);

async function make() {
  return toActor(await createUser(database.db));
}
const keep = (actor: Actor, title = "An article") =>
  saveAnalysis(deps(), actor, {
    source: "url",
    sourceUrl: "https://example.com/a",
    title,
    language: "de",
    topics: [{ title: "A topic", angle: "An angle", quote: "A sentence of it.", keywords: ["word"] }],
    processingMs: 1200,
    engine: "model",
    model: "model-2",
  });

test("analyses come newest first, and a deleted one is gone", async () => {
  const actor = await make();
  const [first, second] = [await keep(actor, "First"), await keep(actor, "Second")];
  expect(await listAnalyses(deps(), actor)).toEqual([second, first]);
  await removeAnalysis(deps(), actor, first.id);
  expect(await listAnalyses(deps(), actor)).toEqual([second]);
  await expect(removeAnalysis(deps(), actor, first.id)).rejects.toMatchObject({ code: "analysis_not_found" });
});

test("another user's analysis answers like a missing one, as does one of another workspace", async () => {
  const [actor, other] = [await make(), await make()];
  const stored = await keep(actor);
  for (const stranger of [other, { ...actor, workspaceId: other.workspaceId }]) {
    expect(await listAnalyses(deps(), stranger)).toEqual([]);
    for (const id of [stored.id, randomUUID()])
      await expect(removeAnalysis(deps(), stranger, id)).rejects.toMatchObject({
        code: "analysis_not_found",
        data: {},
      });
  }
  expect(await listAnalyses(deps(), actor)).toEqual([stored]);
});

test("only valid topics of a row are returned", async () => {
  const actor = await make();
  const { id } = await keep(actor);
  const extra = [{ title: "A", angle: "B", quote: "C d.", keywords: [], secret: "x" }];
  await database.db.analysis.update({ where: { id }, data: { topics: extra } });
  expect((await listAnalyses(deps(), actor))[0]!.topics).toEqual([
    { title: "A", angle: "B", quote: "C d.", keywords: [] },
  ]);
  await database.db.analysis.update({ where: { id }, data: { topics: { no: "list" } } });
  await expect(listAnalyses(deps(), actor)).rejects.toThrow();
});
