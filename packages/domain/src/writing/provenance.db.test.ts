import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { collectEvents } from "../testing/collect-events";
import { createCompositionFor } from "../testing/create-composition-for";
import { fakeDeps } from "../testing/fake-deps";
import { fakeWriter } from "../testing/fake-writer";
import type { WritingOutcome, WrittenPost } from "./ports/writer";
import { writeText } from "./write-text";

const database = useTestDatabase();

/** Returns what is stored of a text that ends like this. */
async function end(outcome: Extract<WritingOutcome<WrittenPost>, { kind: "failed" }>) {
  const user = await createUser(database.db);
  const { id } = await createCompositionFor(database.db, user, { hashtags: ["sea"] });
  const writer = fakeWriter("model", { write: () => Promise.resolve(outcome) });
  await collectEvents(await writeText(fakeDeps(database.db, { writer }), toActor(user), { id }));
  const generation = await database.db.generation.findFirstOrThrow({ where: { userId: user.id } });
  const version = await database.db.textVersion.findFirstOrThrow({ where: { compositionId: id } });
  return { generation, version };
}

const failed = { kind: "failed", reason: "timeout", partial: "Half a" } as const;
const provenance = {
  model: "model-2",
  promptVersion: "post-7",
  usage: { input: 900, output: 80 },
  requestId: "request-7",
};

test("a failure stores its usage, its model and its prompt version", async () => {
  const { generation, version } = await end({ ...failed, ...provenance });
  expect(generation).toMatchObject({
    state: "free",
    failure: "timeout",
    model: "model-2",
    promptVersion: "post-7",
    inputTokens: 900,
    outputTokens: 80,
    requestId: "request-7",
  });
  expect(version).toMatchObject({
    model: "model-2",
    promptVersion: "post-7",
    partial: true,
    hashtags: ["sea"],
  });
});

test.each([{}, { model: null, promptVersion: null, usage: null, requestId: null }])(
  "unknown values keep what was reserved: %j",
  async (nothing) => {
    const { generation, version } = await end({ ...failed, ...nothing });
    const unknown = { model: "model", promptVersion: null };
    expect(generation).toMatchObject({ ...unknown, inputTokens: null, outputTokens: null, requestId: null });
    expect(version).toMatchObject(unknown);
  },
);

test("a complete text that was being repaired is saved with its hashtags and sources", async () => {
  const sources = [{ title: "Study", url: "https://study.example/" }];
  const whole = { text: "The whole text.", hashtags: ["own"], sources };
  const { version } = await end({ ...failed, reason: "stopped", partial: "The whole text. ", whole });
  expect(version).toMatchObject({ ...whole, partial: true });
});
