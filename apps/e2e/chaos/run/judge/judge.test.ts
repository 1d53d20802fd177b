import { describe, expect, test } from "vitest";
import type { Evidence } from "../evidence";
import {
  ATTEMPT,
  CALL,
  LEDGER_POST,
  NOON,
  POST,
  sampleEvidence,
  UNANSWERED,
  userAction,
} from "../testing/sample-evidence";
import { LATEST_COMMIT } from "../plan/faults";
import { formatReport } from "../report/format-report";
import { judge } from "./judge";

const invariants = (part: Partial<Evidence>) => judge(sampleEvidence(part)).map(({ invariant }) => invariant);
const DOUBLED = "1 at most one LinkedIn post per scheduling";
const STUCK = "2 nothing stuck";
const CHANGED = "3 nothing is sent after a confirmed move";
const DISCONNECTED = "3 nothing is sent after a disconnect";
const CONTENT = "4 what goes out is the version last confirmed";
const LOST = "5 published means that it is on LinkedIn";
const FAILED = "5 failed means that it is not on LinkedIn";
const UNCONFIRMED = "5 unconfirmed only when truly undecidable";
const EXPIRED = "6 nothing is sent after its limit";
const UNCLAIMED = "every create has its attempt";

test("a correctly published post has no violation", () => {
  expect(invariants({})).toEqual([]);
});

describe("lost", () => {
  test("a published post that LinkedIn does not have is lost", () => {
    expect(invariants({ ledger: [] })).toEqual([LOST]);
  });
  test("a post published without a URN that LinkedIn does not have is lost", () => {
    expect(invariants({ posts: [{ ...POST, urn: null }], ledger: [] })).toEqual([LOST]);
  });
  test("a post published under another URN than LinkedIn's is lost", () => {
    expect(invariants({ posts: [{ ...POST, urn: "urn:li:share:9" }] })).toEqual([LOST]);
  });
  test("one of two equal published posts is lost if LinkedIn has only one", () => {
    const equal = { ...POST, id: "post-2", urn: null };
    expect(invariants({ posts: [POST, equal] })).toEqual([LOST]);
  });
  test.each([{ visibility: "CONNECTIONS" }, { files: 1 }])(
    "a post published without a URN is lost if LinkedIn has only its twin: %j",
    (other) => {
      const twin = { ...POST, ...other, id: "post-2", status: "cancelled" as const, urn: null };
      expect(invariants({ posts: [{ ...POST, ...other, urn: null }, twin] })).toContain(LOST);
    },
  );
});

describe("duplicates", () => {
  const again = { ...LEDGER_POST, urn: "urn:li:share:2", createdAt: NOON + 900 };

  test("two LinkedIn posts for one scheduling are a duplicate", () => {
    expect(invariants({ ledger: [LEDGER_POST, again] })).toContain(DOUBLED);
  });
  test("a re-send that creates a second post is a duplicate", () => {
    const resend = { ...ATTEMPT, id: "resend-1", kind: "resend" as const, sentAt: NOON + 200_000 };
    const attempts = [UNANSWERED.attempt, resend];
    const late = { ...again, createdAt: NOON + 200_100 };
    expect(invariants({ attempts, ledger: [LEDGER_POST, late] })).toContain(DOUBLED);
  });
  test("a create that LinkedIn takes after its caller left is a duplicate of a re-send that LinkedIn takes too", () => {
    const resend = { ...ATTEMPT, id: "resend-1", kind: "resend" as const, sentAt: NOON + 187_000 };
    const late = { ...LEDGER_POST, urn: "urn:li:share:2", createdAt: NOON + 112_000 };
    const fromResend = { ...LEDGER_POST, createdAt: NOON + 187_100 };
    const ledger = [late, fromResend];
    const part = {
      attempts: [UNANSWERED.attempt, resend],
      calls: [{ ...UNANSWERED.call, fault: LATEST_COMMIT }, CALL],
    };
    expect(invariants({ ...part, ledger })).toContain(DOUBLED);
    expect(formatReport(sampleEvidence({ ...part, ledger }))).toContain(
      "taken late  1: 1 sent again, 1 doubled",
    );
    const proven = [UNANSWERED.attempt, { ...resend, outcome: "duplicate" }];
    const once = { ...part, attempts: proven, posts: [{ ...POST, urn: null }], ledger: [late] };
    expect(invariants(once)).toEqual([]);
    expect(formatReport(sampleEvidence(once))).toContain("taken late  1: 1 sent again, 0 doubled");
  });
  test("a refused attempt does not account for a LinkedIn post", () => {
    const attempts = [{ ...ATTEMPT, id: "attempt-0", scheduling: 0, outcome: "refused" }, ATTEMPT];
    expect(invariants({ attempts, ledger: [LEDGER_POST, again] })).toContain(DOUBLED);
  });
  test("a LinkedIn post of a failed post is a false failure, not a duplicate", () => {
    const part = {
      posts: [{ ...POST, status: "failed" as const }],
      attempts: [{ ...ATTEMPT, outcome: "not_sent" }],
    };
    expect(invariants(part)).toEqual([FAILED]);
  });
  test("two schedulings with one LinkedIn post each are no duplicate", () => {
    const attempts = [{ ...UNANSWERED.attempt, id: "attempt-0", scheduling: 0 }, ATTEMPT];
    expect(invariants({ attempts, ledger: [LEDGER_POST, again] })).not.toContain(DOUBLED);
  });
});

describe("stuck", () => {
  test.each(["publishing", "scheduled"] as const)(
    "a due post that is still %s at the end is stuck",
    (status) => {
      expect(invariants({ posts: [{ ...POST, status }], ledger: [] })).toEqual([STUCK]);
    },
  );
  test("a post held because of its connection is not stuck", () => {
    const members = [{ member: "m1", active: false }];
    expect(invariants({ posts: [{ ...POST, status: "scheduled" }], ledger: [], members })).toEqual([]);
  });
});

describe("sent after a confirmed change", () => {
  const cancelled = userAction("cancel", -10, { version: 3, status: "cancelled" });

  test.each(["cancelled", "draft", "deleted", "failed", "unconfirmed"])(
    "a post shown as %s must not be sent",
    (status) => {
      const userActions = [
        userAction("schedule", -30_000, {}),
        userAction("move", -10, { version: 3, status }),
      ];
      expect(invariants({ userActions })).toEqual([CHANGED]);
    },
  );
  test("a rescheduled post must not be sent before its new time", () => {
    const userActions = [
      userAction("schedule", -30_000, {}),
      userAction("schedule", -10, { version: 3, scheduledAt: NOON + 60_000 }),
    ];
    expect(invariants({ userActions })).toEqual([CHANGED]);
  });
  test("a cancel confirmed after the post was sent is no violation", () => {
    const userActions = [
      userAction("schedule", -30_000, {}),
      userAction("cancel", 120, { version: 3, status: "cancelled" }),
    ];
    expect(invariants({ userActions })).toEqual([]);
  });
  test("a cancel whose answer was lost is no violation", () => {
    expect(
      invariants({ userActions: [userAction("schedule", -30_000, {}), { ...cancelled, result: "lost" }] }),
    ).toEqual([]);
  });
  test("a post that the user has seen as cancelled must not be sent, even if the first answer was lost", () => {
    const userActions = [
      userAction("schedule", -30_000, {}),
      { ...userAction("cancel", -5_000, { version: 3, status: "cancelled" }), result: "lost" as const },
      userAction("get", -10, { version: 3, status: "cancelled" }),
    ];
    expect(invariants({ userActions })).toEqual([CHANGED]);
  });
  test("a cancelled post that was scheduled again may be sent", () => {
    const again = userAction("schedule", 50, { version: 4 });
    expect(invariants({ userActions: [userAction("schedule", -30_000, {}), cancelled, again] })).toEqual([]);
  });
});

describe("sent after a disconnect", () => {
  const change = {
    member: "m1",
    startedAt: NOON,
    endedAt: NOON + 50,
    result: "confirmed",
    inFlight: 0,
  } as const;

  test("a post must not be sent after a disconnect with nothing in flight", () => {
    expect(invariants({ connectionChanges: [{ ...change, what: "disconnect" }] })).toEqual([DISCONNECTED]);
  });
  test("a post reported as in flight may be sent", () => {
    expect(invariants({ connectionChanges: [{ ...change, what: "disconnect", inFlight: 1 }] })).toEqual([]);
  });
  test("a post may be sent after a reconnect", () => {
    const back = { ...change, what: "reconnect" as const, startedAt: NOON + 60, endedAt: NOON + 90 };
    expect(invariants({ connectionChanges: [{ ...change, what: "disconnect" }, back] })).toEqual([]);
  });
});

describe("content mismatches", () => {
  test("the text from before a confirmed edit is a mismatch", () => {
    const userActions = [
      userAction("schedule", -30_000, {}),
      userAction("update", -10, { version: 3, text: "k1x00001 Hi" }),
    ];
    expect(invariants({ userActions })).toEqual([CONTENT]);
  });
  test("another image is a mismatch", () => {
    const files = [{ sha256: "a", text: "" }];
    const userActions = [userAction("schedule", -30_000, { files })];
    expect(
      invariants({ userActions, ledger: [{ ...LEDGER_POST, files: [{ sha256: "b", text: "" }] }] }),
    ).toEqual([CONTENT]);
    expect(invariants({ userActions, ledger: [{ ...LEDGER_POST, files }] })).toEqual([]);
  });
  test("another visibility is a mismatch", () => {
    expect(invariants({ ledger: [{ ...LEDGER_POST, visibility: "CONNECTIONS" }] })).toEqual([CONTENT]);
  });
  test("a post that failed on LinkedIn after it was accepted is a mismatch", () => {
    expect(invariants({ ledger: [{ ...LEDGER_POST, lifecycleState: "PUBLISH_FAILED" }] })).toEqual([CONTENT]);
  });
  test("a text that no user wrote is a mismatch", () => {
    const strange = { ...LEDGER_POST, urn: "urn:li:share:5", text: "Who was that?" };
    expect(invariants({ ledger: [LEDGER_POST, strange] })).toEqual([CONTENT]);
  });
});

test.each(["failed", "cancelled", "draft"] as const)(
  "a post on LinkedIn that is %s here is a false failure",
  (status) => {
    expect(invariants({ posts: [{ ...POST, status, reason: "refused" }] })).toEqual([FAILED]);
  },
);

describe("wrongly unconfirmed", () => {
  const media = { ...POST, status: "unconfirmed", urn: null, files: 1, resolvable: false } as const;
  const text = { ...media, files: 0, resolvable: true } as const;
  const { attempt, call } = UNANSWERED;
  const resend = { ...attempt, id: "resend-1", kind: "resend" as const, sentAt: NOON + 200_000 };
  const recall = { ...CALL, at: NOON + 200_010 };
  const webKilled = { part: "web", how: "kill -9", from: NOON + 105, to: NOON + 3_000 } as const;

  test("an answered create without a kill is no reason to be unconfirmed", () => {
    expect(invariants({ posts: [media] })).toEqual([UNCONFIRMED]);
  });
  test("a media post may be unconfirmed if its create was not answered", () => {
    expect(invariants({ posts: [media], attempts: [attempt], calls: [call] })).toEqual([]);
  });
  test("a slow answer is a reason only if the web process was killed", () => {
    const slow = { ...call, fault: "slow, then taken", silenced: false };
    expect(invariants({ posts: [media], attempts: [attempt], calls: [slow] })).toEqual([UNCONFIRMED]);
    expect(invariants({ posts: [media], attempts: [attempt], calls: [slow], outages: [webKilled] })).toEqual(
      [],
    );
  });
  test("a post may be unconfirmed if the web process was killed with the answer", () => {
    expect(invariants({ posts: [media], outages: [webKilled] })).toEqual([]);
  });
  test("a kill of the executor alone is no reason, because the web process had the answer", () => {
    expect(invariants({ posts: [media], outages: [{ ...webKilled, part: "inngest" }] })).toEqual([
      UNCONFIRMED,
    ]);
  });
  test("a database outage is a reason only if it was long and the executor lost the answer", () => {
    const outage = { ...webKilled, part: "database", to: NOON + 2_000 } as const;
    expect(invariants({ posts: [media], outages: [outage] })).toEqual([UNCONFIRMED]);
    const long = { ...outage, to: NOON + 20_000 };
    expect(invariants({ posts: [media], outages: [long] })).toEqual([UNCONFIRMED]);
    const forgot = { ...webKilled, part: "inngest", from: NOON + 30_000, to: NOON + 33_000 } as const;
    expect(invariants({ posts: [media], outages: [long, forgot] })).toEqual([]);
    const again = { ...outage, from: NOON + 8_000, to: NOON + 11_000 };
    expect(invariants({ posts: [media], outages: [outage, again, forgot] })).toEqual([]);
  });
  test("a claim without a create is a reason only if a process was killed", () => {
    const part = { posts: [media], attempts: [attempt], calls: [], ledger: [] };
    expect(invariants(part)).toEqual([UNCONFIRMED]);
    expect(invariants({ ...part, outages: [webKilled] })).toEqual([]);
  });
  test("a text must not be unconfirmed if it could have been re-sent in time", () => {
    const part = { posts: [text], attempts: [attempt], calls: [call] };
    expect(invariants(part)).toEqual([UNCONFIRMED]);
    const down = { part: "web", how: "kill -9", from: NOON + 150_000, to: NOON + 400_000 } as const;
    expect(invariants({ ...part, outages: [down] })).toEqual([]);
  });
  test("a text must not be unconfirmed if its re-send was answered", () => {
    const part = { posts: [text], attempts: [attempt, resend] };
    expect(invariants({ ...part, calls: [call, recall] })).toEqual([UNCONFIRMED]);
    const cut = { ...recall, fault: "cut", status: null, silenced: true, definite: false };
    expect(invariants({ ...part, calls: [call, cut] })).toEqual([]);
  });
  test("a text may be unconfirmed if an equal text with a different body exists", () => {
    const sibling = {
      ...ATTEMPT,
      id: "attempt-2",
      postId: "post-2",
      requestHash: "hash-2",
      sentAt: NOON + 5_000,
    };
    const equal = { ...POST, id: "post-2" };
    const userActions = [
      userAction("schedule", -30_000, {}),
      userAction("schedule", -30_000, {}, { postId: "post-2" }),
    ];
    expect(
      invariants({ posts: [text, equal], attempts: [attempt, sibling], calls: [call], userActions }),
    ).toEqual([]);
  });
});

test("a post claimed after its expiry is a violation", () => {
  expect(invariants({ posts: [{ ...POST, expiresAt: NOON + 50 }] })).toEqual([EXPIRED]);
});

test("a create without an attempt before it is a violation", () => {
  expect(invariants({ attempts: [] })).toContain(UNCLAIMED);
  expect(invariants({ attempts: [{ ...ATTEMPT, sentAt: NOON + 500 }] })).toContain(UNCLAIMED);
});
