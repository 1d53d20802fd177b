import { beforeEach, expect, test, vi } from "vitest";
import type { endedSession } from "./ended-session";

type Session = typeof endedSession;

let session: Session;
beforeEach(async () => {
  vi.resetModules();
  session = (await import("./ended-session")).endedSession;
});

test("a refused call shows the notice once, an answered one takes it away", () => {
  const heard = vi.fn();
  session.subscribe(heard);
  session.answered();
  expect(session.shown()).toBe(false);
  session.refused(false);
  session.refused(true);
  expect([session.shown(), heard.mock.calls.length]).toEqual([true, 1]);
  session.answered();
  expect([session.shown(), heard.mock.calls.length]).toEqual([false, 2]);
});

test("put aside, it comes back only when something is to be changed", () => {
  session.refused(false);
  session.dismiss();
  session.refused(false);
  expect(session.shown()).toBe(false);
  session.refused(true);
  expect(session.shown()).toBe(true);
});

test("put aside and signed in again, the next end is told anew", () => {
  session.refused(false);
  session.dismiss();
  session.answered();
  session.refused(false);
  expect(session.shown()).toBe(true);
});
