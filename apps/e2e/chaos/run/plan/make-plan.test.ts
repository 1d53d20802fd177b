import { TIMING } from "@takt/domain/posts/model/publish-timing";
import { expect, test } from "vitest";
import { CREATE_FAULTS, LATEST_COMMIT, UPLOAD_FAULTS } from "./faults";
import { makePlan } from "./make-plan";
import type { Plan } from "./plan";
import { RECEIVER_FAULTS } from "./receiver-faults";

const small = (seed: number) => makePlan({ seed, posts: 60, kills: 6, minutes: 2 });
const large = makePlan({ seed: 1, posts: 600, kills: 60, minutes: 20 });

test("equal seeds make equal plans, and different seeds make different ones", () => {
  expect(JSON.stringify(small(7))).toBe(JSON.stringify(small(7)));
  expect(JSON.stringify(small(7))).not.toBe(JSON.stringify(small(8)));
});

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])("a plan of seed %i kills each part", (seed) => {
  const parts = new Set(small(seed).kills.map(({ part }) => part));
  expect([...parts].sort()).toEqual(["database", "inngest", "web"]);
});

test("a long run has every kind of post, change, fault, kill and lost connection", () => {
  const seen = (values: string[]) => [...new Set(values)].sort();
  expect(seen(large.posts.map(({ kind }) => kind))).toEqual([
    "document",
    "picture",
    "pictures",
    "text",
    "video",
  ]);
  expect(seen(large.posts.flatMap((post) => post.createFaults))).toEqual(Object.keys(CREATE_FAULTS).sort());
  expect(seen(large.posts.flatMap((post) => post.uploadFaults))).toEqual(Object.keys(UPLOAD_FAULTS).sort());
  expect(seen(large.changes.map(({ kind }) => kind))).toHaveLength(8);
  expect(seen(large.disconnects.map(({ by }) => by))).toEqual(["linkedin", "user"]);
  expect(seen(large.kills.map((kill) => (kill.part === "database" ? kill.how : kill.part)))).toEqual([
    "all",
    "backend",
    "inngest",
    "postmaster",
    "web",
  ]);
  expect(large.posts.some(({ expiresAfterMs }) => expiresAfterMs !== null)).toBe(true);
});

test("a long run has equal and different twins with the same text whose create has no effect", () => {
  const pairs = large.posts.flatMap((twin, i) => {
    const first = large.posts.slice(0, i).findLast(({ key }) => key === twin.key);
    return first ? [{ first, twin }] : [];
  });
  const silent = pairs.filter(({ twin }) =>
    ["cut", "hang", "500", "503"].includes(twin.createFaults[0] ?? ""),
  );
  const differences = silent.map(({ first, twin }) => {
    if (first.visibility !== twin.visibility) return "seen by others";
    if (first.files.length === twin.files.length) return "equal";
    return first.files.length < twin.files.length ? "a picture more" : "a picture less";
  });
  expect([...new Set(differences)].sort()).toEqual([
    "a picture less",
    "a picture more",
    "equal",
    "seen by others",
  ]);
});

const takenLatest = ({ posts }: Plan) => posts.filter(({ createFaults: [first] }) => first === LATEST_COMMIT);

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])(
  "a plan of seed %i has texts that LinkedIn takes as late as assumed, with kills and without",
  (seed) => {
    for (const kills of [0, 6]) {
      const plan = makePlan({ seed, posts: 60, kills, minutes: 2 });
      const texts = takenLatest(plan).filter(
        ({ kind, createFaults }) => kind === "text" && createFaults.length === 1,
      );
      expect(texts.length).toBeGreaterThan(0);
      expect(plan.kills).toHaveLength(kills);
    }
  },
);

test("texts that LinkedIn takes as late as assumed leave at the full minute and at any second of it", () => {
  const due = takenLatest(large).map((post) => post.due);
  expect(due.some(({ slot }) => slot !== null)).toBe(true);
  const seconds = due.filter(({ slot }) => slot === null).map(({ ms }) => Math.floor(ms / 1000) % 60);
  for (const from of [0, 15, 30, 45])
    expect(seconds.some((second) => second >= from && second < from + 15)).toBe(true);
});

test("LinkedIn takes no text later than the product assumes", () => {
  const { fault } = CREATE_FAULTS[LATEST_COMMIT]!;
  const ms = fault.kind === "delay" ? fault.ms : Number.NaN;
  expect(ms).toBeGreaterThan(TIMING.http + TIMING.commitTail - 5_000);
  expect(ms).toBeLessThan(TIMING.http + TIMING.commitTail);
});

test("every third member works in a team, and a run of any size has a writer", () => {
  const { members } = makePlan({ seed: 1, posts: 1, kills: 0, minutes: 1 });
  expect(members.map(({ team }) => team)).toEqual([null, { hasWriter: true }, null, null]);
  const teams = large.members.flatMap(({ team }) => team ?? []);
  expect(teams).toHaveLength(25);
  expect(teams.filter(({ hasWriter }) => hasWriter)).toHaveLength(13);
});

test("every other member has a webhook, with a team and without, whose receiver mostly takes a message at once", () => {
  const { members } = makePlan({ seed: 1, posts: 1, kills: 0, minutes: 1 });
  expect(members.map(({ hasWebhook }) => hasWebhook)).toEqual([false, true, false, true]);
  const teams = large.members.filter(({ hasWebhook }) => hasWebhook).map(({ team }) => team !== null);
  expect(new Set(teams)).toEqual(new Set([true, false]));
  for (const { receiverFaults } of [small(1), large]) {
    const faults = receiverFaults.filter((name) => name !== null);
    expect([...new Set(faults)].sort()).toEqual(Object.keys(RECEIVER_FAULTS).sort());
    expect(faults.length).toBeLessThan(receiverFaults.length / 2);
  }
});

test("a long run has posts of teams that are approved in time, late, never and twice", () => {
  const { posts, members, changes, approvals } = large;
  const isOfTeam = (i: number) => members[posts[i]!.member]!.team !== null;
  expect(approvals.every(({ post }) => isOfTeam(post))).toBe(true);
  const kinds = posts.flatMap((post, i) => {
    if (!isOfTeam(i)) return [];
    const own = approvals.filter((one) => one.post === i);
    // Only a draft due at the very start is approved at its time.
    return [own.map(({ at }) => (at.ms > post.due.ms ? "late" : "in time")).join(", ") || "never"];
  });
  expect([...new Set(kinds)].sort()).toEqual(["in time", "in time, late", "late", "never"]);
  const edited = new Set(changes.filter(({ kind }) => kind === "edit").map(({ post }) => post));
  const again = approvals.filter(({ post, isAsked }) => isAsked && edited.has(posts[post]!.key));
  expect(again.length).toBeGreaterThan(0);
  const drafts = approvals.filter(({ post, at, isAsked }) => {
    const { due } = posts[post]!;
    return isAsked && due.slot === null && at.ms < due.ms;
  });
  expect(drafts.length).toBeGreaterThan(0);
});

test("a long run has consents that are withdrawn for good and ones that are given back", () => {
  const { members, withdrawals } = large;
  expect(withdrawals.every(({ member }) => members[member]!.team!.hasWriter)).toBe(true);
  const isForGood = new Set(withdrawals.map(({ undoAfterMs }) => undoAfterMs === null));
  expect(isForGood).toEqual(new Set([true, false]));
});

test("no member has more posts than a day's calls allow", () => {
  const counts = large.members.map((_, i) => large.posts.filter(({ member }) => member === i).length);
  expect(Math.max(...counts)).toBeLessThanOrEqual(12);
});

test("no key is contained in another", () => {
  const keys = [...new Set(large.posts.map(({ key }) => key))];
  expect(keys.filter((key) => keys.some((other) => other !== key && other.includes(key)))).toEqual([]);
});
