import { expect, test } from "vitest";
import { followAddress, initialSession, sessionAfter, sessionOf } from "./new-post-session";
import type { PostAddress } from "./post-address";

const X = "01936b2e-7c00-7000-8000-000000000001";
const bare: PostAddress = { page: "create", id: null };
const at = (page: PostAddress["page"], id: string | null = X): PostAddress => ({ page, id });

test("a URL without an id begins a new post, one with an id goes on with it", () => {
  expect(initialSession(bare)).toMatchObject({ mayExist: false, isInAddress: false });
  expect(initialSession(bare).id).not.toBe(initialSession(bare).id);
  expect(initialSession(at("create"))).toMatchObject({ id: X, mayExist: true, isInAddress: true });
});

test("the post stays while its URL changes with the first key and the first save", () => {
  const started = initialSession(bare);
  expect(followAddress(started, bare)).toBe(started);
  const typed = followAddress(started, at("create", started.id));
  expect(typed).toEqual({ ...started, isInAddress: true });
  expect(followAddress(typed, at("edit", started.id))).toBe(typed);
});

test("the bare page after the post's own begins a new post", () => {
  for (const page of ["create", "edit"] as const) {
    const next = followAddress(followAddress(initialSession(bare), at(page)), bare);
    expect(next).toMatchObject({ mayExist: false, isInAddress: false });
    expect(next.id).not.toBe(X);
  }
});

test("the assistant leads back to the post that was begun, whether or not its URL names it", () => {
  const named = followAddress(sessionOf(X), at("create"));
  const unnamed = followAddress(named, at("assistant", null));
  expect(unnamed).toEqual({ ...named, isInAddress: false });
  expect(followAddress(unnamed, bare)).toBe(unnamed);
  expect(followAddress(named, at("assistant"))).toBe(named);
  // "New post" is pressed beside the assistant.
  expect(followAddress(named, bare).id).not.toBe(X);
});

test("the page of another post shows that", () => {
  const next = followAddress(initialSession(bare), at("edit"));
  expect(next).toMatchObject({ id: X, mayExist: true, isInAddress: true });
});

test("another page, and a URL that still names a discarded post, change nothing", () => {
  const session = sessionAfter(X);
  expect(followAddress(session, at("create"))).toBe(session);
  const named = initialSession(at("create"));
  expect(followAddress(named, at("other", null))).toBe(named);
});
