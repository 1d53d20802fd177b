import { expect, test } from "vitest";
import {
  syncWithUrl,
  resumeSession,
  type SessionUrl,
  sessionAfter,
  sessionAt,
  startSession,
  type UrlSession,
} from "./url-session";

const X = "01936b2e-7c00-7000-8000-000000000001";
const bare: SessionUrl = { id: null };
const at = (id: string | null): SessionUrl => ({ id });
const about = (from: string): SessionUrl => ({ id: null, from });
const beside = (id: string | null): SessionUrl => ({ id, isShown: false });
const open = (url: SessionUrl) => sessionAt(url, () => "new");
const fresh = open(bare);
const follow = (session: UrlSession, url: SessionUrl) => syncWithUrl(session, url, () => "next");

test("a URL without an id begins something new, one with an id goes on with that", () => {
  expect(sessionAt(bare)).toMatchObject({ mightExist: false, isInUrl: false });
  expect(sessionAt(bare).id).not.toBe(sessionAt(bare).id);
  expect(open(at(X))).toMatchObject({ id: X, mightExist: true, isInUrl: true });
});

test("a session stays while its URL does", () => {
  expect(follow(fresh, bare)).toBe(fresh);
  const started = open(about("t"));
  expect(follow(started, about("t"))).toBe(started);
  const opened = open(at("a"));
  expect(follow(opened, at("a"))).toBe(opened);
});

test("a session stays when its new row enters the URL", () => {
  const started = startSession(open(about("t")), "new");
  expect(started).toMatchObject({
    key: 0,
    id: "new",
    mightExist: false,
    isStarted: true,
    isInUrl: false,
  });
  expect(follow(started, about("t"))).toBe(started);
  // The session's `from` leaves the URL.
  expect(follow(started, bare)).toBe(started);
  const known = follow(started, at("new"));
  expect(known).toEqual({ ...started, isInUrl: true });
  expect(follow(known, at("new"))).toBe(known);
});

test("a session that nothing is started in stays while its URL changes with the first key", () => {
  const typed = follow(fresh, at(fresh.id));
  expect(typed).toEqual({ ...fresh, isInUrl: true });
  expect(follow(typed, at(fresh.id))).toBe(typed);
});

test("another row, another beginning, or none, starts the next session", () => {
  const known = { ...startSession(fresh, "new"), isInUrl: true };
  expect(follow(known, at("b"))).toEqual({
    key: 1,
    id: "b",
    from: null,
    mightExist: true,
    isStarted: true,
    isInUrl: true,
  });
  expect(follow(known, bare)).toEqual({
    key: 1,
    id: "next",
    from: null,
    mightExist: false,
    isStarted: false,
    isInUrl: false,
  });
  expect(follow(fresh, about("t"))).toMatchObject({ key: 1, from: "t", id: "next" });
  expect(follow(fresh, at(X))).toMatchObject({ key: 1, id: X, mightExist: true, isInUrl: true });
});

test("a row takes precedence over what a new one begins with", () => {
  expect(open({ id: "a", from: "t" })).toMatchObject({ id: "a", from: null, mightExist: true });
});

test("a session stays when its row was discarded elsewhere and created again, also under the old URL", () => {
  const opened = open(at("a"));
  const again = startSession(opened, "b");
  expect(again).toEqual({ ...opened, id: "b", isInUrl: false, former: "a" });
  expect(follow(again, at("a"))).toBe(again);
  const known = follow(again, at("b"));
  expect(known).toEqual({ ...again, isInUrl: true });
  // The back button leads to the old URL.
  expect(follow(known, at("a"))).toBe(known);
  expect(startSession(known, "b").former).toBe("a");
  expect(follow(known, bare)).toMatchObject({ key: 1, id: "next" });
});

test("a row that was left on this device replaces an empty session", () => {
  const resumed = resumeSession(fresh, "stored");
  expect(resumed).toMatchObject({
    key: 1,
    id: "stored",
    mightExist: false,
    isStarted: true,
    isInUrl: false,
  });
  expect(follow(resumed, bare)).toBe(resumed);
});

test("a URL that still names what was discarded changes nothing", () => {
  const after = sessionAfter(open(at(X)), () => "next");
  expect(after).toMatchObject({ key: 1, id: "next", mightExist: false, isInUrl: false });
  expect(follow(after, at(X))).toBe(after);
});

test("what is beside it leads back to what was begun, whether or not its URL names it", () => {
  const named = follow(resumeSession(fresh, X), at(X));
  const unnamed = follow(named, beside(null));
  expect(unnamed).toEqual({ ...named, isInUrl: false });
  expect(follow(unnamed, bare)).toBe(unnamed);
  expect(follow(named, beside(X))).toBe(named);
  // "New post" is pressed beside it.
  expect(follow(named, bare).id).toBe("next");
});

test("the bare page after the row's own begins something new", () => {
  const next = follow(follow(fresh, at(X)), bare);
  expect(next).toMatchObject({ id: "next", mightExist: false, isInUrl: false });
});
