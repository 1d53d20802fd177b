import { createPost } from "@takt/db/testing/factories/create-post";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import { createPost as createDraft } from "../posts/create-post";
import { listPosts, listPostsInput } from "../posts/list-posts";
import { scheduleAt } from "../posts/schedule-post";
import { unschedulePost } from "../posts/unschedule-post";
import type { Actor } from "../shared/actor";
import { createTeam } from "../testing/create-team";
import { createNewPostInput } from "../testing/post-fixtures";
import { fakeDeps } from "../testing/fake-deps";
import { loadActor } from "../users/load-actor";
import { changeRole } from "./change-role";
import { listLog, listLogInput } from "../workspaces/list-log";
import { listMembers } from "./list-members";
import { can } from "../workspaces/model/acts";
import { WORKSPACE_LIMITS } from "../workspaces/model/workspace-limits";
import { endOffer, offerOwnership, takeOwnership } from "./pass-ownership";
import { leaveWorkspace, removeMember } from "./remove-member";
import { renameWorkspace } from "../workspaces/rename-workspace";

const database = useTestDatabase({ max: 12 });
const deps = (now = Date.now()) =>
  fakeDeps(database.db, { clock: { now: () => now, sleep: () => Promise.resolve() } });
const DAY_MS = 86_400_000;

async function make() {
  const team = await createTeam(database.db, "admin", "editor");
  const [admin, editor] = [team.members[0]!, team.members[1]!];
  const roles = async () => {
    const { members } = await listMembers(deps(), team.owner);
    return Object.fromEntries(members.map(({ userId, role }) => [userId, role]));
  };
  return { ...team, admin, editor, roles };
}
const refusal = (code: string) => expect.objectContaining({ code }) as unknown;
const createPostOf = (actor: Actor) => createDraft(deps(), actor, createNewPostInput());
const drafts = { plannedPosts: "drafts" } as const;
const enterprise = (id: string) =>
  database.db.user.update({
    where: { id },
    data: { subscriptionStatus: "active", subscriptionPlan: "enterprise" },
  });

describe("a role", () => {
  test("is changed by those who manage members, and their next call meets it", async () => {
    const { owner, admin, editor, slug } = await make();
    await changeRole(deps(), admin, { userId: editor.userId, role: "viewer" });
    expect(await loadActor(deps(), editor.userId, { slug })).toMatchObject({ actor: { role: "viewer" } });
    await expect(changeRole(deps(), editor, { userId: admin.userId, role: "viewer" })).rejects.toEqual(
      refusal("act_forbidden"),
    );
    await changeRole(deps(), owner, { userId: editor.userId, role: "admin" });
    expect(await loadActor(deps(), editor.userId, { slug })).toMatchObject({ actor: { role: "admin" } });
  });

  test("of the owner stays, and nobody is found who is no member", async () => {
    const { owner, admin } = await make();
    const other = await make();
    const change = (userId: string) => changeRole(deps(), admin, { userId, role: "viewer" });
    await expect(change(owner.userId)).rejects.toEqual(refusal("owner_stays"));
    await expect(change(other.editor.userId)).rejects.toEqual(refusal("member_not_found"));
  });

  test("that two admins take from each other at once is taken once", async () => {
    const { admin, add, roles } = await make();
    const second = await add("admin");
    const done = await Promise.allSettled([
      changeRole(deps(), admin, { userId: second.userId, role: "viewer" }),
      changeRole(deps(), second, { userId: admin.userId, role: "viewer" }),
    ]);
    expect(done.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const now = await roles();
    expect([now[admin.userId], now[second.userId]].sort()).toEqual(["admin", "viewer"]);
  });
});

describe("who is removed or leaves", () => {
  test("is let in no more, and is seen by nobody", async () => {
    const { admin, editor, owner, slug, roles } = await make();
    await removeMember(deps(), admin, { userId: editor.userId, ...drafts });
    await leaveWorkspace(deps(), admin, drafts);
    for (const { userId } of [admin, editor])
      await expect(loadActor(deps(), userId, { slug })).rejects.toEqual(refusal("workspace_not_found"));
    expect(await roles()).toEqual({ [owner.userId]: "owner" });
  });

  test("is never the owner, nor oneself by the way of removing", async () => {
    const { admin, owner } = await make();
    await expect(removeMember(deps(), admin, { userId: owner.userId, ...drafts })).rejects.toEqual(
      refusal("owner_stays"),
    );
    await expect(leaveWorkspace(deps(), owner, drafts)).rejects.toEqual(refusal("owner_stays"));
    await expect(removeMember(deps(), admin, { userId: admin.userId, ...drafts })).rejects.toEqual(
      refusal("member_not_found"),
    );
  });

  test("leaves drafts to who removes them, or to the owner, and takes their slots", async () => {
    const { admin, editor, owner, workspace } = await make();
    const createDraftOf = async ({ userId }: Actor) =>
      (await createPost(database.db, { id: userId, workspaceId: workspace.id })).id;
    const [first, second] = [await createDraftOf(editor), await createDraftOf(admin)];
    await database.db.weeklySlot.create({
      data: { userId: editor.userId, workspaceId: workspace.id, weekday: 2, time: "09:00" },
    });
    await removeMember(deps(), admin, { userId: editor.userId, ...drafts });
    await leaveWorkspace(deps(), admin, drafts);
    const authors = await database.db.post.findMany({
      where: { id: { in: [first, second] } },
      select: { authorId: true },
    });
    expect(authors).toEqual([{ authorId: owner.userId }, { authorId: owner.userId }]);
    expect(await database.db.weeklySlot.count({ where: { workspaceId: workspace.id } })).toBe(0);
  });
});

describe("the ownership", () => {
  test("passes to who takes it, with the plan and the places of the taker", async () => {
    const { owner, editor, roles, workspace } = await make();
    await offerOwnership(deps(), owner, editor);
    expect((await listMembers(deps(), editor)).offer).toMatchObject({ userId: editor.userId });
    await expect(takeOwnership(deps(), editor)).rejects.toEqual(refusal("workspaces_need_plan"));
    await enterprise(editor.userId);
    await takeOwnership(deps(), editor);
    expect(await roles()).toMatchObject({ [owner.userId]: "admin", [editor.userId]: "owner" });
    expect(await database.db.workspace.findUnique({ where: { id: workspace.id } })).toMatchObject({
      offeredToId: null,
      offerExpiresAt: null,
    });
    await leaveWorkspace(deps(), owner, drafts);
  });

  test("is not taken by others, after it was withdrawn or declined, nor after a week", async () => {
    const { owner, admin, editor } = await make();
    for (const { userId } of [admin, editor]) await enterprise(userId);
    await offerOwnership(deps(), owner, editor);
    const later = Date.now() + (WORKSPACE_LIMITS.invitationDays + 0.01) * DAY_MS;
    await expect(takeOwnership(deps(), admin)).rejects.toEqual(refusal("ownership_not_offered"));
    await expect(takeOwnership(deps(later), editor)).rejects.toEqual(refusal("ownership_not_offered"));
    await expect(endOffer(deps(), admin)).rejects.toEqual(refusal("ownership_not_offered"));
    await endOffer(deps(), editor);
    await expect(takeOwnership(deps(), editor)).rejects.toEqual(refusal("ownership_not_offered"));
    await offerOwnership(deps(), owner, editor);
    await endOffer(deps(), owner);
    await expect(takeOwnership(deps(), editor)).rejects.toEqual(refusal("ownership_not_offered"));
    await offerOwnership(deps(), owner, editor);
    await removeMember(deps(), owner, { userId: editor.userId, ...drafts });
    expect((await listMembers(deps(), owner)).offer).toBeNull();
  });

  test("is offered by the owner alone, to another member", async () => {
    const { owner, admin, editor } = await make();
    await expect(offerOwnership(deps(), admin, editor)).rejects.toEqual(refusal("act_forbidden"));
    await expect(offerOwnership(deps(), owner, owner)).rejects.toEqual(refusal("member_not_found"));
  });

  test("is one: a second owner is no row that the database takes", async () => {
    const { add } = await make();
    await expect(add("owner")).rejects.toThrow();
  });
});

test("the log says who did what, newest first, filtered and by pages, to those who manage the workspace", async () => {
  const { owner, admin, editor } = await make();
  await renameWorkspace(deps(1e12), owner, { name: "Studio" });
  await changeRole(deps(1e12 + 1), admin, { userId: editor.userId, role: "approver" });
  await removeMember(deps(1e12 + 2), owner, { userId: editor.userId, ...drafts });
  const read = (input: object) => listLog(deps(), owner, listLogInput.parse(input));
  const { entries, nextCursor } = await read({ limit: 2 });
  const nameOf = async ({ userId }: Actor) =>
    (await database.db.user.findUniqueOrThrow({ where: { id: userId } })).name;
  expect(entries).toMatchObject([
    { action: "member.removed", by: await nameOf(owner), about: await nameOf(editor) },
    { action: "member.role", by: await nameOf(admin), role: "approver" },
  ]);
  expect((await read({ cursor: nextCursor! })).entries).toMatchObject([
    { action: "workspace.renamed", name: "Studio", about: null },
  ]);
  expect((await read({ action: "member.role" })).entries).toHaveLength(1);
  await expect(listLog(deps(), editor, listLogInput.parse({}))).rejects.toEqual(refusal("act_forbidden"));
  const other = await make();
  expect(await listLog(deps(), other.owner, listLogInput.parse({}))).toEqual({
    entries: [],
    nextCursor: null,
  });
});

describe("a workspace whose owner's plan for teams has ended", () => {
  test("is read and saved, and what is planned goes out or is stopped; nothing is added to it", async () => {
    const { owner, editor, slug, workspace } = await make();
    const loaded = async () => (await loadActor(deps(), editor.userId, { slug }))!.actor;
    expect((await loaded()).isReadOnly).toBeUndefined();
    await database.db.user.update({
      where: { id: owner.userId },
      data: { subscriptionPlan: "professional" },
    });
    const actor = await loaded();
    expect(actor.isReadOnly).toBe(true);
    const { id, version } = await createPost(
      database.db,
      { id: editor.userId, workspaceId: workspace.id },
      { status: "scheduled" },
    );
    expect((await listPosts(deps(), actor, listPostsInput.parse({}))).posts).toMatchObject([{ id }]);
    await expect(createPostOf(actor)).rejects.toEqual(refusal("workspace_read_only"));
    const { version: next } = await unschedulePost(deps(), actor, { id, version });
    const at = new Date(Date.now() + DAY_MS);
    const slot = { at, zone: "UTC", wall: at.toISOString().slice(0, 16) };
    await expect(scheduleAt(deps(), actor, { id, version: next }, slot)).rejects.toEqual(
      refusal("workspace_read_only"),
    );
    expect(can(actor, "drafts.write")).toBe(false);
    await leaveWorkspace(deps(), actor, drafts);
  });

  test("does not touch the personal ones", async () => {
    const { editor } = await make();
    expect((await loadActor(deps(), editor.userId))?.actor.isReadOnly).toBeUndefined();
  });
});
