import { setTimeout } from "node:timers/promises";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import type { Actor } from "../../shared/actor";
import { createApprovingTeam, toRef } from "../../testing/create-approving-team";
import { fakeDeps } from "../../testing/fake-deps";
import { createPostInput } from "../../testing/post-fixtures";
import { getPost } from "../get-post";
import { publishPostNow } from "../publish-post-now";
import { editPublishedPost } from "../published/edit-published-post";
import { expirePosts } from "../publishing/expire-posts";
import { publishBatch } from "../publishing/publish-batch";
import { queueDuePosts } from "../publishing/queue-due-posts";
import { updatePost } from "../update-post";
import { approvePost, reopenApproval } from "./decide-approval";

const database = useTestDatabase({ max: 12 });
const deps = () => fakeDeps(database.db);
const read = (id: string) => database.db.post.findUniqueOrThrow({ where: { id } });

/** A team whose editor is connected to LinkedIn, and what they publish now. */
async function make() {
  const team = await createApprovingTeam(database.db, { isOwnAllowed: false });
  const user = await createUser(database.db, { linkedinConnectedAt: new Date(Date.now() - 3_600_000) });
  const writer = await team.add("editor", user);
  const due = async () => {
    const draft = await team.draft(writer);
    return publishPostNow(deps(), writer, toRef(draft));
  };
  return { ...team, writer, due };
}

/** Publishes a post whose time has come; returns the number of calls. */
async function publish(id: string) {
  const publishing = deps();
  await publishBatch(publishing, [id]);
  return publishing.sent.length;
}

describe("a post whose time has come", () => {
  test("is held until it is approved, and goes out then", async () => {
    const { approver, due, approve } = await make();
    const { id } = await due();
    expect(await publish(id)).toBe(0);
    expect(await read(id)).toMatchObject({ status: "scheduled", approval: "requested" });
    await approve(approver, id);
    expect(await publish(id)).toBe(1);
    expect(await read(id)).toMatchObject({ status: "published", approval: "approved" });
  });

  test("guard queue-approval: is sent to no job while it waits", async () => {
    const { approver, due, approve } = await make();
    const { id } = await due();
    const queued = async () => (await queueDuePosts(deps())).flatMap(({ postIds }) => postIds).includes(id);
    expect(await queued()).toBe(false);
    await approve(approver, id);
    expect(await queued()).toBe(true);
  });

  test("an approval sends it to the jobs at once", async () => {
    const { approver, due } = await make();
    const post = await due();
    const sending = deps();
    const ref = toRef(post);
    await approvePost(sending, approver, { ref, hash: post.approval!.hash, note: "" });
    expect(sending.hints.flatMap(({ postIds }) => postIds)).toEqual([post.id]);
  });

  test("fails with a reason of its own when nobody approves it in time", async () => {
    const { due } = await make();
    const { id } = await due();
    await database.db.post.update({ where: { id }, data: { expiresAt: new Date(Date.now() - 1) } });
    await expirePosts(deps());
    expect(await read(id)).toMatchObject({ status: "failed", reason: "not_approved" });
  });

  test("guard approval-valid: is not claimed once its approval is taken back, voided or never given", async () => {
    const { approver, writer, due, approve } = await make();
    const taken = await due();
    await approve(approver, taken.id);
    await reopenApproval(deps(), approver, toRef(taken));
    const voided = await due();
    await approve(approver, voided.id);
    await updatePost(deps(), writer, toRef(voided), createPostInput({ content: "Other" }));
    const never = await due();
    await database.db.post.update({ where: { id: never.id }, data: { approval: "none" } });
    for (const { id } of [taken, voided, never]) expect(await publish(id)).toBe(0);
  });

  test("guard approval-hash: is not claimed when it is not what was approved, however that came", async () => {
    const { approver, due, approve } = await make();
    const { id } = await due();
    await approve(approver, id);
    const { approvedHash } = await read(id);
    await database.db.post.update({ where: { id }, data: { approvedHash: "0".repeat(64) } });
    expect(await publish(id)).toBe(0);
    await database.db.post.update({ where: { id }, data: { approvedHash } });
    expect(await publish(id)).toBe(1);
  });
});

test("what is published is edited by those alone who may approve it", async () => {
  const { owner, writer, approver, due, approve, workspace } = await make();
  const { id, version } = await due();
  await approve(approver, id);
  await publish(id);
  const edit = (by: Actor) =>
    editPublishedPost(deps(), by, { id, version }, { content: "Edited", hashtags: [] });
  await expect(edit(writer)).rejects.toMatchObject({ code: "approval_needed" });
  const where = { workspaceId_userId: { workspaceId: workspace.id, userId: writer.userId } };
  await database.db.membership.update({ where, data: { consentedAt: new Date() } });
  await expect(edit(owner)).resolves.toMatchObject({ outcome: "done" });
  expect(await read(id)).toMatchObject({ approval: "approved" });
});

/** 500 races take half a minute on a quiet machine. */
const RACES_TIMEOUT_MS = 600_000;

test(
  "500 posts that are edited while they are approved and published: what goes out is what was approved",
  async () => {
    const teams = await Promise.all(Array.from({ length: 5 }, make));
    const race = async ({ writer, approver, draft }: (typeof teams)[number], round: number) => {
      const scheduledAt = new Date(Date.now() - 1000);
      const post = await draft(writer, { status: "scheduled", scheduledAt, approval: "requested" });
      const { hash } = (await getPost(deps(), approver, post.id)).approval!;
      const ref = toRef(post);
      const publishing = deps();
      const approved = approvePost(publishing, approver, { ref, hash, note: "" });
      // In every other round the edit meets the publishing, in the others the approval.
      if (round % 2 === 0) await approved;
      const [, edited] = await Promise.allSettled([
        approved.then(() => publishBatch(publishing, [post.id])),
        setTimeout((round % 20) * 2).then(() =>
          updatePost(deps(), writer, ref, createPostInput({ content: "Edited" })),
        ),
      ]);
      await publishBatch(publishing, [post.id]);
      const { status, approval } = await read(post.id);
      const texts = publishing.sent.map(({ body }) => (JSON.parse(body) as { text: string }).text);
      return { outcome: { texts, status, approval, edited: edited.status }, content: post.content };
    };
    const outcomes = [];
    for (let round = 0; round < 100; round++)
      outcomes.push(...(await Promise.all(teams.map((team) => race(team, round)))));
    const sent = outcomes.filter(({ outcome }) => outcome.texts.length > 0);
    const held = outcomes.filter(({ outcome }) => outcome.texts.length === 0);
    console.log(`${sent.length} of ${outcomes.length} went out as they were approved`);
    for (const { outcome, content } of sent)
      expect(outcome).toEqual({
        texts: [content],
        status: "published",
        approval: "approved",
        edited: "rejected",
      });
    for (const { outcome } of held)
      expect(outcome).toEqual({
        texts: [],
        status: "scheduled",
        approval: expect.stringMatching(/^(requested|voided)$/) as string,
        edited: "fulfilled",
      });
    expect(outcomes).toHaveLength(500);
  },
  RACES_TIMEOUT_MS,
);
