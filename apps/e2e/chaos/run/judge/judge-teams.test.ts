import { describe, expect, test } from "vitest";
import type { Evidence, PostRow, Withdrawal } from "../evidence";
import { formatReport } from "../report/format-report";
import { formatTimeline } from "../report/format-timeline";
import {
  approval,
  ATTEMPT,
  CALL,
  LEDGER_POST,
  NOON,
  POST,
  sampleEvidence,
  userAction,
} from "../testing/sample-evidence";
import { judge } from "./judge";

const UNAPPROVED = "7 nothing is published without approval";
const WITHDRAWN = "8 nothing is sent after the consent was withdrawn";
const NOT_APPROVED = "5 not approved only when nobody approved it";
const STUCK = "2 nothing stuck";

const APPROVED: PostRow = { ...POST, approval: "approved" };
const teamEvidence = (part: Partial<Evidence>) => sampleEvidence({ posts: [APPROVED], ...part });
const invariants = (part: Partial<Evidence>) => judge(teamEvidence(part)).map(({ invariant }) => invariant);

describe("published without approval", () => {
  test("a post that nobody has approved must not be sent", () => {
    expect(invariants({})).toEqual([UNAPPROVED]);
  });
  test("a call that LinkedIn does not take is sent all the same", () => {
    const part = { posts: [{ ...APPROVED, status: "failed", urn: null } as const], ledger: [] };
    expect(invariants(part)).toEqual([UNAPPROVED]);
    expect(invariants({ ...part, approvals: [approval(-5_000, { text: "k1x00001 Hi" })] })).toEqual([
      UNAPPROVED,
    ]);
    expect(invariants({ ...part, approvals: [approval(-5_000)] })).toEqual([]);
  });
  test("a post that was approved before it was sent may be sent, early or late", () => {
    expect(invariants({ approvals: [approval(-5_000)] })).toEqual([]);
    expect(invariants({ approvals: [approval(90)] })).toEqual([]);
  });
  test("an approval that began after the call came is too late", () => {
    expect(invariants({ approvals: [approval(200)] })).toEqual([UNAPPROVED]);
  });
  test("an approval whose answer was lost may have been given, and a refused one was not", () => {
    expect(invariants({ approvals: [approval(-5_000, {}, "lost")] })).toEqual([]);
    expect(invariants({ approvals: [approval(-5_000, {}, "refused")] })).toEqual([UNAPPROVED]);
  });
  test("an approval of the text before an edit does not count for the text after it", () => {
    const text = "k1x00001 Hi";
    const part = {
      userActions: [userAction("schedule", -30_000, { text }), userAction("update", -3_000, { version: 3 })],
      approvals: [approval(-5_000, { text })],
    };
    expect(invariants(part)).toEqual([UNAPPROVED]);
    expect(invariants({ ...part, approvals: [...part.approvals, approval(-1_000, { version: 3 })] })).toEqual(
      [],
    );
  });
  test.each([{ visibility: "CONNECTIONS" }, { files: [{ sha256: "a", text: "" }] }])(
    "a post that LinkedIn has otherwise than approved is a violation: %j",
    (seen) => {
      expect(invariants({ approvals: [approval(-5_000, seen)] })).toEqual([UNAPPROVED]);
    },
  );
  test("an approval for another minute does not count, and one for any time does", () => {
    const approvals = [approval(-5_000, { scheduledAt: NOON - 60_000 })];
    expect(invariants({ approvals })).toEqual([UNAPPROVED]);
    const move = userAction("schedule", -4_000, { version: 3 }, { result: "lost" });
    const userActions = [userAction("schedule", -30_000, {}), move];
    expect(invariants({ approvals, userActions })).toEqual([]);
    expect(invariants({ approvals: [approval(-5_000, { scheduledAt: null, status: "draft" })] })).toEqual([]);
  });
  test("the approval of one of two equal posts does not count for the other", () => {
    const twin = { ...APPROVED, id: "post-2", status: "cancelled", urn: null } as const;
    const scheduled = ["post-1", "post-2"].map((postId) => userAction("schedule", -30_000, {}, { postId }));
    const part = { posts: [APPROVED, twin], userActions: scheduled };
    expect(invariants({ ...part, approvals: [{ ...approval(-5_000), postId: "post-2" }] })).toEqual([
      UNAPPROVED,
    ]);
    expect(invariants({ ...part, approvals: [approval(-5_000)] })).toEqual([]);
  });
  test("a post in a workspace without stages needs no approval", () => {
    expect(invariants({ posts: [POST] })).toEqual([]);
  });
});

describe("not approved", () => {
  const failed = { ...APPROVED, status: "failed", approval: "requested", urn: null, reason: "not_approved" };
  const part = { posts: [failed as PostRow], attempts: [], calls: [], ledger: [] };

  test("a post that nobody approved is held, and fails in the end", () => {
    expect(invariants(part)).toEqual([]);
    expect(invariants({ ...part, approvals: [approval(-5_000, {}, "refused")] })).toEqual([]);
  });
  test("a post that was approved and not changed since must not fail as not approved", () => {
    expect(invariants({ ...part, approvals: [approval(-5_000)] })).toEqual([NOT_APPROVED]);
  });
  test.each(["confirmed", "lost"] as const)("a change that was %s since voids the approval", (result) => {
    const edit = userAction("update", -1_000, { version: 3 }, { result });
    const userActions = [userAction("schedule", -30_000, {}), edit];
    expect(invariants({ ...part, userActions, approvals: [approval(-5_000)] })).toEqual([]);
  });
  test("a change that was lost before the approval may come true after it", () => {
    const edit = userAction("update", -10_000, { version: 3 }, { result: "lost" });
    const userActions = [userAction("schedule", -30_000, {}), edit];
    expect(invariants({ ...part, userActions, approvals: [approval(-5_000)] })).toEqual([]);
  });
  test("a look and a refused change void nothing", () => {
    const refused = userAction("update", -1_000, {}, { result: "refused", snapshot: null });
    const userActions = [userAction("schedule", -30_000, {}), refused, userAction("get", -500, {})];
    expect(invariants({ ...part, userActions, approvals: [approval(-5_000)] })).toEqual([NOT_APPROVED]);
  });
  test("a post that is still scheduled at the end is stuck, approved or not", () => {
    for (const state of ["approved", "requested"] as const) {
      const posts = [{ ...APPROVED, status: "scheduled", approval: state, urn: null } as const];
      expect(invariants({ ...part, posts, approvals: [approval(-5_000)] })).toEqual([STUCK]);
    }
  });
});

describe("sent after the consent was withdrawn", () => {
  const withdrawal: Withdrawal = {
    member: "m1",
    what: "withdraw",
    startedAt: NOON,
    endedAt: NOON + 50,
    result: "confirmed",
  };
  const posts = [{ ...POST, byWriter: true }];
  const undone = (at: number, part: Partial<Withdrawal> = {}): Withdrawal => ({
    ...withdrawal,
    what: "undo",
    startedAt: NOON + at,
    endedAt: NOON + at + 20,
    ...part,
  });

  test("what a writer scheduled must not be claimed after it", () => {
    expect(invariants({ posts, withdrawals: [withdrawal] })).toEqual([WITHDRAWN]);
  });
  test("what the member scheduled, and what another member's writer did, may be sent", () => {
    expect(invariants({ posts: [POST], withdrawals: [withdrawal] })).toEqual([]);
    expect(invariants({ posts, withdrawals: [{ ...withdrawal, member: "m2" }] })).toEqual([]);
  });
  test("a claim before it was confirmed, and its re-send, may be sent", () => {
    expect(invariants({ posts, withdrawals: [{ ...withdrawal, endedAt: NOON + 105 }] })).toEqual([]);
    const resend = { ...ATTEMPT, id: "resend-1", kind: "resend", sentAt: NOON + 200_000 } as const;
    const part = {
      posts,
      attempts: [{ ...ATTEMPT, outcome: "unknown" }, resend],
      calls: [CALL, { ...CALL, at: NOON + 200_010 }],
      ledger: [{ ...LEDGER_POST, createdAt: NOON + 200_012 }],
    };
    expect(invariants({ ...part, withdrawals: [{ ...withdrawal, endedAt: NOON + 150 }] })).toEqual([]);
  });
  test("a withdrawal without a confirmation may not have been made", () => {
    expect(invariants({ posts, withdrawals: [{ ...withdrawal, result: "lost" }] })).toEqual([]);
  });
  test("it may be sent once that is undone, even if the answer was lost", () => {
    expect(invariants({ posts, withdrawals: [withdrawal, undone(70)] })).toEqual([]);
    expect(invariants({ posts, withdrawals: [withdrawal, undone(70, { result: "lost" })] })).toEqual([]);
  });
  test("an undo that was refused, came later, or is of an earlier withdrawal does not count", () => {
    for (const undo of [undone(70, { result: "refused" }), undone(300), undone(-500)])
      expect(invariants({ posts, withdrawals: [withdrawal, undo] })).toEqual([WITHDRAWN]);
  });
  test("a post that a withdrawal cancelled is not lost", () => {
    const part = { attempts: [], calls: [], ledger: [], withdrawals: [withdrawal] };
    expect(invariants({ ...part, posts: [{ ...posts[0]!, status: "cancelled", urn: null }] })).toEqual([]);
  });
});

test("the report and the timeline tell approvals and withdrawals", () => {
  const held: PostRow = { ...APPROVED, id: "post-2", status: "failed", urn: null, reason: "not_approved" };
  const evidence = teamEvidence({
    posts: [APPROVED, held],
    approvals: [approval(90), { ...approval(95, {}, "refused"), code: "post_changed" }],
    withdrawals: [
      { member: "m1", what: "withdraw", startedAt: NOON - 50, endedAt: NOON - 40, result: "confirmed" },
    ],
  });
  const report = formatReport(evidence);
  expect(report).toContain(
    "approving   2 posts: 1 went out, 1 of them approved after their time; 1 held until their limit",
  );
  expect(report).toContain("approvals   2: 1 confirmed, 1 refused (post_changed)");
  expect(report).toContain("consent     1: 1 withdraw confirmed");
  const timeline = formatTimeline(evidence, { invariant: "", postId: "post-1", detail: "" });
  expect(timeline).toContain("consent: withdraw, confirmed after 10 ms");
  expect(timeline).toContain("approver: approves version 2 for 60.000 s, refused after 20 ms (post_changed)");
});
