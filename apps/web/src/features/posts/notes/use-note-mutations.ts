import type { NoteInput } from "@takt/domain/posts/model/note-input";
import type { NotesView, NoteThread } from "@takt/domain/posts/model/note-view";
import type { ToastMessage } from "@takt/ui/toast";
import { type Action, useAction } from "~/features/shared/actions/use-action";
import { now } from "~/features/shared/time/now";
import { useT } from "~/i18n/use-t";
import { setQueryData } from "~/trpc/query-cache";
import { trpc } from "~/trpc/react";
import { findMentioned, toMentionable } from "./mentions";

/** Actions on the notes about a post. */
export function useNoteMutations(postId: string) {
  const { notes } = trpc.useUtils();
  const put = (view: NotesView) => setQueryData(notes.list, { postId }, view);
  return { ...useWriting(postId, put), setState: useThreadState(postId, put) };
}

export type NoteMutations = ReturnType<typeof useNoteMutations>;
type Put = (view: NotesView) => void;
/** A note as it is typed; whom it mentions stands in its text. */
type Written = Omit<NoteInput, "postId" | "mentions">;

/** Writes, changes and deletes the user's own notes. They are seen at once, and announced by the notes: no toast says it again. */
function useWriting(postId: string, put: Put) {
  const { t } = useT("notes");
  const { notes } = trpc;
  const { mutateAsync: write } = notes.write.useMutation();
  const { mutateAsync: edit } = notes.edit.useMutation();
  const mentioned = useMentioned();
  const shown = (result: NotesView) => put(result);
  return {
    write: useAction<Written, NotesView>(
      async (note) => write({ ...note, postId, mentions: await mentioned(note.text) }),
      {
        keyOf: ({ threadId }) => threadId ?? "",
        failed: () => t("failed.write"),
        onDone: shown,
      },
    ),
    edit: useAction<Pick<Written, "id" | "text">, NotesView>(
      async (note) => edit({ ...note, mentions: await mentioned(note.text) }),
      {
        keyOf: ({ id }) => id,
        failed: () => t("failed.edit"),
        onDone: shown,
      },
    ),
    remove: useAction(notes.delete.useMutation().mutateAsync, {
      failed: () => t("failed.delete"),
      onDone: shown,
    }),
  };
}

/** Returns a function that finds the members whom a text mentions. */
function useMentioned(): (text: string) => Promise<string[]> {
  const { members } = trpc.useUtils();
  return async (text) =>
    text.includes("@") ? findMentioned(text.trim(), toMentionable(await members.list.ensureData())) : [];
}

type State = { id: string; isResolved: boolean };

/** Resolves a thread or opens it again, which is shown at once; resolving has an Undo. */
function useThreadState(postId: string, put: Put): Action<State, NotesView> {
  const { t } = useT("notes");
  const list = trpc.useUtils().notes.list;
  const { mutateAsync } = trpc.notes.setThreadState.useMutation();
  const show = (id: string, resolved: NoteThread["resolved"]) =>
    setQueryData(list, { postId }, (view) => ({
      ...view,
      threads: view.threads.map((thread) => (thread.id === id ? { ...thread, resolved } : thread)),
    }));
  const undo = useUndo();
  const setState: Action<State, NotesView> = useAction<State, NotesView>(mutateAsync, {
    keyOf: ({ id }) => id,
    optimistic({ id, isResolved }) {
      const before = list.getData({ postId })?.threads.find((thread) => thread.id === id)?.resolved ?? null;
      show(id, isResolved ? { at: now(), by: null } : null);
      return () => show(id, before);
    },
    done: (_, { id, isResolved }) =>
      isResolved
        ? { title: t("done.resolved"), ...undo(() => setState.run({ id, isResolved: false })) }
        : { title: t("done.reopened") },
    failed: (_, { isResolved }) => t(isResolved ? "failed.resolve" : "failed.reopen"),
    onDone: put,
  });
  return setState;
}

function useUndo(): (onAction: () => unknown) => Pick<ToastMessage, "action"> {
  const { t } = useT(["notes", "common"]);
  return (onAction) => ({
    action: { label: t("common:undo"), altText: t("done.undoAlt"), onAction, isUndo: true },
  });
}
