import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { expect, test } from "vitest";
import { toActor } from "../testing/to-actor";
import { analysisHarness } from "../testing/analysis-harness";
import { fakeWriter } from "../testing/fake-writer";

const database = useTestDatabase();
const { run, listGenerations } = analysisHarness(database);

const provenance = {
  model: "model-2",
  promptVersion: "topics-7",
  usage: { input: 900, output: 80 },
  requestId: "request-7",
};
const recorded = {
  engine: "model",
  model: "model-2",
  promptVersion: "topics-7",
  inputTokens: 900,
  outputTokens: 80,
  requestId: "request-7",
};

test.each(["timeout", "stopped"] as const)(
  "the usage of a generation that ended by %s is recorded",
  async (reason) => {
    const actor = toActor(await createUser(database.db));
    const stop = new AbortController();
    const writer = fakeWriter("model", {
      findTopics() {
        if (reason === "stopped") stop.abort();
        return Promise.resolve({ kind: "failed", reason, partial: "", ...provenance });
      },
    });
    await run(actor, undefined, { writer }, stop.signal);
    expect((await listGenerations(actor))[0]).toMatchObject({ ...recorded, failure: reason });
  },
);
