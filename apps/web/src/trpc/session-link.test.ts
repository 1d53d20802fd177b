import type { AppRouter } from "@takt/api/root";
import { createTRPCClient, TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { beforeEach, expect, test } from "vitest";
import { endedSession } from "../features/sessions/parts/ended-session";
import { BACKGROUND } from "./protocol";
import { sessionLink } from "./session-link";

/** Creates a client of a server that answers every call the same. */
function createClient(answer: { code: string } | "ok") {
  const server: TRPCLink<AppRouter> = () => () =>
    observable((observer) => {
      if (answer === "ok") {
        observer.next({ result: { data: null } });
        observer.complete();
      } else
        observer.error(
          TRPCClientError.from({ error: { message: answer.code, code: -32001, data: answer } } as never),
        );
    });
  return createTRPCClient<AppRouter>({ links: [sessionLink, server] });
}

beforeEach(() => endedSession.onAuthorized());

test("a call without a session shows the notice and fails", async () => {
  await expect(createClient({ code: "UNAUTHORIZED" }).users.me.query()).rejects.toThrow("UNAUTHORIZED");
  expect(endedSession.shown()).toBe(true);
  await createClient("ok").users.me.query();
  expect(endedSession.shown()).toBe(false);
});

test("other refusals do not show the notice", async () => {
  for (const code of ["FORBIDDEN", "NOT_FOUND", "INTERNAL_SERVER_ERROR"])
    await expect(createClient({ code }).users.me.query()).rejects.toThrow(code);
  expect(endedSession.shown()).toBe(false);
});

test("a dismissed notice comes back after a mutation, but not after a query or in the background", async () => {
  const client = createClient({ code: "UNAUTHORIZED" });
  await expect(client.users.me.query()).rejects.toThrow("UNAUTHORIZED");
  endedSession.dismiss();
  await expect(client.notifications.unreadCount.query()).rejects.toThrow("UNAUTHORIZED");
  const editing = { id: "00000000-0000-4000-8000-000000000000", isOpen: true };
  await expect(client.posts.setEditing.mutate(editing, { context: BACKGROUND })).rejects.toThrow();
  expect(endedSession.shown()).toBe(false);
  await expect(client.notifications.markAllRead.mutate()).rejects.toThrow("UNAUTHORIZED");
  expect(endedSession.shown()).toBe(true);
});
