import { beforeEach, expect, test, vi } from "vitest";
import type { endedSession } from "./ended-session";

type Session = typeof endedSession;

let session: Session;
beforeEach(async () => {
  vi.resetModules();
  session = (await import("./ended-session")).endedSession;
});

test("an unauthorized call shows the notice once, and a successful call hides it", () => {
  const listener = vi.fn();
  session.subscribe(listener);
  session.onAuthorized();
  expect(session.shown()).toBe(false);
  session.onUnauthorized(false);
  session.onUnauthorized(true);
  expect([session.shown(), listener.mock.calls.length]).toEqual([true, 1]);
  session.onAuthorized();
  expect([session.shown(), listener.mock.calls.length]).toEqual([false, 2]);
});

test("a dismissed notice comes back only for a mutation", () => {
  session.onUnauthorized(false);
  session.dismiss();
  session.onUnauthorized(false);
  expect(session.shown()).toBe(false);
  session.onUnauthorized(true);
  expect(session.shown()).toBe(true);
});

test("after signing in again, the notice is shown for the next ended session", () => {
  session.onUnauthorized(false);
  session.dismiss();
  session.onAuthorized();
  session.onUnauthorized(false);
  expect(session.shown()).toBe(true);
});
