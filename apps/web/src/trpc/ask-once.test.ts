import { initTRPC, TRPCError } from "@trpc/server";
import { expect, test } from "vitest";
import { askOnce } from "./ask-once";

const { router, procedure, createCallerFactory } = initTRPC.create();

function setUp() {
  const calls: unknown[] = [];
  const input = (value: unknown) => value as { id: number; at?: Date } | undefined;
  const asks = procedure.input(input).query(({ input: given }) => {
    calls.push(given);
    if (given?.id === 404) throw new TRPCError({ code: "NOT_FOUND" });
    return { calls: calls.length };
  });
  const caller = createCallerFactory(router({ posts: router({ get: asks, list: asks }) }))({});
  const pages = [new Map<string, Promise<unknown>>()];
  return { calls, pages, once: askOnce(caller, () => pages.at(-1)!) };
}

test("a question is asked once for a page, and again for the next one", async () => {
  const { calls, pages, once } = setUp();
  const answers = [once.posts.get({ id: 1 }), once.posts.get({ id: 1 })];
  expect(await Promise.all(answers)).toEqual([{ calls: 1 }, { calls: 1 }]);
  expect(await once.posts.get({ id: 1 })).toEqual({ calls: 1 });
  pages.push(new Map());
  expect(await once.posts.get({ id: 1 })).toEqual({ calls: 2 });
  expect(calls).toHaveLength(2);
});

test("another procedure, another input and none are other questions", async () => {
  const { calls, once } = setUp();
  await once.posts.get({ id: 1 });
  await once.posts.get({ id: 2 });
  await once.posts.get({ id: 1, at: new Date(0) });
  await once.posts.get({ id: 1, at: new Date(1) });
  await once.posts.list({ id: 1 });
  await once.posts.list(undefined);
  expect(calls).toHaveLength(6);
});

test("who asks again for what failed has the same error", async () => {
  const { calls, once } = setUp();
  const errors = await Promise.all(
    [1, 2].map(() => once.posts.get({ id: 404 }).catch((error: unknown) => error)),
  );
  expect(errors[0]).toMatchObject({ code: "NOT_FOUND" });
  expect(errors[1]).toBe(errors[0]);
  expect(calls).toHaveLength(1);
});
