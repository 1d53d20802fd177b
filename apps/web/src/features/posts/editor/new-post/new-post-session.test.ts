import { expect, test } from "vitest";
import { followAddress, initialSession, sessionAfter, sessionOf } from "./new-post-session";
import type { PostAddress } from "./post-address";

const X = "01936b2e-7c00-7000-8000-000000000001";
const at = (id: string | null): PostAddress => ({ id, isShown: true });
const bare = at(null);
const assistant = (id: string | null): PostAddress => ({ id, isShown: false });

test("a URL without an id begins a new post, one with an id goes on with it", () => {
  expect(initialSession(bare)).toMatchObject({ mayExist: false, isInAddress: false });
  expect(initialSession(bare).id).not.toBe(initialSession(bare).id);
  expect(initialSession(at(X))).toMatchObject({ id: X, mayExist: true, isInAddress: true });
});

test("the post stays while its URL changes with the first key", () => {
  const started = initialSession(bare);
  expect(followAddress(started, bare)).toBe(started);
  const typed = followAddress(started, at(started.id));
  expect(typed).toEqual({ ...started, isInAddress: true });
  expect(followAddress(typed, at(started.id))).toBe(typed);
});

test("the bare page after the post's own begins a new post", () => {
  const next = followAddress(followAddress(initialSession(bare), at(X)), bare);
  expect(next).toMatchObject({ mayExist: false, isInAddress: false });
  expect(next.id).not.toBe(X);
});

test("the assistant leads back to the post that was begun, whether or not its URL names it", () => {
  const named = followAddress(sessionOf(X), at(X));
  const unnamed = followAddress(named, assistant(null));
  expect(unnamed).toEqual({ ...named, isInAddress: false });
  expect(followAddress(unnamed, bare)).toBe(unnamed);
  expect(followAddress(named, assistant(X))).toBe(named);
  // "New post" is pressed beside the assistant.
  expect(followAddress(named, bare).id).not.toBe(X);
});

test("the URL of another post shows that", () => {
  const next = followAddress(initialSession(bare), at(X));
  expect(next).toMatchObject({ id: X, mayExist: true, isInAddress: true });
});

test("a URL that still names a discarded post changes nothing", () => {
  const session = sessionAfter(X);
  expect(followAddress(session, at(X))).toBe(session);
});
