import { defaultAnswers } from "@takt/domain/writing/model/composition-answers";
import type { CompositionDraft } from "@takt/domain/writing/model/composition-draft";
import { TRPCClientError } from "@trpc/client";
import { expect, test } from "vitest";
import { nullOnNotFound, saveComposition } from "./save-composition";

const createDraft = (topic: string): CompositionDraft => ({
  answers: { ...defaultAnswers("en"), topic },
  quote: null,
});
const refusal = (code: string) =>
  TRPCClientError.from({ error: { message: "", code: -1, data: { domain: { code, data: {} } } } } as never);
const lost = TRPCClientError.from(new TypeError("Failed to fetch"));
const saved = { value: createDraft("Tides"), version: 3, id: "a" };

/** A server with compositions by id; it deletes, refuses and loses answers as the test says. */
function makeServer() {
  const rows = new Map<string, { topic: string; version: number }>();
  const asked: string[] = [];
  const server = { refuses: null as unknown, losesNext: false, discarded: "" };
  const answer = <T>(value: T): T => {
    if (!server.losesNext) return value;
    server.losesNext = false;
    throw lost;
  };
  const api = {
    async create(id: string, { answers }: CompositionDraft) {
      asked.push("create");
      if (server.refuses) throw server.refuses;
      const row = rows.get(id) ?? { topic: answers.topic, version: 1 };
      rows.set(id, row);
      return answer({ id, version: row.version, answers: createDraft(row.topic).answers });
    },
    async save({ id, version }: { id: string; version: number }, { answers }: CompositionDraft) {
      asked.push("save");
      if (server.refuses) throw server.refuses;
      const row = rows.get(id);
      if (!row) throw refusal("composition_not_found");
      if (row.version !== version) throw refusal("composition_changed");
      rows.set(id, { topic: answers.topic, version: version + 1 });
      return answer({ version: version + 1 });
    },
    isDiscarded: (id: string) => id === server.discarded,
  };
  return { api, rows, asked, server };
}

test("a new composition is created under its id, and a known one is saved in its version", async () => {
  const { api, rows, asked } = makeServer();
  const created = await saveComposition(createDraft("Tides"), null, "a", api);
  expect(created).toEqual({ id: "a", version: 1, value: createDraft("Tides") });
  const next = await saveComposition(createDraft("Ebb"), created, "a", api);
  expect(next).toEqual({ id: "a", version: 2, value: createDraft("Ebb") });
  expect([asked, rows.get("a")]).toEqual([["create", "save"], { topic: "Ebb", version: 2 }]);
});

test("a create repeated after a lost answer resolves to what the server has", async () => {
  const { api, server } = makeServer();
  server.losesNext = true;
  await expect(saveComposition(createDraft("Tides"), null, "a", api)).rejects.toBe(lost);
  expect(await saveComposition(createDraft("Tides and ebb"), null, "a", api)).toEqual({
    id: "a",
    version: 1,
    value: createDraft("Tides"),
  });
});

test("a composition discarded in another tab is created under another id", async () => {
  const { api, rows, asked } = makeServer();
  const again = await saveComposition(createDraft("Tides"), saved, "a", api);
  expect(again).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
    version: 1,
    value: saved.value,
  });
  expect([asked, [...rows.keys()]]).toEqual([["save", "create"], [again.id]]);
});

test("a lost answer to that create makes no second composition, and newer answers are saved in it", async () => {
  const { api, rows, server } = makeServer();
  server.losesNext = true;
  await expect(saveComposition(createDraft("Tides"), saved, "a", api)).rejects.toBe(lost);
  const again = await saveComposition(createDraft("Tides and ebb"), saved, "a", api);
  expect([...rows.entries()]).toEqual([[again.id, { topic: "Tides and ebb", version: 2 }]]);
  expect(again).toMatchObject({ version: 2, value: createDraft("Tides and ebb") });
});

test("an id that the server refuses for a new composition is replaced, too", async () => {
  const { api, server } = makeServer();
  const create = api.create;
  server.refuses = refusal("composition_not_found");
  api.create = async (id, draft) => {
    if (id !== "a") server.refuses = null;
    return create(id, draft);
  };
  expect((await saveComposition(createDraft("Tides"), null, "a", api)).id).not.toBe("a");
});

test("a composition that this tab has discarded does not come back", async () => {
  const { api, rows, server } = makeServer();
  server.discarded = "a";
  await expect(saveComposition(createDraft("Tides"), saved, "a", api)).rejects.toMatchObject({
    data: { domain: { code: "composition_not_found" } },
  });
  expect(rows.size).toBe(0);
});

test.each([
  ["a change elsewhere", refusal("composition_changed")],
  ["a lost answer", lost],
])("after %s nothing is created", async (_name, error) => {
  const { api, asked, server } = makeServer();
  server.refuses = error;
  await expect(saveComposition(createDraft("Tides"), saved, "a", api)).rejects.toBe(error);
  expect(asked).toEqual(["save"]);
});

test("a composition that is gone is answered with null, and another failure is thrown", async () => {
  expect(await nullOnNotFound(Promise.resolve("there"))).toBe("there");
  expect(await nullOnNotFound(Promise.reject(refusal("composition_not_found")))).toBeNull();
  await expect(nullOnNotFound(Promise.reject(new Error("offline")))).rejects.toThrow("offline");
});
