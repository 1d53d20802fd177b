import { expect, test } from "vitest";
import { beginSitting, firstSitting, followAddress } from "./sitting";

const bare = { c: null, topic: null };
const fresh = firstSitting(bare);

test("nothing changes while the address stays", () => {
  expect(followAddress(fresh, bare)).toBe(fresh);
  const about = firstSitting({ c: null, topic: "t" });
  expect(followAddress(about, { c: null, topic: "t" })).toBe(about);
  const opened = firstSitting({ c: "a", topic: null });
  expect(followAddress(opened, { c: "a", topic: null })).toBe(opened);
});

test("a composition that is begun stays the same one until, and after, the address has it", () => {
  const begun = { ...firstSitting({ c: null, topic: "t" }), id: "a" };
  expect(followAddress(begun, { c: null, topic: "t" })).toBe(begun);
  const known = followAddress(begun, { c: "a", topic: null });
  expect(known).toEqual({ ...begun, inAddress: true });
  expect(followAddress(known, { c: "a", topic: null })).toBe(known);
});

test("another composition, another topic, or none: the next one", () => {
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

test("a composition decides, whatever topic stands beside it", () => {
  expect(firstSitting({ c: "a", topic: "t" })).toMatchObject({ id: "a", topic: null });
});

test("one that was discarded elsewhere and begun anew stays the same, also where the address has the old one", () => {
  const opened = firstSitting({ c: "a", topic: null });
  const again = beginSitting(opened, "b");
  expect(again).toEqual({ key: 0, id: "b", topic: null, inAddress: false, replaced: "a" });
  expect(followAddress(again, { c: "a", topic: null })).toBe(again);
  const known = followAddress(again, { c: "b", topic: null });
  expect(known).toEqual({ ...again, inAddress: true });
  // Back, to an address from before.
  expect(followAddress(known, { c: "a", topic: null })).toBe(known);
  expect(beginSitting(known, "b").replaced).toBe("a");
  expect(followAddress(known, bare)).toMatchObject({ key: 1, id: null });
});

test("while the address is another page's, whatever is written goes on", () => {
  const known = { ...fresh, id: "a", inAddress: true };
  expect(followAddress(known, null)).toBe(known);
  expect(followAddress(fresh, null)).toBe(fresh);
});
