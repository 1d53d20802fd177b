import { describe, expect, test } from "vitest";
import type { Evidence } from "../evidence";
import { ATTEMPT, CALL, madeUp, NOON, ON_LINKEDIN, POST, told, UNANSWERED } from "../testing/made-up";
import { judge } from "./judge";

const invariants = (part: Partial<Evidence>) => judge(madeUp(part)).map(({ invariant }) => invariant);
const DOUBLED = "1 at most one LinkedIn post per scheduling";
const STUCK = "2 nothing stuck";
const MOVED = "3 nothing is sent after a confirmed move";
const LINK = "3 nothing is sent after a disconnect";
const CONTENT = "4 what goes out is the version last confirmed";
const LOST = "5 published means that it is on LinkedIn";
const FAILED = "5 failed means that it is not on LinkedIn";
const ASKED = "5 unconfirmed only when truly undecidable";
const EXPIRED = "6 nothing is sent after its limit";
const UNCLAIMED = "every create has its receipt";

test("a post that went out as it should", () => {
  expect(invariants({})).toEqual([]);
});

describe("lost", () => {
  test("published, and LinkedIn does not have it", () => {
    expect(invariants({ ledger: [] })).toEqual([LOST]);
  });
  test("published without a link, and LinkedIn does not have it", () => {
    expect(invariants({ posts: [{ ...POST, urn: null }], ledger: [] })).toEqual([LOST]);
  });
  test("published under another name than LinkedIn's", () => {
    expect(invariants({ posts: [{ ...POST, urn: "urn:li:share:9" }] })).toEqual([LOST]);
  });
  test("two equal posts are published, one is there", () => {
    const equal = { ...POST, id: "post-2", urn: null };
    expect(invariants({ posts: [POST, equal] })).toEqual([LOST]);
  });
  test.each([{ visibility: "CONNECTIONS" }, { files: 1 }])(
    "published without a link, and LinkedIn has only its twin with the same words: %j",
    (other) => {
      const twin = { ...POST, ...other, id: "post-2", status: "cancelled" as const, urn: null };
      expect(invariants({ posts: [{ ...POST, ...other, urn: null }, twin] })).toContain(LOST);
    },
  );
});

describe("doubled", () => {
  const again = { ...ON_LINKEDIN, urn: "urn:li:share:2", createdAt: NOON + 900 };

  test("two for one scheduling", () => {
    expect(invariants({ ledger: [ON_LINKEDIN, again] })).toContain(DOUBLED);
  });
  test("a re-send that made a second one", () => {
    const resend = { ...ATTEMPT, id: "resend-1", kind: "resend" as const, sentAt: NOON + 200_000 };
    const attempts = [UNANSWERED.attempt, resend];
    const late = { ...again, createdAt: NOON + 200_100 };
    expect(invariants({ attempts, ledger: [ON_LINKEDIN, late] })).toContain(DOUBLED);
  });
  test("an attempt that was refused made none", () => {
    const attempts = [{ ...ATTEMPT, id: "attempt-0", scheduling: 0, outcome: "refused" }, ATTEMPT];
    expect(invariants({ attempts, ledger: [ON_LINKEDIN, again] })).toContain(DOUBLED);
  });
  test("not: one that should not be there at all is called a failure that is none", () => {
    const part = {
      posts: [{ ...POST, status: "failed" as const }],
      attempts: [{ ...ATTEMPT, outcome: "not_sent" }],
    };
    expect(invariants(part)).toEqual([FAILED]);
  });
  test("not: two schedulings of which each made one", () => {
    const attempts = [{ ...UNANSWERED.attempt, id: "attempt-0", scheduling: 0 }, ATTEMPT];
    expect(invariants({ attempts, ledger: [ON_LINKEDIN, again] })).not.toContain(DOUBLED);
  });
});

describe("stuck", () => {
  test.each(["publishing", "scheduled"] as const)("still %s in the end", (status) => {
    expect(invariants({ posts: [{ ...POST, status }], ledger: [] })).toEqual([STUCK]);
  });
  test("not: held back by its connection", () => {
    const members = [{ member: "m1", active: false }];
    expect(invariants({ posts: [{ ...POST, status: "scheduled" }], ledger: [], members })).toEqual([]);
  });
});

describe("sent after a confirmed move", () => {
  const cancelled = told("cancel", -10, { version: 3, status: "cancelled" });

  test.each(["cancelled", "draft", "deleted", "failed", "unconfirmed"])("%s", (status) => {
    const said = [told("schedule", -30_000, {}), told("move", -10, { version: 3, status })];
    expect(invariants({ said })).toEqual([MOVED]);
  });
  test("before the time it was moved to", () => {
    const said = [
      told("schedule", -30_000, {}),
      told("schedule", -10, { version: 3, scheduledAt: NOON + 60_000 }),
    ];
    expect(invariants({ said })).toEqual([MOVED]);
  });
  test("not: confirmed only after it was sent", () => {
    const said = [told("schedule", -30_000, {}), told("cancel", 120, { version: 3, status: "cancelled" })];
    expect(invariants({ said })).toEqual([]);
  });
  test("not: the answer to the cancel was lost", () => {
    expect(invariants({ said: [told("schedule", -30_000, {}), { ...cancelled, result: "lost" }] })).toEqual(
      [],
    );
  });
  test("the answer was lost, but the user looked again and saw it cancelled", () => {
    const said = [
      told("schedule", -30_000, {}),
      { ...told("cancel", -5_000, { version: 3, status: "cancelled" }), result: "lost" as const },
      told("get", -10, { version: 3, status: "cancelled" }),
    ];
    expect(invariants({ said })).toEqual([MOVED]);
  });
  test("not: scheduled again since", () => {
    const again = told("schedule", 50, { version: 4 });
    expect(invariants({ said: [told("schedule", -30_000, {}), cancelled, again] })).toEqual([]);
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

  test("confirmed with nothing in flight", () => {
    expect(invariants({ links: [{ ...change, what: "disconnect" }] })).toEqual([LINK]);
  });
  test("not: reported as in flight", () => {
    expect(invariants({ links: [{ ...change, what: "disconnect", inFlight: 1 }] })).toEqual([]);
  });
  test("not: reconnected since", () => {
    const back = { ...change, what: "reconnect" as const, startedAt: NOON + 60, endedAt: NOON + 90 };
    expect(invariants({ links: [{ ...change, what: "disconnect" }, back] })).toEqual([]);
  });
});

describe("other content than confirmed", () => {
  test("the text before an edit", () => {
    const said = [told("schedule", -30_000, {}), told("update", -10, { version: 3, text: "k1x00001 Hi" })];
    expect(invariants({ said })).toEqual([CONTENT]);
  });
  test("another picture", () => {
    const files = [{ sha256: "a", words: "" }];
    const said = [told("schedule", -30_000, { files })];
    expect(invariants({ said, ledger: [{ ...ON_LINKEDIN, files: [{ sha256: "b", words: "" }] }] })).toEqual([
      CONTENT,
    ]);
    expect(invariants({ said, ledger: [{ ...ON_LINKEDIN, files }] })).toEqual([]);
  });
  test("seen by others than meant", () => {
    expect(invariants({ ledger: [{ ...ON_LINKEDIN, visibility: "CONNECTIONS" }] })).toEqual([CONTENT]);
  });
  test("accepted by LinkedIn and failed there, unseen", () => {
    expect(invariants({ ledger: [{ ...ON_LINKEDIN, lifecycleState: "PUBLISH_FAILED" }] })).toEqual([CONTENT]);
  });
  test("a text that nobody wrote", () => {
    const strange = { ...ON_LINKEDIN, urn: "urn:li:share:5", text: "Who was that?" };
    expect(invariants({ ledger: [ON_LINKEDIN, strange] })).toEqual([CONTENT]);
  });
});

test.each(["failed", "cancelled", "draft"] as const)("LinkedIn has it, and here it is %s", (status) => {
  expect(invariants({ posts: [{ ...POST, status, reason: "refused" }] })).toEqual([FAILED]);
});

describe("wrongly unconfirmed", () => {
  const media = { ...POST, status: "unconfirmed", urn: null, files: 1, resolvable: false } as const;
  const text = { ...media, files: 0, resolvable: true } as const;
  const { attempt, call } = UNANSWERED;
  const resend = { ...attempt, id: "resend-1", kind: "resend" as const, sentAt: NOON + 200_000 };
  const recall = { ...CALL, at: NOON + 200_010 };
  const webDied = { part: "web", how: "kill -9", from: NOON + 105, to: NOON + 3_000 } as const;

  test("LinkedIn had answered, and nothing was killed", () => {
    expect(invariants({ posts: [media] })).toEqual([ASKED]);
  });
  test("not: media whose create was not answered", () => {
    expect(invariants({ posts: [media], attempts: [attempt], calls: [call] })).toEqual([]);
  });
  test("a slow answer that nobody took, though nothing died", () => {
    const slow = { ...call, fault: "slow, then taken", silenced: false };
    expect(invariants({ posts: [media], attempts: [attempt], calls: [slow] })).toEqual([ASKED]);
    expect(invariants({ posts: [media], attempts: [attempt], calls: [slow], outages: [webDied] })).toEqual(
      [],
    );
  });
  test("not: the web process died with the answer in hand", () => {
    expect(invariants({ posts: [media], outages: [webDied] })).toEqual([]);
  });
  test("the executor alone died: the web process had the answer", () => {
    expect(invariants({ posts: [media], outages: [{ ...webDied, part: "inngest" }] })).toEqual([ASKED]);
  });
  test("the database was away for a moment, or for long while the executor kept the answer", () => {
    const outage = { ...webDied, part: "database", to: NOON + 2_000 } as const;
    expect(invariants({ posts: [media], outages: [outage] })).toEqual([ASKED]);
    const long = { ...outage, to: NOON + 20_000 };
    expect(invariants({ posts: [media], outages: [long] })).toEqual([ASKED]);
    const forgot = { ...webDied, part: "inngest", from: NOON + 30_000, to: NOON + 33_000 } as const;
    expect(invariants({ posts: [media], outages: [long, forgot] })).toEqual([]);
  });
  test("claimed and never sent, though nothing died", () => {
    const part = { posts: [media], attempts: [attempt], calls: [], ledger: [] };
    expect(invariants(part)).toEqual([ASKED]);
    expect(invariants({ ...part, outages: [webDied] })).toEqual([]);
  });
  test("a text that could have been sent again in time", () => {
    const part = { posts: [text], attempts: [attempt], calls: [call] };
    expect(invariants(part)).toEqual([ASKED]);
    const down = { part: "web", how: "kill -9", from: NOON + 150_000, to: NOON + 400_000 } as const;
    expect(invariants({ ...part, outages: [down] })).toEqual([]);
  });
  test("a text whose re-send was answered", () => {
    const part = { posts: [text], attempts: [attempt, resend] };
    expect(invariants({ ...part, calls: [call, recall] })).toEqual([ASKED]);
    const cut = { ...recall, fault: "cut", status: null, silenced: true, definite: false };
    expect(invariants({ ...part, calls: [call, cut] })).toEqual([]);
  });
  test("not: an equal text is about, in other bytes", () => {
    const sibling = {
      ...ATTEMPT,
      id: "attempt-2",
      postId: "post-2",
      requestHash: "hash-2",
      sentAt: NOON + 5_000,
    };
    const equal = { ...POST, id: "post-2" };
    const said = [told("schedule", -30_000, {}), told("schedule", -30_000, {}, { postId: "post-2" })];
    expect(invariants({ posts: [text, equal], attempts: [attempt, sibling], calls: [call], said })).toEqual(
      [],
    );
  });
});

test("claimed after its limit", () => {
  expect(invariants({ posts: [{ ...POST, expiresAt: NOON + 50 }] })).toEqual([EXPIRED]);
});

test("a create without a claim", () => {
  expect(invariants({ attempts: [] })).toContain(UNCLAIMED);
  expect(invariants({ attempts: [{ ...ATTEMPT, sentAt: NOON + 500 }] })).toContain(UNCLAIMED);
});
