import { noteEditInput, noteInput, noteRef, threadStateInput } from "@takt/domain/posts/model/note-input";
import { deleteNote, editNote, setThreadState } from "@takt/domain/posts/notes/change-note";
import { listNotes } from "@takt/domain/posts/notes/list-notes";
import { writeNote } from "@takt/domain/posts/notes/write-note";
import { z } from "zod";
import { memberProcedure, router } from "./core/trpc";

export const notesRouter = router({
  /** Lists the notes about a post. */
  list: memberProcedure("content.read")
    .input(z.strictObject({ postId: z.uuid() }))
    .query(({ ctx, input }) => listNotes(ctx.deps, ctx.actor, input.postId)),

  /** Writes a note about a post, or an answer to one. */
  write: memberProcedure("posts.discuss")
    .input(noteInput)
    .mutation(({ ctx, input }) => writeNote(ctx.deps, ctx.actor, input)),

  /** Changes the text of the user's own note. */
  edit: memberProcedure("posts.discuss")
    .input(noteEditInput)
    .mutation(({ ctx, input }) => editNote(ctx.deps, ctx.actor, input)),

  /** Deletes the user's own note. */
  delete: memberProcedure("posts.discuss")
    .input(noteRef)
    .mutation(({ ctx, input }) => deleteNote(ctx.deps, ctx.actor, input)),

  /** Resolves a thread, or opens it again. */
  setThreadState: memberProcedure("posts.discuss")
    .input(threadStateInput)
    .mutation(({ ctx, input }) => setThreadState(ctx.deps, ctx.actor, input)),
});
