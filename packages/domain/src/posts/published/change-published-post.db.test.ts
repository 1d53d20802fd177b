import { randomUUID } from "node:crypto";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import type { Actor } from "../../shared/actor";
import { toActor } from "../../testing/to-actor";
import { fakeDeps } from "../../testing/fake-deps";
import { testRefusals } from "../../testing/test-refusals";
import { denyPost } from "../affirm-deny-post";
import { TIMING } from "../model/publish-timing";
import type { ChangeOutcome } from "../ports/publisher";
import type { PostRef } from "../model/post-input";
import type { ChangeDeps } from "./change-published-post";
import { deletePublishedPost } from "./delete-published-post";
import { editPublishedPost } from "./edit-published-post";
import { listChanges } from "./list-changes";

const database = useTestDatabase();
const TEXT = { content: "New (text)", hashtags: ["neu"] };

async function make(
  overrides: Parameters<typeof createPost>[2] = {},
  owner: Parameters<typeof createUser>[1] = {},
) {
  const connectedAt = new Date(Date.now() - 3_600_000);
  const user = await createUser(database.db, { linkedinConnectedAt: connectedAt, ...owner });
  const post = await createPost(database.db, user, { status: "published", content: "Old", ...overrides });
  return { user, post, actor: toActor(user), ref: { id: post.id, version: post.version } };
}
const read = (id: string) =>
  database.db.post.findUniqueOrThrow({ where: { id }, include: { changes: { orderBy: { sentAt: "asc" } } } });
const countCalls = async ({ linkedinProfileId }: { linkedinProfileId: string | null }) =>
  (await database.db.linkedinCalls.findFirst({ where: { memberSub: linkedinProfileId! } }))?.calls ?? 0;

/** Both changes, called alike. */
const CHANGES = {
  edit: (deps: ChangeDeps, actor: Actor, ref: PostRef) => editPublishedPost(deps, actor, ref, TEXT),
  delete: deletePublishedPost,
};
type Change = keyof typeof CHANGES;
const KINDS = Object.keys(CHANGES) as Change[];

for (const kind of KINDS)
  testRefusals(database, ["published"], (actor, ref) => CHANGES[kind](fakeDeps(database.db), actor, ref));

test("an edit replaces the text on LinkedIn and here, and is recorded", async () => {
  const { user, actor, post, ref } = await make({ aiOrigin: "generated" });
  await database.db.linkedinPost.create({
    data: {
      userId: user.id,
      postId: post.id,
      urn: post.linkedinUrn!,
      publishedAt: post.publishedAt!,
      source: "takt",
      seenAt: new Date(),
    },
  });
  const deps = fakeDeps(database.db);
  const { outcome, post: view } = await editPublishedPost(deps, actor, ref, TEXT);
  expect(outcome).toBe("done");
  expect(deps.changes).toEqual([
    { urn: post.linkedinUrn, text: "New (text)\n\n#neu", token: user.linkedinAccessToken },
  ]);
  expect(view).toMatchObject({
    ...TEXT,
    status: "published",
    version: 2,
    aiOrigin: "assisted",
    openChange: null,
  });
  const [change] = (await read(post.id)).changes;
  expect(change).toMatchObject({
    kind: "edit",
    urn: post.linkedinUrn,
    ...TEXT,
    outcome: "done",
    httpStatus: 204,
  });
  expect(view.editedAt).toEqual(change!.sentAt);
  expect(await database.db.linkedinPost.findUnique({ where: { postId: post.id } })).toMatchObject({
    text: "New (text)\n\n#neu",
    editedAt: change!.sentAt,
  });
  expect(await countCalls(user)).toBe(1);
});

test("an edit can be edited back", async () => {
  const { actor, ref } = await make();
  const deps = fakeDeps(database.db);
  const { post } = await editPublishedPost(deps, actor, ref, TEXT);
  const back = await editPublishedPost(deps, actor, post, { content: "Old", hashtags: [] });
  expect(back).toMatchObject({ outcome: "done", post: { content: "Old", hashtags: [], version: 3 } });
});

test("a post that is reported missing after an edit is as it was before it was published", async () => {
  const attemptId = randomUUID();
  const { actor, ref } = await make({ attemptId });
  const { post } = await editPublishedPost(fakeDeps(database.db), actor, ref, TEXT);
  const silent = fakeDeps(database.db, { change: () => ({ kind: "unknown" }) });
  const { post: unanswered } = await deletePublishedPost(silent, actor, post);
  expect(await denyPost(database, actor, unanswered, attemptId)).toMatchObject({
    ...TEXT,
    status: "failed",
    editedAt: null,
    removedAt: null,
    openChange: null,
  });
});

test("a deletion keeps the text here, and the post has no link any more", async () => {
  const { actor, post, ref } = await make();
  const deps = fakeDeps(database.db);
  const { outcome, post: view } = await deletePublishedPost(deps, actor, ref);
  expect(outcome).toBe("done");
  expect(deps.changes).toMatchObject([{ urn: post.linkedinUrn, text: null }]);
  expect(view).toMatchObject({ status: "published", content: "Old", linkedinUrl: null });
  expect(view.removedAt).toEqual((await read(post.id)).changes[0]!.sentAt);
});

describe.each(KINDS)("%s", (kind) => {
  const change = CHANGES[kind];

  test.each([
    [{ kind: "refused", reason: "refused", status: 400, message: "No" }, null],
    [{ kind: "gone", status: 404 }, null],
    [{ kind: "limited", until: new Date(), status: 429 }, null],
    [{ kind: "not_sent" }, null],
    [{ kind: "unknown" }, kind],
  ] satisfies [ChangeOutcome, Change | null][])(
    "with the outcome %j nothing changes here, and it is recorded",
    async (outcome, open) => {
      const { user, actor, post, ref } = await make();
      const result = await change(fakeDeps(database.db, { change: () => outcome }), actor, ref);
      const message = "message" in outcome ? outcome.message : null;
      expect(result).toMatchObject({ outcome: outcome.kind, message });
      expect(result.post).toMatchObject({ content: "Old", editedAt: null, removedAt: null, version: 2 });
      expect(result.post.openChange?.kind ?? null).toBe(open);
      expect(await listChanges(database, actor, post.id)).toMatchObject([
        { kind, outcome: outcome.kind, linkedinMessage: message },
      ]);
      // A call that never reached LinkedIn does not count.
      expect(await countCalls(user)).toBe(outcome.kind === "not_sent" ? 0 : 1);
    },
  );

  test("an unauthorized call ends the connection", async () => {
    const { user, actor, ref } = await make();
    const deps = fakeDeps(database.db, {
      change: () => ({ kind: "unauthorized", why: "revoked", status: 401 }),
    });
    expect(await change(deps, actor, ref)).toMatchObject({ outcome: "unauthorized" });
    expect(await database.db.user.findUniqueOrThrow({ where: { id: user.id } })).toMatchObject({
      linkedinStatus: "invalid",
      linkedinReason: "revoked",
    });
  });

  test("what LinkedIn has not answered can be asked for again", async () => {
    const { actor, ref } = await make();
    const silent = fakeDeps(database.db, { change: () => ({ kind: "unknown" }) });
    const { post } = await change(silent, actor, ref);
    expect(await change(fakeDeps(database.db), actor, post)).toMatchObject({
      outcome: "done",
      post: { openChange: null },
    });
  });

  test("guard change-pending: while LinkedIn is being asked, nothing else is asked", async () => {
    const { actor, post, ref } = await make();
    const row = { postId: post.id, kind, memberSub: "m", urn: post.linkedinUrn! };
    const id = randomUUID();
    await database.db.postChange.create({ data: { ...row, id, sentAt: new Date() } });
    const deps = fakeDeps(database.db);
    await expect(change(deps, actor, ref)).rejects.toMatchObject({ code: "post_change_pending" });
    expect(deps.changes).toEqual([]);
    // The process that asked has died.
    const sentAt = new Date(Date.now() - TIMING.changeLease - 1000);
    await database.db.postChange.update({ where: { id }, data: { sentAt } });
    expect(await change(deps, actor, ref)).toMatchObject({ outcome: "done" });
  });

  test("without a call left today nothing is asked and nothing is recorded", async () => {
    const { actor, post, ref } = await make();
    const deps = fakeDeps(database.db, { callsPerDay: 0 });
    await expect(change(deps, actor, ref)).rejects.toMatchObject({ code: "linkedin_calls_used_up" });
    expect(deps.changes).toEqual([]);
    expect((await read(post.id)).changes).toEqual([]);
  });

  async function refused(code: string, ...args: Parameters<typeof make>) {
    const { user, actor, post, ref } = await make(...args);
    const deps = fakeDeps(database.db);
    await expect(change(deps, actor, ref)).rejects.toMatchObject({ code });
    expect(deps.changes).toEqual([]);
    expect(await read(post.id)).toMatchObject({ version: post.version, changes: [] });
    expect(await countCalls(user)).toBe(0);
  }

  test("guard change-connection: nothing is asked without an active connection", () =>
    refused("connection_inactive", {}, { linkedinStatus: "invalid" }));
  test("guard change-account: nothing is asked for an account that is not active", () =>
    refused("post_change_pending", {}, { waitlistStatus: "rejected" }));
  test("guard change-removed: a post that is deleted on LinkedIn is not changed", () =>
    refused("post_not_in_state", { removedAt: new Date() }));
  test("a post whose link is not known is not changed", () =>
    refused("post_link_unknown", { linkedinUrn: null }));
  test("guard change-link: a post that is known by its activity alone is not changed", () =>
    refused("post_link_unknown", { linkedinUrn: "urn:li:activity:7000000000000000001" }));
  test("guard change-deleted: a post that is deleted here is not changed", () =>
    refused("post_not_found", { deletedAt: new Date() }));
  test("guard change-status: a post that is not published is not changed", () =>
    refused("post_not_in_state", { status: "unconfirmed", linkedinUrn: "urn:li:share:1" }));

  test("guard change-version: of two tabs the second one is refused", async () => {
    const { actor, ref } = await make();
    const deps = fakeDeps(database.db);
    await change(fakeDeps(database.db, { change: () => ({ kind: "unknown" }) }), actor, ref);
    await expect(change(deps, actor, ref)).rejects.toMatchObject({ code: "post_changed" });
    expect(deps.changes).toEqual([]);
  });

  test("a post that its author reports missing meanwhile stays as reported", async () => {
    const attemptId = randomUUID();
    const { actor, post, ref } = await make({ attemptId });
    const deps = fakeDeps(database.db, {
      async change() {
        await denyPost(database, actor, { ...ref, version: ref.version + 1 }, attemptId);
        return { kind: "done", status: 204 };
      },
    });
    await change(deps, actor, ref);
    expect(await read(post.id)).toMatchObject({
      status: "failed",
      content: "Old",
      editedAt: null,
      removedAt: null,
      changes: [{ outcome: "done" }],
    });
  });
});

test.each([
  ["empty", { content: " ", hashtags: [] }, "post_empty"],
  ["too long", { content: "x".repeat(3001), hashtags: [] }, "post_too_long"],
])("a text that is %s is refused before LinkedIn is asked", async (_name, text, code) => {
  const { actor, ref } = await make();
  const deps = fakeDeps(database.db);
  await expect(editPublishedPost(deps, actor, ref, text)).rejects.toMatchObject({ code });
  expect(deps.changes).toEqual([]);
});

test("a post with a poll is not edited, and can be deleted", async () => {
  const poll = { pollQuestion: "Which?", pollOptions: ["a", "b"], pollDuration: "ONE_DAY" } as const;
  const { actor, ref } = await make({ ...poll, pollOptions: [...poll.pollOptions] });
  const deps = fakeDeps(database.db);
  await expect(editPublishedPost(deps, actor, ref, TEXT)).rejects.toMatchObject({
    code: "post_not_in_state",
  });
  expect(await deletePublishedPost(deps, actor, ref)).toMatchObject({ outcome: "done" });
});
