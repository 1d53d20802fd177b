import type { Prisma } from "@takt/db/generated/prisma/client";
import { consumeRateLimit } from "../../limits/consume-rate-limit";
import { type Actor, inWorkspace } from "../../shared/actor";
import type { CoreDeps } from "../../shared/core-deps";
import { DomainError } from "../../shared/domain-error";
import { personName } from "../../shared/person-name";
import type { WorkspaceErrorCode } from "../../workspaces/model/workspace-errors";
import type { NoteInput } from "../model/note-input";
import type { NotesView } from "../model/note-view";
import type { PostErrorCode } from "../model/post-errors";
import { listNotes } from "./list-notes";
import { insertNote, requireRoom } from "./insert-note";
import { lockThread } from "./lock-thread";

type Tx = Prisma.TransactionClient;

/**
 * Writes a note about a post, or an answer in a thread, which opens that again; of two calls with the same id the second changes nothing.
 * Refuses with `act_forbidden`, `workspace_read_only`, `post_not_found`, `note_not_found`, `notes_full`, `member_not_found` and
 * `rate_exceeded`.
 */
export async function writeNote(
  deps: Pick<CoreDeps, "db" | "clock">,
  actor: Actor,
  input: NoteInput,
): Promise<NotesView> {
  const { postId, threadId } = input;
  await consumeRateLimit(deps, actor, "note");
  await deps.db.$transaction(async (tx) => {
    await requireRoom(tx, actor, postId);
    if (threadId && (await lockThread(tx, actor, threadId)).postId !== postId)
      throw new DomainError<PostErrorCode>("note_not_found");
    if (await insertNote(tx, { userId: actor.userId }, input)) await setMentions(tx, actor, input);
  });
  return listNotes(deps, actor, postId);
}

/**
 * Replaces whom a note mentions, each with the name that they have here. Who has left, and whose name still stands in the text, stays
 * mentioned. Refuses with `member_not_found`.
 */
export async function setMentions(
  tx: Tx,
  actor: Actor,
  { id: noteId, text, mentions }: Pick<NoteInput, "id" | "text" | "mentions">,
): Promise<void> {
  const userIds = [...new Set(mentions)];
  const members = await tx.membership.findMany({
    where: { ...inWorkspace(actor), userId: { in: userIds } },
    select: { userId: true, user: { select: { displayName: true, name: true } } },
  });
  if (members.length < userIds.length) throw new DomainError<WorkspaceErrorCode>("member_not_found");
  const before = await tx.noteMention.findMany({ where: { noteId } });
  const former = before.filter(({ userId, name }) => !userIds.includes(userId) && text.includes(`@${name}`));
  await tx.noteMention.deleteMany({ where: { noteId } });
  const now = members.map(({ userId, user }) => ({ noteId, userId, name: personName(user) ?? "" }));
  await tx.noteMention.createMany({ data: [...former, ...now] });
}
