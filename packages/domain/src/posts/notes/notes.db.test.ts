import { createUser } from "@takt/db/testing/factories/create-user";
import { useTestDatabase } from "@takt/db/testing/test-database";
import { beforeEach, describe, expect, test } from "vitest";
import { v7 } from "uuid";
import type { Actor } from "../../shared/actor";
import { createApprovingTeam } from "../../testing/create-approving-team";
import type { DomainError } from "../../shared/domain-error";
import { fakeDeps } from "../../testing/fake-deps";
import { toActor } from "../../testing/to-actor";
import type { NoteInput } from "../model/note-input";
import { deleteNote, editNote, setThreadState } from "./change-note";
import { listNotes } from "./list-notes";
import { writeNote } from "./write-note";

const database = useTestDatabase();
beforeEach(async () => {
  await database.db.workspace.deleteMany();
  await database.db.user.deleteMany();
});
const deps = () => fakeDeps(database.db);

/** A team with a draft, and how its members write about it. */
async function make() {
  const team = await createApprovingTeam(database.db);
  const post = await team.draft();
  const write = async (by: Actor, given: Partial<NoteInput> = {}) => {
    const input = { id: v7(), postId: post.id, threadId: null, text: "Is it?", quote: null, mentions: [] };
    await writeNote(deps(), by, { ...input, ...given });
    return given.id ?? input.id;
  };
  const list = (by: Actor = team.viewer) => listNotes(deps(), by, post.id);
  return { ...team, post, write, list };
}

describe("writeNote", () => {
  test("begins threads and answers, in the order in which they were written", async () => {
    const { editor, approver, write, list } = await make();
    const quote = { text: "words", before: "two ", after: ".", at: 4 };
    const first = await write(editor, { text: "First", quote });
    await write(approver, { text: "Second" });
    await write(approver, { text: "Answer", threadId: first, quote });
    const { threads, mayWrite } = await list();
    expect(threads.map(({ text, quote: place }) => [text, place])).toEqual([
      ["First", quote],
      ["Second", null],
    ]);
    expect(threads[0]!.answers).toMatchObject([{ text: "Answer", isSelf: false }]);
    expect(mayWrite).toBe(false);
    expect((await list(approver)).mayWrite).toBe(true);
  });

  test("a second call with the same id changes nothing", async () => {
    const { editor, write, list } = await make();
    const id = await write(editor, { text: "Once" });
    await write(editor, { id, text: "Twice" });
    expect((await list()).threads).toMatchObject([{ text: "Once" }]);
  });

  test("an answer opens a resolved thread again", async () => {
    const { editor, approver, write, list } = await make();
    const id = await write(editor);
    await setThreadState(deps(), approver, { id, isResolved: true });
    expect((await list()).threads[0]!.resolved).toMatchObject({ at: expect.any(Date) });
    await write(editor, { threadId: id });
    expect((await list()).threads[0]!.resolved).toBeNull();
  });

  test("mentions members alone, each once", async () => {
    const { owner, editor, approver, write, list } = await make();
    await write(editor, { mentions: [approver.userId, approver.userId] });
    expect((await list()).threads[0]!.mentions.map(({ userId }) => userId)).toEqual([approver.userId]);
    const stranger = await createUser(database.db);
    await expect(write(owner, { mentions: [stranger.id] })).rejects.toMatchObject({
      code: "member_not_found",
    });
    expect((await list()).threads).toHaveLength(1);
  });

  test("refuses what is not there, or in another thread's post", async () => {
    const { editor, viewer, draft, write } = await make();
    const id = await write(editor);
    const other = await draft();
    await expect(write(editor, { postId: other.id, threadId: id })).rejects.toMatchObject({
      code: "note_not_found",
    });
    const answer = await write(editor, { threadId: id });
    await expect(write(editor, { threadId: answer })).rejects.toMatchObject({ code: "note_not_found" });
    await expect(write(editor, { postId: v7() })).rejects.toMatchObject({ code: "post_not_found" });
    await expect(write(viewer)).rejects.toMatchObject({ code: "act_forbidden" });
    const stranger = toActor(await createUser(database.db));
    await expect(write(stranger)).rejects.toMatchObject({ code: "post_not_found" });
  });

  test("refuses more than a post takes", async () => {
    const { editor, post, write } = await make();
    const full = Array.from({ length: 500 }, () => ({ postId: post.id, text: "x" }));
    await database.db.postNote.createMany({ data: full });
    await expect(write(editor)).rejects.toMatchObject({ code: "notes_full" });
  });
});

describe("editNote", () => {
  test("replaces text and mentions of an own note, and says so", async () => {
    const { editor, approver, write, list } = await make();
    const id = await write(editor, { mentions: [approver.userId] });
    await editNote(deps(), editor, { id, text: "Better", mentions: [] });
    const { threads } = await list();
    expect(threads).toMatchObject([{ text: "Better", mentions: [] }]);
    expect(threads[0]!.editedAt).not.toBeNull();
    await expect(editNote(deps(), approver, { id, text: "Mine", mentions: [] })).rejects.toMatchObject({
      code: "note_not_found",
    });
  });
});

describe("deleteNote", () => {
  test("takes a thread without answers away", async () => {
    const { editor, approver, write, list } = await make();
    const id = await write(editor);
    await expect(deleteNote(deps(), approver, { id })).rejects.toMatchObject({ code: "note_not_found" });
    expect(await deleteNote(deps(), editor, { id })).toMatchObject({ threads: [] });
    expect((await list()).threads).toEqual([]);
  });

  test("keeps the place of one with answers, until the last of them goes too", async () => {
    const { editor, approver, write, list } = await make();
    const id = await write(editor, {
      text: "Secret",
      quote: { text: "words", before: "", after: "", at: 0 },
      mentions: [approver.userId],
    });
    const answer = await write(approver, { threadId: id });
    await deleteNote(deps(), editor, { id });
    expect((await list()).threads).toMatchObject([
      { text: "", isDeleted: true, quote: null, mentions: [], answers: [{ text: "Is it?" }] },
    ]);
    await expect(editNote(deps(), editor, { id, text: "Back", mentions: [] })).rejects.toMatchObject({
      code: "note_not_found",
    });
    await deleteNote(deps(), approver, { id: answer });
    expect(await database.db.postNote.count()).toBe(0);
  });

  test("an answer that is written meanwhile is kept, or the note is: never half of it", async () => {
    const { editor, approver, write, list } = await make();
    for (let round = 0; round < 20; round++) {
      const id = await write(editor);
      const [answered] = await Promise.allSettled([
        write(approver, { threadId: id }),
        deleteNote(deps(), editor, { id }),
      ]);
      const thread = (await list()).threads.find((one) => one.id === id);
      const outcome = answered.status === "fulfilled" ? "answered" : (answered.reason as DomainError).code;
      expect([outcome, thread?.isDeleted, thread?.answers.length]).toEqual(
        thread ? ["answered", true, 1] : ["note_not_found", undefined, undefined],
      );
    }
  });
});

test("of an account that is gone the notes stay, without its name", async () => {
  const { editor, approver, write, list } = await make();
  const id = await write(approver, { mentions: [editor.userId] });
  await setThreadState(deps(), approver, { id, isResolved: true });
  await database.db.user.delete({ where: { id: approver.userId } });
  expect((await list()).threads).toMatchObject([{ text: "Is it?", by: null, resolved: { by: null } }]);
});

test("nobody reads notes about a post of another workspace, or of a deleted one", async () => {
  const { post, write, editor, list } = await make();
  await write(editor);
  const stranger = toActor(await createUser(database.db));
  await expect(list(stranger)).rejects.toMatchObject({ code: "post_not_found" });
  await database.db.post.update({ where: { id: post.id }, data: { deletedAt: new Date() } });
  await expect(list()).rejects.toMatchObject({ code: "post_not_found" });
});
