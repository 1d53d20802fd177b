import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { useState } from "react";
import type { ChosenSlot, PostMutations } from "../../shared/post/actions/use-post-mutations";
import type { PostEditorState } from "./use-post-editor";
import { useReadyToSend } from "./use-ready-to-send";

/** Saves, schedules and publishes the post in the editor. Unsaved changes are saved first, so the user gets what they see. */
export function useEditorActions(editor: PostEditorState, mutations: PostMutations) {
  const { t } = useT("posts");
  const { toast } = useToast();
  const ready = useReadyToSend(editor);
  const [dialog, setDialog] = useState<"schedule" | "publish" | null>(null);
  const [busy, setBusy] = useState<"save" | "publish" | null>(null);

  const save = async () => {
    setBusy("save");
    try {
      if (await editor.flush()) toast({ title: t("done.saved") });
    } catch (error) {
      // The save status beside the editor shows the error; a conflict opens its dialog.
      console.warn("not saved", error);
    } finally {
      setBusy(null);
    }
  };

  const schedule = async (slot: ChosenSlot, reviewed: boolean) => {
    const ref = await editor.flush();
    if (ref) editor.rebase(await mutations.schedule(ref, slot, reviewed));
  };

  const publish = async (reviewed: boolean) => {
    setBusy("publish");
    try {
      const ref = await editor.flush();
      const post = ref && (await mutations.publishNow(ref, reviewed));
      if (post) editor.rebase(post);
    } catch (error) {
      toast({ tone: "error", title: t("failedTo.publish"), description: t("editor.save.failed") });
      console.warn("not saved before publishing", error);
    } finally {
      setBusy(null);
      setDialog(null);
    }
  };

  return {
    dialog,
    busy,
    closeDialog: () => setDialog(null),
    askSchedule: () => ready() && setDialog("schedule"),
    askPublish: () => ready() && setDialog("publish"),
    save,
    schedule,
    publish,
  };
}

export type EditorActions = ReturnType<typeof useEditorActions>;
