import { expect, test } from "vitest";
import {
  followAddress,
  initialSession,
  parsePostAddress,
  sessionAfter,
  sessionOf,
  type PostAddress,
} from "./new-post-session";

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

const OLD = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
const parse = (query: string) => parsePostAddress(new URLSearchParams(query));

test("the create page names its post by ?id=, also beside the assistant", () => {
  expect(parse("")).toEqual({ id: null, isShown: true });
  expect(parse(`day=2026-11-24&id=${X}`)).toEqual({ id: X, isShown: true });
  expect(parse(`id=${X}&tab=ai`)).toEqual({ id: X, isShown: false });
});

test("an id that no post can be created under is ignored", () => {
  for (const id of ["", "new", OLD, X.toUpperCase(), `${X}0`]) expect(parse(`id=${id}`).id).toBeNull();
});
