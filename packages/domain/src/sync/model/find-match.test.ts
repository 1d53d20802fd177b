import { expect, test } from "vitest";
import { findMatch } from "./find-match";
import type { KnownPost, ReportedPost } from "./reported-post";

const AT = Date.UTC(2026, 2, 1);
const urn = (kind: "share" | "activity", after: number) => `urn:li:${kind}:${BigInt(AT + after) << 22n}`;
const report = (urns: string[], text: string | null, after = 0): ReportedPost => ({
  urns,
  text,
  contentType: "unknown",
  visibility: null,
  publishedAt: new Date(AT + after),
});
const row = (id: string, urns: string[], text: string | null): KnownPost => ({
  ...report(urns, text),
  id,
  postId: null,
  source: "archive_file",
  editedAt: null,
  removedAt: null,
  listedAt: null,
  imported: null,
});
const idOf = (one: ReportedPost, near: KnownPost[], others: ReportedPost[] = []) =>
  findMatch(one, near, others)?.id ?? null;

test("the activity of a share is the same post when both were minted within five seconds", () => {
  const share = row("share", [urn("share", 0)], "Text");
  expect(idOf(report([urn("activity", 4_999)], null), [share])).toBe("share");
  expect(idOf(report([urn("activity", 5_001)], null), [share])).toBeNull();
});

test("another text, or another URN of the same kind, is another post", () => {
  const share = row("share", [urn("share", 0)], "Text");
  expect(idOf(report([urn("activity", 10)], "Other"), [share])).toBeNull();
  expect(idOf(report([urn("share", 10)], null), [share])).toBeNull();
  const both = row("both", [urn("share", 0), urn("activity", 10)], "Text");
  expect(idOf(report([urn("activity", 20)], null), [both])).toBeNull();
});

test("an equal text within two minutes is the same post, also under another share", () => {
  const share = row("share", [urn("share", 0)], "Same\n\nwords");
  expect(idOf(report([urn("share", 119_000)], "Same words "), [share])).toBe("share");
  expect(idOf(report([urn("share", 121_000)], "Same words"), [share])).toBeNull();
});

test("empty texts make no match, and an equal text goes before a near instant", () => {
  expect(idOf(report([urn("share", 60_000)], ""), [row("a", [urn("share", 0)], "")])).toBeNull();
  const near = row("near", [urn("share", 0)], null);
  const same = row("same", [urn("share", 30_000)], "Text");
  expect(idOf(report([urn("activity", 0)], "Text"), [near, same])).toBe("same");
});

test("when more than one post or report fits, there is no match", () => {
  const [one, other] = [row("one", [urn("share", 0)], "One"), row("other", [urn("share", 900)], "Other")];
  const activity = report([urn("activity", 400)], null);
  expect(idOf(activity, [one, other])).toBeNull();
  expect(idOf(activity, [one], [report([urn("activity", 500)], null)])).toBeNull();
  expect(idOf(activity, [one], [report([urn("activity", 9_000)], null)])).toBe("one");
});

test("a row of another post of Takt is none for a post of Takt", () => {
  const known = { ...row("known", [urn("share", 0)], "Text"), postId: "a" };
  expect(idOf({ ...report([], "Text"), postId: "b" }, [known])).toBeNull();
  expect(idOf(report([urn("activity", 0)], "Text"), [known])).toBe("known");
});
