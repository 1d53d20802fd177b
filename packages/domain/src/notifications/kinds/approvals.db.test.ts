import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "../../shared/actor";
import { requestChanges } from "../../posts/approvals/decide-approval";
import { removeMember } from "../../members/remove-member";
import { createApprovingTeam, toRef } from "../../testing/create-approving-team";
import { fakeDeps } from "../../testing/fake-deps";
import { findOccasions } from "../find-occasions";
import { listNotifications } from "../list-notifications";

const database = useTestDatabase();
beforeEach(async () => {
  await database.db.workspace.deleteMany();
  await database.db.user.deleteMany();
});
const HOUR_MS = 3_600_000;
const deps = () => fakeDeps(database.db);
const find = () => findOccasions(deps());
const make = () => createApprovingTeam(database.db);

/** The kinds that a member was told, with whether they still apply, the newest first. */
async function listKinds(actor: Actor) {
  const { notifications } = await listNotifications(database, actor, { limit: 9, unread: false });
  return notifications.map(({ kind, open }) => (open ? kind : `${kind} done`));
}
const setPost = (id: string, data: Parameters<typeof database.db.post.update>[0]["data"]) =>
  database.db.post.update({ where: { id }, data });
const setUser = (id: string, waitlistStatus: "rejected") =>
  database.db.user.update({ where: { id }, data: { waitlistStatus } });

describe("approval_requested", () => {
  test("tells each who may approve, once, and says of it when it is done", async () => {
    const { owner, editor, approver, viewer, schedule, approve } = await make();
    const { id } = await schedule();
    await Promise.all([find(), find()]);
    expect(await find()).toEqual({ found: 0 });
    const all = async () => Promise.all([owner, approver, editor, viewer].map(listKinds));
    expect(await all()).toEqual([["approval_requested"], ["approval_requested"], [], []]);
    await approve(approver, id);
    expect(await listKinds(owner)).toEqual(["approval_requested done"]);
  });

  test("guard requested-status: nothing of a post that has failed", async () => {
    const { schedule } = await make();
    await setPost((await schedule()).id, { status: "failed" });
    expect(await find()).toEqual({ found: 1 });
  });

  test("guard requested-deleted: nor of one that is deleted", async () => {
    const { schedule } = await make();
    await setPost((await schedule()).id, { deletedAt: new Date() });
    expect(await find()).toEqual({ found: 0 });
  });

  test("guard requested-active: an account that is not active gets none", async () => {
    const { owner, approver, schedule } = await make();
    await schedule();
    await setUser(approver.userId, "rejected");
    await find();
    expect([await listKinds(owner), await listKinds(approver)]).toEqual([["approval_requested"], []]);
  });
});

describe("changes_requested and approval_given", () => {
  test("tell who made it and asked for it", async () => {
    const { editor, approver, owner, schedule, approve } = await make();
    const [changed, approved] = [await schedule(), await schedule()];
    await requestChanges(deps(), approver, { ref: toRef(changed), note: "Name the source" });
    await approve(approver, approved.id);
    await find();
    expect((await listKinds(editor)).toSorted()).toEqual(["approval_given", "changes_requested"]);
    expect(await listKinds(owner)).toEqual([]);
    const { notifications } = await listNotifications(database, editor, { limit: 9, unread: false });
    expect(notifications.find(({ kind }) => kind === "changes_requested")?.lines).toMatchObject([
      { text: "asks", values: { note: "Name the source" } },
    ]);
    await setPost(approved.id, { content: "Other" });
    expect(await listKinds(editor)).toContain("approval_given done");
  });

  type Decision = "changes" | "given";
  const makeDecided = async (kind: Decision) => {
    const team = await make();
    const post = await team.schedule();
    if (kind === "given") await team.approve(team.approver, post.id);
    else await requestChanges(deps(), team.approver, { ref: toRef(post), note: "Shorter" });
    return { ...team, post };
  };

  const expectNothingOfDeleted = async (kind: Decision) => {
    const { post } = await makeDecided(kind);
    await setPost(post.id, { deletedAt: new Date() });
    expect(await find()).toEqual({ found: 0 });
  };
  const expectNothingOfClosed = async (kind: Decision) => {
    const { workspace } = await makeDecided(kind);
    await database.db.workspace.update({ where: { id: workspace.id }, data: { closedAt: new Date() } });
    await find();
    expect(await database.db.notification.count({ where: { postId: { not: null } } })).toBe(0);
  };
  const expectNothingToClosed = async (kind: Decision) => {
    const { editor } = await makeDecided(kind);
    await setUser(editor.userId, "rejected");
    await find();
    expect(await listKinds(editor)).toEqual([]);
  };
  test("guard changes-deleted: nothing of a deleted post", () => expectNothingOfDeleted("changes"));
  test("guard changes-active: nothing to a closed account", () => expectNothingToClosed("changes"));
  test("guard given-deleted: nothing of a deleted post", () => expectNothingOfDeleted("given"));
  test("nothing of changes in a closed workspace", () => expectNothingOfClosed("changes"));
  test("nothing of an approval in a closed workspace", () => expectNothingOfClosed("given"));
  test("guard given-active: nothing to a closed account", () => expectNothingToClosed("given"));

  test("guard given-own: who approves what they asked for themselves is told nothing", async () => {
    const { owner, schedule, approve } = await createApprovingTeam(database.db, { isOwnAllowed: true });
    const { id } = await schedule(owner);
    await approve(owner, id);
    await find();
    expect(await listKinds(owner)).toEqual([]);
  });
});

describe("approval_missing", () => {
  /** A post that is due in so many hours, and was asked about two days ago; nothing else is there to tell. */
  async function makeHeld(hours: number, columns: object = {}) {
    const team = await make();
    const { id } = await team.schedule();
    const at = new Date(Date.now() + hours * HOUR_MS);
    const expiresAt = new Date(at.getTime() + 12 * HOUR_MS);
    const approvalAt = new Date(Date.now() - 96 * HOUR_MS);
    await setPost(id, { dueAt: at, scheduledAt: at, expiresAt, approvalAt, ...columns });
    return { ...team, id };
  }

  test("reminds approvers and who made it at the hour of the workspace, and tells them when it is due", async () => {
    const { owner, editor, approver, viewer, id } = await makeHeld(20);
    await find();
    expect(await find()).toEqual({ found: 0 });
    for (const one of [owner, editor, approver]) expect(await listKinds(one)).toEqual(["approval_missing"]);
    expect(await listKinds(viewer)).toEqual([]);
    await setPost(id, { dueAt: new Date(Date.now() - 1000) });
    expect(await find()).toEqual({ found: 3 });
    expect(await listKinds(editor)).toEqual(["approval_missing", "approval_missing"]);
  });

  test("guard missing-time: not before that hour, nor to remind of what was asked just now", async () => {
    await makeHeld(25);
    expect(await find()).toEqual({ found: 0 });
    const { editor } = await makeHeld(20, { approvalAt: new Date() });
    await find();
    expect(await listKinds(editor)).toEqual([]);
  });

  test("a voided approval is told within that time too", async () => {
    const { editor } = await makeHeld(20, { approvalAt: new Date(), approval: "voided" });
    await find();
    expect(await listKinds(editor)).toEqual(["approval_missing"]);
  });

  const expectNothing = async (columns: object) => {
    const { editor } = await makeHeld(20, columns);
    await find();
    expect(await listKinds(editor)).toEqual([]);
  };
  test("guard missing-status: nothing of a draft", () => expectNothing({ status: "draft" }));
  test("guard missing-approved: nothing of what is approved", () => expectNothing({ approval: "approved" }));
  test("guard missing-deleted: nothing of a deleted post", () => expectNothing({ deletedAt: new Date() }));

  test("guard missing-active: nothing to an account that is not active", async () => {
    const { editor } = await makeHeld(20);
    await setUser(editor.userId, "rejected");
    await find();
    expect(await listKinds(editor)).toEqual([]);
  });
});

test("who is removed is told nothing more of the workspace's posts, and no longer sees what they were told", async () => {
  const { owner, approver, schedule } = await make();
  await schedule();
  await find();
  await removeMember(deps(), owner, { userId: approver.userId, plannedPosts: "drafts" });
  expect(await listKinds(approver)).toEqual([]);
  expect(await find()).toEqual({ found: 0 });
});
