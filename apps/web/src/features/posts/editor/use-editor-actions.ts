import { useT } from "next-i18next/client";
import { useState } from "react";
import { useAction } from "../../shared/actions/use-action";
import type { ChosenSlot, PostMutations } from "../parts/actions/use-post-mutations";
import type { PostEditorState } from "./use-post-editor";
import { useReadyToSend } from "./use-ready-to-send";

/** Saves, schedules and publishes the post in the editor. Unsaved changes are saved first, so the user gets what they see. */
export function useEditorActions(editor: PostEditorState, mutations: PostMutations) {
  const { t } = useT("posts");
  const ready = useReadyToSend(editor);
  const [dialog, setDialog] = useState<"schedule" | "publish" | null>(null);

  const save = useAction(() => editor.flush(), {
    done: (saved) => saved && { title: t("done.saved") },
    // The save status beside the editor shows it; a conflict opens its dialog.
    failed: () => null,
  });
  const schedule = async (slot: ChosenSlot, reviewed: boolean) => {
    const ref = await editor.flush();
    if (ref) editor.rebase(await mutations.schedule(ref, slot, reviewed));
  };

  const publish = useAction(
    async (reviewed: boolean) => {
      const ref = await editor.flush();
      const post = ref && (await mutations.publishNow(ref, reviewed));
      if (post) editor.rebase(post);
    },
    { failed: () => t("failedTo.publish"), refresh: () => setDialog(null) },
  );

  return {
    dialog,
    busy: publish.isRunning ? ("publish" as const) : save.isRunning ? ("save" as const) : null,
    closeDialog: () => setDialog(null),
    askSchedule: () => ready() && setDialog("schedule"),
    askPublish: () => ready() && setDialog("publish"),
    save: () => save.run(null),
    schedule,
    publish: publish.run,
  };
}

export type EditorActions = ReturnType<typeof useEditorActions>;
