import { expect, test } from "vitest";
import { withComposition, initialSession, followAddress } from "./wizard-session";

const bare = { c: null, topic: null };
const fresh = initialSession(bare);

test("a session stays while its URL does", () => {
  expect(followAddress(fresh, bare)).toBe(fresh);
  const about = initialSession({ c: null, topic: "t" });
  expect(followAddress(about, { c: null, topic: "t" })).toBe(about);
  const opened = initialSession({ c: "a", topic: null });
  expect(followAddress(opened, { c: "a", topic: null })).toBe(opened);
});

test("a session stays when its new composition enters the URL", () => {
  const created = { ...initialSession({ c: null, topic: "t" }), id: "a" };
  expect(followAddress(created, { c: null, topic: "t" })).toBe(created);
  const known = followAddress(created, { c: "a", topic: null });
  expect(known).toEqual({ ...created, inAddress: true });
  expect(followAddress(known, { c: "a", topic: null })).toBe(known);
});

test("another composition or topic, or none, starts the next session", () => {
  const known = { ...fresh, id: "a", inAddress: true };
  expect(followAddress(known, { c: "b", topic: null })).toEqual({
    key: 1,
    id: "b",
    topic: null,
    inAddress: true,
  });
  expect(followAddress(known, bare)).toEqual({ key: 1, id: null, topic: null, inAddress: false });
  expect(followAddress(fresh, { c: null, topic: "t" })).toMatchObject({ key: 1, topic: "t" });
});

test("a composition takes precedence over a topic", () => {
  expect(initialSession({ c: "a", topic: "t" })).toMatchObject({ id: "a", topic: null });
});

test("a session stays when its composition was discarded elsewhere and created again, also under the old URL", () => {
  const opened = initialSession({ c: "a", topic: null });
  const again = withComposition(opened, "b");
  expect(again).toEqual({ key: 0, id: "b", topic: null, inAddress: false, replaced: "a" });
  expect(followAddress(again, { c: "a", topic: null })).toBe(again);
  const known = followAddress(again, { c: "b", topic: null });
  expect(known).toEqual({ ...again, inAddress: true });
  // The back button leads to the old URL.
  expect(followAddress(known, { c: "a", topic: null })).toBe(known);
  expect(withComposition(known, "b").replaced).toBe("a");
  expect(followAddress(known, bare)).toMatchObject({ key: 1, id: null });
});

test("a session stays while the URL is another page's", () => {
  const known = { ...fresh, id: "a", inAddress: true };
  expect(followAddress(known, null)).toBe(known);
  expect(followAddress(fresh, null)).toBe(fresh);
});
