import type { ApprovalRules, ApprovalView } from "@takt/domain/posts/model/approval-view";
import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { expect, test } from "vitest";
import { approvalNeed, ownApproval } from "./approval-need";

const rules = (isOwnAllowed: boolean, ...stages: (string[] | null)[]): ApprovalRules => ({
  isOwnAllowed,
  reminderHours: 24,
  stages: stages.map((approverIds, n) => ({ name: `Stage ${n}`, approverIds, approvers: 1 })),
});
const view = (changes: Partial<ApprovalView>) => changes as ApprovalView;

test.each([
  ["draft", null, "none"],
  ["draft", "none", "request"],
  ["scheduled", "changes_requested", "request"],
  ["scheduled", "voided", "request"],
  ["scheduled", "requested", "waiting"],
  ["draft", "approved", "none"],
  ["scheduled", "approved", "again"],
] as const)("a post that is %s and whose approval is %j needs: %s", (status, approval, need) => {
  const post = { id: "p", status, approval } as PostSummary;
  expect(approvalNeed(post, { view: view({ isAnyTime: status === "draft" }) })).toBe(need);
});

test("a post that is approved for any time needs nothing when it is moved, and nothing is said before that is known", () => {
  const post = { id: "p", status: "scheduled", approval: "approved" } as PostSummary;
  expect(approvalNeed(post, { view: view({ isAnyTime: true }) })).toBe("none");
  expect(approvalNeed(post, {})).toBe("none");
});

test("a post that is not saved yet needs what the rules of its workspace say", () => {
  expect(approvalNeed(null, {})).toBe("none");
  expect(approvalNeed(null, { rules: rules(true) })).toBe("none");
  expect(approvalNeed(null, { rules: rules(true, null) })).toBe("request");
});

test("who schedules approves it themselves where that is allowed and the first stage is theirs", () => {
  const offer = (of: ApprovalRules) => ownApproval("request", "u", { rules: of });
  expect(offer(rules(true, null))).toEqual({ isOffered: true, isAll: true });
  expect(offer(rules(false, null)).isOffered).toBe(false);
  expect(offer(rules(true, ["v"], null)).isOffered).toBe(false);
  expect(offer(rules(true, ["u"], ["v"]))).toEqual({ isOffered: true, isAll: false });
  expect(ownApproval("none", "u", { rules: rules(true, null) }).isOffered).toBe(false);
});

test("of a post that waits, who may approve it now is asked of the server", () => {
  const atSecond = view({ mayApprove: true, stage: { name: "Client", position: 1 } });
  const offer = (of: ApprovalView) =>
    ownApproval("waiting", "u", { view: of, rules: rules(false, ["v"], ["u"]) });
  expect(offer(atSecond)).toEqual({ isOffered: true, isAll: true });
  expect(offer({ ...atSecond, mayApprove: false }).isOffered).toBe(false);
});
