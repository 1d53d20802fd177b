import type { BulkOutcome } from "@takt/domain/posts/model/bulk-outcome";
import { expect, test } from "vitest";
import { refusalCounts, toUndo } from "./bulk-outcome";

const slot = { wall: "2027-01-04T09:00", zone: "Europe/Berlin" };
const done = (id: string, status: "scheduled" | "failed" | "draft" = "scheduled"): BulkOutcome => ({
  kind: "done",
  id,
  version: 2,
  before: { status, slot: status === "draft" ? null : slot },
});
const refused = (id: string, code: string, status: "publishing" | null = null): BulkOutcome => ({
  kind: "refused",
  id,
  code,
  status,
});

test("what was moved, or made a draft, goes back to its time", () => {
  const outcomes = [done("a"), refused("b", "post_changed"), done("c", "failed")];
  const posts = [{ ref: { id: "a", version: 2 }, slot }];
  for (const act of ["move", "unschedule"] as const)
    expect(toUndo(act, outcomes)).toEqual({ kind: "schedule", posts });
});

test("what was queued becomes a draft again, and what was deleted is restored", () => {
  expect(toUndo("queue", [done("a", "draft")])).toEqual({
    kind: "unschedule",
    refs: [{ id: "a", version: 2 }],
  });
  expect(toUndo("delete", [done("a", "draft"), done("b")])).toEqual({ kind: "restore", ids: ["a", "b"] });
});

test("nothing takes back what is sent, what had no time, or what was refused", () => {
  expect(toUndo("retry", [done("a", "failed")])).toBeNull();
  expect(toUndo("unschedule", [done("a", "failed")])).toBeNull();
  expect(toUndo("delete", [refused("a", "post_not_found")])).toBeNull();
});

test("refusals are counted by their reason, and those without a text together", () => {
  const outcomes = [
    refused("a", "post_not_in_state", "publishing"),
    done("b"),
    refused("c", "post_not_in_state", "publishing"),
    refused("d", "post_too_long"),
    refused("e", "post_media_mixed"),
  ];
  expect(refusalCounts(outcomes)).toEqual([
    { code: "post_not_in_state", status: "publishing", count: 2 },
    { code: "other", status: null, count: 2 },
  ]);
});
