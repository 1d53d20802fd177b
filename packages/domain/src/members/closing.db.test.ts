import { createMedia } from "@takt/db/testing/factories/create-media";
import { createInvitation } from "@takt/db/testing/factories/create-invitation";
import { createPost } from "@takt/db/testing/factories/create-post";
import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { describe, expect, test } from "vitest";
import { acceptInvitation } from "./accept-invitation";
import { offerOwnership } from "./pass-ownership";
import { readInvitationLink } from "./read-invitation-link";
import { readMedia } from "../media/read-media";
import { listNotifications, listNotificationsInput } from "../notifications/list-notifications";
import { findWorkspace } from "../posts/find-workspace";
import { sendingComment } from "../testing/comment-fixtures";
import { createTeam } from "../testing/create-team";
import { fakeDeps } from "../testing/fake-deps";
import { loadActor } from "../users/load-actor";
import { RETENTION_DAYS } from "../retention/model/retention";
import { WORKSPACE_LIMITS } from "../workspaces/model/workspace-limits";
import { closeWorkspace } from "./close-workspace";
import { isMember } from "../workspaces/is-member";
import { listLog, listLogInput } from "../workspaces/list-log";
import { listWorkspaces } from "../workspaces/list-workspaces";
import { renameWorkspace } from "../workspaces/rename-workspace";
import { reopenWorkspace } from "./reopen-workspace";

const database = useTestDatabase();
const DAY_MS = 86_400_000;
const NOW = Date.now();
/** Dependencies whose clock is `days` ahead. */
const depsIn = (days = 0) =>
  fakeDeps(database.db, { clock: { now: () => NOW + days * DAY_MS, sleep: () => Promise.resolve() } });
const read = (id: string) => database.db.post.findUniqueOrThrow({ where: { id } });

/** A team with a writer, who has posts there. */
async function make() {
  const team = await createTeam(database.db);
  const writer = await createUser(database.db);
  const member = await team.add("editor", writer);
  const of = { id: writer.id, workspaceId: team.workspace.id };
  const write = (columns: Parameters<typeof createPost>[2] = {}) => createPost(database.db, of, columns);
  const close = (days = 0) => closeWorkspace(depsIn(days), team.owner);
  const reopen = (days = 0) => reopenWorkspace(depsIn(days), team.owner, { id: team.workspace.id });
  return { ...team, writer, member, of, write, close, reopen };
}

describe("a closed workspace", () => {
  test("lets nobody in, and is listed for its owner alone, until when it can be opened again", async () => {
    const { owner, member, slug, workspace, close } = await make();
    const closedUntil = new Date(NOW + 7 * DAY_MS);
    expect(await close()).toEqual({ posts: 0, closedUntil });
    for (const { userId } of [owner, member]) {
      await expect(loadActor(depsIn(), userId, { slug })).rejects.toMatchObject({
        code: "workspace_not_found",
      });
      expect(await isMember(depsIn(), { userId }, slug)).toBe(false);
    }
    expect((await listWorkspaces(depsIn(), member)).map(({ id }) => id)).not.toContain(workspace.id);
    expect((await listWorkspaces(depsIn(), owner)).at(-1)).toEqual({
      id: workspace.id,
      name: workspace.name,
      slug,
      role: "owner",
      closedUntil,
    });
    expect((await listWorkspaces(depsIn(7.1), owner)).map(({ id }) => id)).not.toContain(workspace.id);
  });

  test("has as drafts what was scheduled in it, and everything else as it was", async () => {
    const { write, close, reopen, writer } = await make();
    const scheduled = await write({ status: "scheduled" });
    const others = await Promise.all(
      (["draft", "failed", "cancelled", "published", "unconfirmed"] as const).map((status) =>
        write({ status }),
      ),
    );
    const elsewhere = await createPost(database.db, writer, { status: "scheduled" });
    expect(await close()).toMatchObject({ posts: 1 });
    const draft = { status: "draft", dueAt: null, scheduledAt: null, version: 2 };
    expect(await read(scheduled.id)).toMatchObject(draft);
    for (const post of [...others, elsewhere]) expect(await read(post.id)).toEqual(post);
    await reopen();
    expect(await read(scheduled.id)).toMatchObject(draft);
  });

  test("is written to by no call that was let in before", async () => {
    const { owner, close } = await make();
    await close();
    await expect(renameWorkspace(depsIn(), owner, { name: "Late" })).rejects.toMatchObject({
      code: "workspace_not_found",
    });
    await expect(close()).rejects.toMatchObject({ code: "workspace_not_found" });
  });

  test("shows its files and notifications to nobody but who has uploaded them, and no link leads there", async () => {
    const { owner, write, of, member, close } = await make();
    const post = await write({ status: "failed" });
    const { id } = await createMedia(database.db, of, { postId: post.id });
    await database.db.notification.create({
      data: { userId: of.id, kind: "post_failed", occasion: `post_failed:${post.id}:1`, postId: post.id },
    });
    const list = () => listNotifications(depsIn(), member, listNotificationsInput.parse({}));
    expect((await list()).notifications).toHaveLength(1);
    expect(await readMedia(depsIn(), owner, id)).toMatchObject({ file: { id } });
    await close();
    expect((await list()).notifications).toEqual([]);
    await expect(readMedia(depsIn(), owner, id)).rejects.toMatchObject({ code: "media_not_found" });
    await expect(findWorkspace(depsIn(), member, post.id)).rejects.toMatchObject({ code: "post_not_found" });
  });

  test("takes no invitation, and its offer to another owner has ended", async () => {
    const { owner, member, workspace, close, reopen } = await make();
    const { token } = await createInvitation(database.db, {
      id: owner.userId,
      workspaceId: workspace.id,
    });
    await offerOwnership(depsIn(), owner, { userId: member.userId });
    await close();
    const { id: userId } = await createUser(database.db);
    await expect(acceptInvitation(depsIn(), { userId }, { token })).rejects.toMatchObject({
      code: "invitation_invalid",
    });
    expect(await readInvitationLink(depsIn(), token, null)).toEqual({ state: "invalid" });
    await reopen();
    expect(await readInvitationLink(depsIn(), token, null)).toMatchObject({ state: "open" });
    expect(await database.db.workspace.findUnique({ where: { id: workspace.id } })).toMatchObject({
      offeredToId: null,
      offerExpiresAt: null,
    });
  });
});

describe("closing is refused", () => {
  test.each(["admin", "editor", "approver", "viewer"] as const)("to a member who is %s", async (role) => {
    const { add } = await make();
    await expect(closeWorkspace(depsIn(), await add(role))).rejects.toMatchObject({ code: "act_forbidden" });
  });

  test("in a personal workspace", async () => {
    const { owner } = await make();
    const { id, workspaceId } = await createUser(database.db);
    await expect(closeWorkspace(depsIn(), { ...owner, userId: id, workspaceId })).rejects.toMatchObject({
      code: "workspace_personal",
    });
  });

  test("while a post or a first comment is being sent, and nothing is stopped by it", async () => {
    const { write, close, workspace } = await make();
    const planned = await write({ status: "scheduled" });
    const sent = await write({ status: "publishing" });
    await expect(close()).rejects.toMatchObject({ code: "workspace_publishing" });
    expect(await read(planned.id)).toEqual(planned);
    await database.db.post.update({ where: { id: sent.id }, data: { status: "published" } });
    const { post } = await sendingComment(database.db);
    await database.db.post.update({ where: { id: post.id }, data: { workspaceId: workspace.id } });
    await expect(close()).rejects.toMatchObject({ code: "workspace_publishing" });
    await database.db.postComment.update({ where: { postId: post.id }, data: { state: "published" } });
    expect(await close()).toMatchObject({ posts: 1 });
  });
});

describe("opening again", () => {
  test("is possible until the purge", () => {
    expect(WORKSPACE_LIMITS.closedDays).toBe(RETENTION_DAYS.closedWorkspaces);
  });

  test("lets everybody in as before, and the log says who has closed and opened it", async () => {
    const { owner, member, slug, workspace, close, reopen } = await make();
    await close();
    const view = { id: workspace.id, name: workspace.name, slug, role: "owner" };
    expect(await reopen(6.9)).toEqual(view);
    expect(await loadActor(depsIn(), member.userId, { slug })).toMatchObject({ actor: { role: "editor" } });
    // The answer was lost.
    expect(await reopen(6.9)).toEqual(view);
    const { entries } = await listLog(depsIn(), owner, listLogInput.parse({}));
    expect(entries.map(({ action }) => action)).toEqual(["workspace.reopened", "workspace.closed"]);
  });

  test("ends after a week", async () => {
    const { close, reopen } = await make();
    await close();
    await expect(reopen(7)).rejects.toMatchObject({ code: "workspace_not_found" });
  });

  test("is the owner's alone, and nobody learns of a workspace by it", async () => {
    const { add, workspace, close } = await make();
    const admin = await add("admin");
    await close();
    const stranger = await make();
    for (const actor of [admin, stranger.owner])
      await expect(reopenWorkspace(depsIn(), actor, { id: workspace.id })).rejects.toMatchObject({
        code: "workspace_not_found",
      });
  });

  test("makes a draft of what somebody has scheduled while it was being closed", async () => {
    const { write, close, reopen } = await make();
    await close();
    const late = await write({ status: "scheduled" });
    await reopen();
    expect(await read(late.id)).toMatchObject({ status: "draft", dueAt: null });
  });
});
