import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { expect, test } from "vitest";
import { toShownApproval } from "./shown-approval";

const show = (
  status: PostSummary["status"],
  approval: PostSummary["approval"],
  deletedAt: Date | null = null,
) => toShownApproval({ status, approval, deletedAt });

test("a scheduled post always says whether it is approved, since it is held without that", () => {
  expect(show("scheduled", "none")).toBe("none");
  expect(show("scheduled", "voided")).toBe("voided");
  expect(show("scheduled", "approved")).toBe("approved");
});

test("a draft says it once somebody was asked", () => {
  expect(show("draft", "none")).toBeNull();
  expect(show("draft", "requested")).toBe("requested");
  expect(show("draft", "changes_requested")).toBe("changes_requested");
});

test("what is out, what is deleted, and a workspace without approvals say nothing of it", () => {
  expect(show("published", "approved")).toBeNull();
  expect(show("failed", "requested")).toBeNull();
  expect(show("scheduled", "requested", new Date(0))).toBeNull();
  expect(show("scheduled", null)).toBeNull();
});
