import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { useState } from "react";
import type { ChosenSlot, PostMoves } from "../../shared/post/actions/use-post-moves";
import type { PostEditorState } from "./use-post-editor";
import { useReadyToSend } from "./use-ready-to-send";

/** Save, schedule and publish what is in the editor: always what the user sees, so it is saved first. */
export function useEditorActions(editor: PostEditorState, moves: PostMoves) {
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
      // The word beside the editor says why and offers a way on; a conflict opens its dialog.
      console.warn("not saved", error);
    } finally {
      setBusy(null);
    }
  };

  const schedule = async (slot: ChosenSlot, reviewed: boolean) => {
    const ref = await editor.flush();
    if (ref) editor.moved(await moves.schedule(ref, slot, reviewed));
  };

  const publish = async (reviewed: boolean) => {
    setBusy("publish");
    try {
      const ref = await editor.flush();
      const post = ref && (await moves.publishNow(ref, reviewed));
      if (post) editor.moved(post);
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
