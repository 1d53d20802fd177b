import type { Db } from "@takt/db/client";
import type { Prisma } from "@takt/db/generated/prisma/client";
import type { Actor } from "../../shared/actor";
import type { CoreDeps } from "../../shared/core-deps";
import { personName } from "../../shared/person-name";
import { memberPictureUrl } from "../../shared/picture-url";
import { can } from "../../workspaces/model/acts";
import type { Quote } from "../model/note-input";
import type { NotesView, NoteThread, NoteView } from "../model/note-view";
import { postsOf, refusePost } from "../posts-of";

const PERSON = { select: { id: true, displayName: true, name: true, pictureKey: true } } as const;
const NOTE_ROW = {
  user: PERSON,
  resolvedBy: PERSON,
  mentions: { select: { userId: true, name: true } },
} as const;

/** Lists the notes about a post, for all who read it. Refuses with `post_not_found`. */
export async function listNotes(
  { db }: Pick<CoreDeps, "db">,
  actor: Actor,
  postId: string,
): Promise<NotesView> {
  const where = { id: postId, ...postsOf(actor, "content.read"), deletedAt: null };
  if (!(await db.post.findFirst({ where, select: { id: true } }))) return refusePost(db, actor, postId);
  return {
    threads: await readThreads(db, { postId, threadId: null }, actor),
    mayWrite: can(actor, "posts.discuss"),
  };
}

/** Reads the threads that these notes started, for a reader; a guest is none of the members. */
export async function readThreads(
  db: Pick<Db, "postNote">,
  started: Prisma.PostNoteWhereInput,
  reader: Reader,
): Promise<NoteThread[]> {
  const rows = await readRows(db, { OR: [started, { thread: started }] });
  const answersTo = (id: string) => rows.filter(({ threadId }) => threadId === id);
  return rows
    .filter(({ threadId }) => threadId === null)
    .map((row) => toThread(reader, row, answersTo(row.id)));
}

type Reader = Pick<Actor, "userId"> | null;

const readRows = (db: Pick<Db, "postNote">, where: Prisma.PostNoteWhereInput) =>
  db.postNote.findMany({ where, include: NOTE_ROW, orderBy: [{ at: "asc" }, { id: "asc" }] });
type Row = Awaited<ReturnType<typeof readRows>>[number];

function toThread(reader: Reader, row: Row, answers: Row[]): NoteThread {
  return {
    ...toView(reader, row),
    quote: toQuote(row),
    resolved: row.resolvedAt && { at: row.resolvedAt, by: row.resolvedBy && personName(row.resolvedBy) },
    answers: answers.map((answer) => toView(reader, answer)),
  };
}

const toQuote = ({ quote, quoteBefore, quoteAfter, quoteAt }: Row): Quote | null =>
  quote === null ? null : { text: quote, before: quoteBefore, after: quoteAfter, at: quoteAt };

const toView = (reader: Reader, { id, user, guestName, text, at, editedAt, ...row }: Row): NoteView => ({
  id,
  by: toWriter(user, guestName),
  isSelf: reader !== null && user?.id === reader.userId,
  text,
  at,
  editedAt,
  isDeleted: row.deletedAt !== null,
  mentions: row.mentions,
});

function toWriter(user: Row["user"], guestName: string | null): NoteView["by"] {
  if (user) return { name: personName(user), image: memberPictureUrl(user), isGuest: false };
  return guestName === null ? null : { name: guestName, image: null, isGuest: true };
}
