import type { AppRouter } from "@takt/api/root";
import type { CompositionView } from "@takt/domain/writing/model/composition-view";
import type { WritingEvent } from "@takt/domain/writing/model/writing-event";
import { createTRPCClient, type TRPCLink } from "@trpc/client";
import { createTRPCQueryUtils, getQueryKey } from "@trpc/react-query";
import { observable } from "@trpc/server/observable";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeQueryClient } from "~/trpc/query-client";
import { trpc } from "~/trpc/react";
import { Assistant } from "./assistant";
import { createVersion } from "./create-version.fixture";
import { createAssistantApi } from "./assistant-api";

beforeEach(() => {
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => setTimeout(run));
  vi.stubGlobal("cancelAnimationFrame", clearTimeout);
  vi.stubGlobal("window", new EventTarget());
});
afterEach(() => void vi.unstubAllGlobals());

/** Creates the page's tRPC client with a server that answers each call by its path. */
function make(answers: Record<string, (input: unknown) => unknown>) {
  const asked: [path: string, input: unknown, signal: AbortSignal | null | undefined][] = [];
  const server: TRPCLink<AppRouter> =
    () =>
    ({ op: { path, input, signal } }) =>
      observable((observer) => {
        asked.push([path, input, signal]);
        observer.next({ result: { data: answers[path]!(input) } });
        observer.complete();
      });
  const queryClient = makeQueryClient();
  const client = createTRPCClient<AppRouter>({ links: [server] });
  const utils = createTRPCQueryUtils<AppRouter>({ queryClient, client });
  const id = "composition";
  utils.writing.get.setData({ id }, { id, versions: [createVersion(1)] } as CompositionView);
  const assistant = new Assistant(
    createAssistantApi({ client, writing: utils.writing, plans: utils.plans } as never),
  );
  const usageKey = getQueryKey(trpc.writing.usage, undefined, "query");
  const isInvalidated = () => queryClient.getQueryState(usageKey)?.isInvalidated;
  return {
    assistant,
    asked,
    utils,
    isInvalidated,
    versions: () => utils.writing.get.getData({ id })?.versions,
  };
}

async function* stream(...events: WritingEvent[]): AsyncGenerator<WritingEvent> {
  yield* events;
}

test("a written version is in the composition at once, and the usage is refetched", async () => {
  const done = () => stream({ kind: "text", text: "A" }, { kind: "done", version: createVersion(2) });
  const { assistant, asked, utils, versions, isInvalidated } = make({ "writing.write": done });
  utils.writing.usage.setData(undefined, {} as never);
  await assistant.run({ id: "composition", kind: "write", engine: null });
  expect(versions()).toEqual([createVersion(1), createVersion(2)]);
  expect(asked[0]!.slice(0, 2)).toEqual(["writing.write", { id: "composition" }]);
  expect(asked[0]![2]).toBeInstanceOf(AbortSignal);
  await expect.poll(() => isInvalidated()).toBe(true);
});

test("an outline and a rewrite are requested with their parameters", async () => {
  const done = () => stream({ kind: "done", version: createVersion(2) });
  const { assistant, asked } = make({ "writing.write": done, "writing.rewrite": done });
  await assistant.run({ id: "composition", kind: "write", engine: "outline" });
  await assistant.run({ id: "composition", kind: "rewrite", versionId: "version-1", rewrite: "shorter" });
  expect(asked.map(([path, input]) => [path, input])).toEqual([
    ["writing.write", { id: "composition", engine: "outline" }],
    ["writing.rewrite", { id: "composition", versionId: "version-1", rewrite: "shorter" }],
  ]);
});

test("a cut stream shows the version that the server has stored since", async () => {
  const stored = createVersion(2, { partial: true });
  const { assistant, versions } = make({
    "writing.write": () => stream({ kind: "text", text: "A" }),
    "writing.get": () => ({ id: "composition", versions: [createVersion(1), stored] }),
  });
  await assistant.run({ id: "composition", kind: "write", engine: null });
  expect(assistant.getState()).toMatchObject({ version: stored, text: "" });
  expect(assistant.getState().failure).toBeInstanceOf(Error);
  expect(versions()).toEqual([createVersion(1), stored]);
});
