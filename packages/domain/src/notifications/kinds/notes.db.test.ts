import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, describe, expect, test } from "vitest";
import { v7 } from "uuid";
import { removeMember } from "../../members/remove-member";
import type { NoteInput } from "../../posts/model/note-input";
import { deleteNote, setThreadState } from "../../posts/notes/change-note";
import { writeNote } from "../../posts/notes/write-note";
import type { Actor } from "../../shared/actor";
import { createApprovingTeam } from "../../testing/create-approving-team";
import { fakeDeps } from "../../testing/fake-deps";
import { findOccasions } from "../find-occasions";
import { listNotifications } from "../list-notifications";

const database = useTestDatabase();
beforeEach(async () => {
  await database.db.workspace.deleteMany();
  await database.db.user.deleteMany();
});
const deps = () => fakeDeps(database.db);
const find = () => findOccasions(deps());

async function make() {
  const team = await createApprovingTeam(database.db);
  const post = await team.draft();
  const write = async (by: Actor, given: Partial<NoteInput> = {}) => {
    const id = v7();
    const input = { id, postId: post.id, threadId: null, text: "Is it?", quote: null, mentions: [] };
    await writeNote(deps(), by, { ...input, ...given });
    return id;
  };
  return { ...team, post, write };
}

/** The kinds that a member was notified of, with whether they still apply, the newest first. */
async function listKinds(actor: Actor) {
  const { notifications } = await listNotifications(database, actor, { limit: 9, unread: false });
  return notifications.map(({ kind, open }) => (open ? kind : `${kind} done`));
}
const setPost = (id: string, data: Parameters<typeof database.db.post.update>[0]["data"]) =>
  database.db.post.update({ where: { id }, data });
const close = ({ workspaceId: id }: Actor) =>
  database.db.workspace.update({ where: { id }, data: { closedAt: new Date() } });
const reject = ({ userId }: Actor) =>
  database.db.user.update({ where: { id: userId }, data: { waitlistStatus: "rejected" } });

describe("note_mentioned", () => {
  test("reaches whom a note mentions, once, and says whose it is", async () => {
    const { editor, approver, viewer, write } = await make();
    await write(editor, { mentions: [approver.userId], text: "Look at this" });
    await Promise.all([find(), find()]);
    expect(await find()).toEqual({ found: 0 });
    expect([await listKinds(approver), await listKinds(viewer)]).toEqual([["note_mentioned"], []]);
    const { notifications } = await listNotifications(database, approver, { limit: 1, unread: true });
    expect(notifications[0]!.lines[0]!.values).toMatchObject({ note: "Look at this" });
    expect(await database.db.notification.findFirstOrThrow()).toMatchObject({ noteId: expect.any(String) });
  });

  test("applies until its thread is resolved, or it is deleted", async () => {
    const { editor, approver, write } = await make();
    const [first, second] = [
      await write(editor, { mentions: [approver.userId] }),
      await write(editor, { mentions: [approver.userId] }),
    ];
    await find();
    await setThreadState(deps(), editor, { id: first, isResolved: true });
    expect((await listKinds(approver)).toSorted()).toEqual(["note_mentioned", "note_mentioned done"]);
    await deleteNote(deps(), editor, { id: second });
    expect(await listKinds(approver)).toEqual(["note_mentioned done"]);
  });

  test("guard mention-self: not who mentions themselves", async () => {
    const { editor, write } = await make();
    await write(editor, { mentions: [editor.userId] });
    expect(await find()).toEqual({ found: 0 });
  });

  test("guard mention-deleted: nothing about a post that is deleted", async () => {
    const { editor, approver, post, write } = await make();
    await write(editor, { mentions: [approver.userId] });
    await setPost(post.id, { deletedAt: new Date() });
    expect(await find()).toEqual({ found: 0 });
  });

  test("nothing of a closed workspace", async () => {
    const { editor, approver, write } = await make();
    await write(editor, { mentions: [approver.userId] });
    await close(editor);
    await find();
    expect(await database.db.notification.count({ where: { postId: { not: null } } })).toBe(0);
  });

  test("guard mention-active: an account that is not active gets none", async () => {
    const { editor, approver, write } = await make();
    await write(editor, { mentions: [approver.userId] });
    await reject(approver);
    expect(await find()).toEqual({ found: 0 });
  });

  test("a member who is gone gets none", async () => {
    const { owner, editor, approver, write } = await make();
    await write(editor, { mentions: [approver.userId] });
    await removeMember(deps(), owner, { userId: approver.userId, plannedPosts: "drafts" });
    expect(await find()).toEqual({ found: 0 });
  });
});

describe("note_added", () => {
  test("reaches who wrote the post, and of an answer who wrote in its thread", async () => {
    const { owner, editor, approver, viewer, write } = await make();
    const id = await write(approver);
    await find();
    const all = async () => Promise.all([editor, approver, owner, viewer].map(listKinds));
    expect(await all()).toEqual([["note_added"], [], [], []]);
    await write(owner, { threadId: id });
    await find();
    expect(await all()).toEqual([["note_added", "note_added"], ["note_added"], [], []]);
  });

  test("reaches the writer of a post under another name too", async () => {
    const { owner, editor, approver, post, write } = await make();
    await setPost(post.id, { authorId: owner.userId, writerId: editor.userId });
    await write(approver);
    await find();
    expect([await listKinds(owner), await listKinds(editor)]).toEqual([["note_added"], ["note_added"]]);
  });

  test("guard note-self: not its writer", async () => {
    const { editor, write } = await make();
    await write(editor);
    expect(await find()).toEqual({ found: 0 });
  });

  test("guard note-mentioned: whom it mentions hears of that alone", async () => {
    const { editor, approver, write } = await make();
    await write(approver, { mentions: [editor.userId] });
    await find();
    expect(await listKinds(editor)).toEqual(["note_mentioned"]);
  });

  test("guard note-deleted: nothing about a post that is deleted", async () => {
    const { approver, post, write } = await make();
    await write(approver);
    await setPost(post.id, { deletedAt: new Date() });
    expect(await find()).toEqual({ found: 0 });
  });

  test("nothing of a closed workspace", async () => {
    const { approver, write } = await make();
    await write(approver);
    await close(approver);
    await find();
    expect(await database.db.notification.count({ where: { postId: { not: null } } })).toBe(0);
  });

  test("guard note-active: an account that is not active gets none", async () => {
    const { editor, approver, write } = await make();
    await write(approver);
    await reject(editor);
    expect(await find()).toEqual({ found: 0 });
  });
});
