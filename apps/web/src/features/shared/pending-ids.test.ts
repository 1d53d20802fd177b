import { TRPCClientError } from "@trpc/client";
import { expect, test } from "vitest";
import { createPendingIds, createWithId } from "./pending-ids";

test("each subject has an id, which is the same until the server has answered", () => {
  const ids = createPendingIds();
  const id = ids.get("a topic");
  expect(ids.get("a topic")).toBe(id);
  expect(ids.get("another")).not.toBe(id);
  ids.delete("a topic");
  expect(ids.get("a topic")).not.toBe(id);
});

test("the pending id of a subject can be renewed", () => {
  const ids = createPendingIds();
  const pendingId = ids.of("a topic");
  const id = pendingId.get();
  expect(pendingId.renew()).not.toBe(id);
  expect(pendingId.get()).toBe(ids.get("a topic"));
});

/** A pending id, and a server that refuses the first id with a code. */
function make(code?: string) {
  const pendingId = createPendingIds().of("subject");
  const first = pendingId.get();
  const create = async (id: string) => {
    if (id !== first || code === undefined) return `created ${id}`;
    throw Object.assign(new TRPCClientError(code), { data: { domain: { code, data: {} } } });
  };
  return { pendingId, first, run: () => createWithId(pendingId, create) };
}

test("something is created under its pending id, however often it is tried", async () => {
  const { pendingId, first, run } = make();
  expect(await run()).toBe(`created ${first}`);
  expect(await run()).toBe(`created ${first}`);
  expect(pendingId.get()).toBe(first);
});

test.each(["post_not_found", "composition_not_found"])(
  "what was created and deleted elsewhere (%s) is created under another id, which is pending from there on",
  async (code) => {
    const { pendingId, first, run } = make(code);
    const created = await run();
    expect(created).not.toBe(`created ${first}`);
    expect(created).toBe(`created ${pendingId.get()}`);
  },
);

test("any other refusal is thrown, and the id stays", async () => {
  const { pendingId, first, run } = make("rate_exceeded");
  await expect(run()).rejects.toThrow("rate_exceeded");
  expect(pendingId.get()).toBe(first);
});
