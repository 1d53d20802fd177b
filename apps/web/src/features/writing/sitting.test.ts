import { expect, test } from "vitest";
import { firstSitting, followAddress } from "./sitting";

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
