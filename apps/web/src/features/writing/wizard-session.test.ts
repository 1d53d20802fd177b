import { expect, test } from "vitest";
import { followAddress, resumeSession, sessionAt, startSession } from "./wizard-session";

const bare = { c: null, topic: null };
const fresh = sessionAt(bare, "new");
const makeId = () => "next";
const follow = (session: typeof fresh, address: Parameters<typeof followAddress>[1]) =>
  followAddress(session, address, makeId);

test("a session stays while its URL does", () => {
  expect(follow(fresh, bare)).toBe(fresh);
  const about = sessionAt({ c: null, topic: "t" }, "new");
  expect(follow(about, { c: null, topic: "t" })).toBe(about);
  const opened = sessionAt({ c: "a", topic: null }, "new");
  expect([opened.id, opened.isNew]).toEqual(["a", false]);
  expect(follow(opened, { c: "a", topic: null })).toBe(opened);
});

test("a session stays when its new composition enters the URL", () => {
  const started = startSession(sessionAt({ c: null, topic: "t" }, "new"), "new");
  expect(started).toMatchObject({ key: 0, id: "new", isNew: true, isStarted: true, inAddress: false });
  expect(follow(started, { c: null, topic: "t" })).toBe(started);
  // The topic leaves the URL.
  expect(follow(started, bare)).toBe(started);
  const known = follow(started, { c: "new", topic: null });
  expect(known).toEqual({ ...started, inAddress: true });
  expect(follow(known, { c: "new", topic: null })).toBe(known);
});

test("another composition or topic, or none, starts the next session", () => {
  const known = { ...startSession(fresh, "new"), inAddress: true };
  expect(follow(known, { c: "b", topic: null })).toEqual({
    key: 1,
    id: "b",
    topic: null,
    isNew: false,
    isStarted: true,
    inAddress: true,
  });
  expect(follow(known, bare)).toEqual({
    key: 1,
    id: "next",
    topic: null,
    isNew: true,
    isStarted: false,
    inAddress: false,
  });
  expect(follow(fresh, { c: null, topic: "t" })).toMatchObject({ key: 1, topic: "t", id: "next" });
});

test("a composition takes precedence over a topic", () => {
  expect(sessionAt({ c: "a", topic: "t" }, "new")).toMatchObject({ id: "a", topic: null, isNew: false });
});

test("a session stays when its composition was discarded elsewhere and created again, also under the old URL", () => {
  const opened = sessionAt({ c: "a", topic: null }, "new");
  const again = startSession(opened, "b");
  expect(again).toEqual({ ...opened, id: "b", inAddress: false, replaced: "a" });
  expect(follow(again, { c: "a", topic: null })).toBe(again);
  const known = follow(again, { c: "b", topic: null });
  expect(known).toEqual({ ...again, inAddress: true });
  // The back button leads to the old URL.
  expect(follow(known, { c: "a", topic: null })).toBe(known);
  expect(startSession(known, "b").replaced).toBe("a");
  expect(follow(known, bare)).toMatchObject({ key: 1, id: "next" });
});

test("an unsaved composition from this device replaces an empty one", () => {
  const resumed = resumeSession(fresh, "stored");
  expect(resumed).toMatchObject({ key: 1, id: "stored", isNew: true, isStarted: true, inAddress: false });
  expect(follow(resumed, bare)).toBe(resumed);
});
