import type { Prisma } from "@takt/db/generated/prisma/client";
import type { z } from "zod/mini";
import type { Actor } from "../../shared/actor";
import type { CoreDeps } from "../../shared/core-deps";
import { DomainError } from "../../shared/domain-error";
import type { noteEditInput, noteRef, threadStateInput } from "../model/note-input";
import type { NotesView } from "../model/note-view";
import type { PostErrorCode } from "../model/post-errors";
import { postsOf } from "../posts-of";
import { listNotes } from "./list-notes";
import { lockThread } from "./lock-thread";
import { setMentions } from "./write-note";

type Tx = Prisma.TransactionClient;
type Deps = Pick<CoreDeps, "db" | "clock">;

/** Changes the text of the actor's own note. Refuses with `act_forbidden`, `note_not_found` and `member_not_found`. */
export async function editNote(
  { db, clock }: Deps,
  actor: Actor,
  { id, text, mentions }: z.infer<typeof noteEditInput>,
): Promise<NotesView> {
  const postId = await db.$transaction(async (tx) => {
    const note = await findOwn(tx, actor, id);
    await tx.postNote.update({ where: { id }, data: { text, editedAt: new Date(clock.now()) } });
    await setMentions(tx, actor, { id, text, mentions });
    return note.postId;
  });
  return listNotes({ db }, actor, postId);
}

/**
 * Deletes the actor's own note. One that began a thread with answers loses its text and keeps its place; it goes with the last answer.
 * Refuses with `act_forbidden` and `note_not_found`.
 */
export async function deleteNote(
  { db, clock }: Deps,
  actor: Actor,
  { id }: z.infer<typeof noteRef>,
): Promise<NotesView> {
  const postId = await db.$transaction(async (tx) => {
    const { threadId, postId: of } = await findOwn(tx, actor, id);
    await lockThread(tx, actor, threadId ?? id);
    if (!threadId && (await tx.postNote.count({ where: { threadId: id } })) > 0)
      await clearNote(tx, id, new Date(clock.now()));
    else await tx.postNote.deleteMany({ where: { id } });
    if (threadId)
      await tx.postNote.deleteMany({
        where: { id: threadId, deletedAt: { not: null }, answers: { none: {} } },
      });
    return of;
  });
  return listNotes({ db }, actor, postId);
}

/** Resolves a thread, or opens it again. Refuses with `act_forbidden` and `note_not_found`. */
export async function setThreadState(
  { db, clock }: Deps,
  actor: Actor,
  { id, isResolved }: z.infer<typeof threadStateInput>,
): Promise<NotesView> {
  const { postId } = await db.$transaction(async (tx) => {
    const thread = await lockThread(tx, actor, id);
    const resolved = { resolvedAt: new Date(clock.now()), resolvedById: actor.userId };
    await tx.postNote.updateMany({
      where: { id, resolvedAt: isResolved ? null : { not: null } },
      data: isResolved ? resolved : { resolvedAt: null, resolvedById: null },
    });
    return thread;
  });
  return listNotes({ db }, actor, postId);
}

async function findOwn(tx: Tx, actor: Actor, id: string) {
  const note = await tx.postNote.findFirst({
    where: {
      id,
      userId: actor.userId,
      deletedAt: null,
      post: { ...postsOf(actor, "posts.discuss"), deletedAt: null },
    },
    select: { postId: true, threadId: true },
  });
  if (!note) throw new DomainError<PostErrorCode>("note_not_found");
  return note;
}

async function clearNote(tx: Tx, id: string, deletedAt: Date) {
  await tx.noteMention.deleteMany({ where: { noteId: id } });
  const place = { quote: null, quoteBefore: "", quoteAfter: "" };
  await tx.postNote.update({ where: { id }, data: { text: "", deletedAt, ...place } });
}
