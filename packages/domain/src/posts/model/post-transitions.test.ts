import { describe, expect, test } from "vitest";
import {
  type PostTransition,
  canTransition,
  DELETABLE,
  EDITABLE,
  POST_TRANSITIONS,
  type PostStatus,
  POST_STATUSES,
} from "./post-transitions";
const TRANSITIONS = Object.keys(POST_TRANSITIONS) as PostTransition[];
const by = (who: "user" | "system") => TRANSITIONS.filter((name) => POST_TRANSITIONS[name].by === who);

/** Written out a second time: a change of the table has to be meant. */
const POSSIBLE: Record<PostStatus, PostTransition[]> = {
  draft: ["schedule"],
  scheduled: ["schedule", "unschedule", "cancel", "claim", "expire"],
  publishing: ["release", "exhaust", "confirm", "reject", "lose"],
  published: ["deny"],
  failed: ["schedule", "unschedule"],
  cancelled: ["schedule", "unschedule", "restore"],
  unconfirmed: ["affirm", "deny", "confirm", "reject"],
};

test.each(POST_STATUSES)("the transitions possible from %s are those written out here", (status) => {
  expect(TRANSITIONS.filter((name) => canTransition(status, name))).toEqual(POSSIBLE[status]);
});

test("each transition leads to the status written out here", () => {
  const leads = Object.fromEntries(TRANSITIONS.map((name) => [name, POST_TRANSITIONS[name].to]));
  expect(leads).toEqual({
    schedule: "scheduled",
    unschedule: "draft",
    cancel: "cancelled",
    restore: "scheduled",
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
  test("a claim alone starts publishing, and only from scheduled", () => {
    const into = TRANSITIONS.filter((name) => POST_TRANSITIONS[name].to === "publishing");
    expect(into).toEqual(["claim"]);
    expect(POST_TRANSITIONS.claim.from).toEqual(["scheduled"]);
  });

  test("a post that is being sent can be neither moved, edited nor deleted by its user", () => {
    expect(by("user").filter((name) => canTransition("publishing", name))).toEqual([]);
    for (const status of ["publishing", "published", "unconfirmed"] as const) {
      expect(EDITABLE).not.toContain(status);
      expect(DELETABLE).not.toContain(status);
    }
  });

  test("the system has no way from unconfirmed back to scheduled", () => {
    const reached = reach("unconfirmed", by("system"));
    expect(reached).not.toContain("scheduled");
    expect(reached).not.toContain("publishing");
  });

  test("a published post stays published unless its user says that it is not on LinkedIn", () => {
    expect(reach("published", by("system"))).toEqual(["published"]);
    expect(by("user").filter((name) => canTransition("published", name))).toEqual(["deny"]);
  });

  test("every status can be reached from a draft and left again", () => {
    expect(reach("draft", TRANSITIONS).sort()).toEqual([...POST_STATUSES].sort());
    expect(
      POST_STATUSES.filter((status) => !TRANSITIONS.some((name) => canTransition(status, name))),
    ).toEqual([]);
  });

  test("the system alone brings a scheduled post to an end", () => {
    expect(reach("scheduled", by("system"))).toEqual(
      expect.arrayContaining(["published", "failed", "unconfirmed"]),
    );
  });
});

function reach(from: PostStatus, names: PostTransition[]): PostStatus[] {
  const reached = new Set<PostStatus>([from]);
  for (const status of reached) {
    for (const name of names) if (canTransition(status, name)) reached.add(POST_TRANSITIONS[name].to);
  }
  return [...reached];
}
