import type { AppRouter } from "@takt/api/root";
import { createTRPCClient } from "@trpc/client";
import { afterEach, expect, test, vi } from "vitest";
import { BACKGROUND, PAGE_USER_HEADER } from "./protocol";
import { createSendLink } from "./send-link";

afterEach(() => vi.unstubAllGlobals());

/** Returns the requests that some calls send; nothing answers them. */
async function recordRequests(
  call: (client: ReturnType<typeof createTRPCClient<AppRouter>>) => Promise<unknown>[],
) {
  const sent: {
    path: string;
    accept: string | null;
    pageUser: string | null;
    signal: AbortSignal | null | undefined;
    keepalive: boolean | undefined;
  }[] = [];
  vi.stubGlobal("fetch", (url: string, { headers, signal, keepalive }: RequestInit) => {
    sent.push({
      path: url.split("?")[0]!.replace("/api/trpc/", ""),
      accept: new Headers(headers).get("trpc-accept"),
      pageUser: new Headers(headers).get(PAGE_USER_HEADER),
      signal,
      keepalive,
    });
    return Promise.reject(new Error("no network here"));
  });
  await Promise.allSettled(call(createTRPCClient<AppRouter>({ links: [createSendLink("ada")] })));
  return sent;
}

const id = "00000000-0000-4000-8000-000000000000";

test("a streamed call is sent alone as a stream, and other calls are batched", async () => {
  const sent = await recordRequests((client) => [
    client.writing.write.mutate({ id }),
    client.writing.rewrite.mutate({ id, versionId: id, rewrite: "shorter" }),
    client.writing.usage.query(),
    client.writing.latest.query(),
  ]);
  expect(sent.map(({ path, accept }) => [path, accept])).toEqual([
    ["writing.write", "application/jsonl"],
    ["writing.rewrite", "application/jsonl"],
    ["writing.usage,writing.latest", null],
  ]);
});

test("calls that wait for others are sent alone", async () => {
  const sent = await recordRequests((client) => [
    client.posts.rehearsal.query({ id, version: 1, time: "now" }),
    client.posts.rehearsal.query({ id, version: 1, time: "planned" }),
    client.writing.usage.query(),
    client.writing.latest.query(),
  ]);
  expect(sent.map(({ path }) => path).sort()).toEqual([
    "posts.rehearsal",
    "posts.rehearsal",
    "writing.usage,writing.latest",
  ]);
});

test("calls in the background are sent alone, and outlive their page", async () => {
  const sent = await recordRequests((client) => [
    client.posts.setEditing.mutate({ id, isOpen: false }, { context: BACKGROUND }),
    client.writing.usage.query(),
    client.writing.latest.query(),
  ]);
  expect(sent.map(({ path, keepalive }) => [path, keepalive]).sort()).toEqual([
    ["posts.setEditing", true],
    ["writing.usage,writing.latest", undefined],
  ]);
});

test("every call names the user of its page", async () => {
  const sent = await recordRequests((client) => [
    client.writing.write.mutate({ id }),
    client.writing.usage.query(),
  ]);
  expect(sent.map(({ pageUser }) => pageUser)).toEqual(["ada", "ada"]);
});

test("aborting a stream aborts its request", async () => {
  const stop = new AbortController();
  const [sent] = await recordRequests((client) => [
    client.writing.write.mutate({ id }, { signal: stop.signal }),
  ]);
  expect(sent!.signal!.aborted).toBe(false);
  stop.abort();
  expect(sent!.signal!.aborted).toBe(true);
});
