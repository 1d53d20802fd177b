import { describe, expect, test } from "vitest";
import type { PostMove } from "./post-moves";
import { canMove, DELETABLE, EDITABLE, POST_MOVES } from "./post-moves";
import type { PostStatus } from "./post-status";
import { POST_STATUSES } from "./post-status";

const MOVES = Object.keys(POST_MOVES) as PostMove[];
const by = (who: "user" | "system") => MOVES.filter((move) => POST_MOVES[move].by === who);

/** Written out a second time: a change of the table has to be meant. */
const POSSIBLE: Record<PostStatus, PostMove[]> = {
  draft: ["schedule"],
  scheduled: ["schedule", "unschedule", "cancel", "claim", "expire"],
  publishing: ["release", "exhaust", "confirm", "reject", "lose"],
  published: ["deny"],
  failed: ["schedule", "unschedule"],
  cancelled: ["schedule", "unschedule"],
  unconfirmed: ["affirm", "deny", "confirm", "reject"],
};

test.each(POST_STATUSES)("what is possible from %s", (status) => {
  expect(MOVES.filter((move) => canMove(status, move))).toEqual(POSSIBLE[status]);
});

test("where the moves lead", () => {
  const leads = Object.fromEntries(MOVES.map((move) => [move, POST_MOVES[move].to]));
  expect(leads).toEqual({
    schedule: "scheduled",
    unschedule: "draft",
    cancel: "cancelled",
    affirm: "published",
    deny: "failed",
    claim: "publishing",
    release: "scheduled",
    exhaust: "failed",
    confirm: "published",
    reject: "failed",
    lose: "unconfirmed",
    expire: "failed",
  });
});

describe("the promise", () => {
  test("only a claim begins to publish, and only from scheduled", () => {
    const into = MOVES.filter((move) => POST_MOVES[move].to === "publishing");
    expect(into).toEqual(["claim"]);
    expect(POST_MOVES.claim.from).toEqual(["scheduled"]);
  });

  test("while it is being sent, a user can neither move, edit nor delete it", () => {
    expect(by("user").filter((move) => canMove("publishing", move))).toEqual([]);
    for (const status of ["publishing", "published", "unconfirmed"] as const) {
      expect(EDITABLE).not.toContain(status);
      expect(DELETABLE).not.toContain(status);
    }
  });

  test("what may be on LinkedIn is never sent again: no way from unconfirmed to scheduled by the system", () => {
    const reached = reach("unconfirmed", by("system"));
    expect(reached).not.toContain("scheduled");
    expect(reached).not.toContain("publishing");
  });

  test("published is for good, unless the user says that it is not there", () => {
    expect(reach("published", by("system"))).toEqual(["published"]);
    expect(by("user").filter((move) => canMove("published", move))).toEqual(["deny"]);
  });

  test("every status is reached from a draft, and every one has a way on", () => {
    expect(reach("draft", MOVES).sort()).toEqual([...POST_STATUSES].sort());
    expect(POST_STATUSES.filter((status) => !MOVES.some((move) => canMove(status, move)))).toEqual([]);
  });

  test("the system alone brings a scheduled post to an end", () => {
    expect(reach("scheduled", by("system"))).toEqual(
      expect.arrayContaining(["published", "failed", "unconfirmed"]),
    );
  });
});

function reach(from: PostStatus, moves: PostMove[]): PostStatus[] {
  const reached = new Set<PostStatus>([from]);
  for (const status of reached) {
    for (const move of moves) if (canMove(status, move)) reached.add(POST_MOVES[move].to);
  }
  return [...reached];
}
