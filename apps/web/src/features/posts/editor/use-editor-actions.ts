import { publishProblem } from "@takt/domain/posts/model/publish-problem";
import { useT } from "~/i18n/use-t";
import { useState } from "react";
import { useAction } from "~/features/shared/actions/use-action";
import { useErrorToast } from "~/features/shared/actions/use-error-toast";
import type { ChosenSlot, PostMutations } from "../parts/actions/use-post-mutations";
import { usePublishProblemText } from "../parts/use-publish-problem-text";
import type { PostEditorState } from "./use-post-editor";

/** Saves, schedules and publishes the post in the editor. Unsaved changes are saved first, so the user gets what they see. */
export function useEditorActions(
  editor: PostEditorState,
  mutations: PostMutations,
  { isDraft, canPublish }: { isDraft: boolean; canPublish: boolean },
) {
  const { t } = useT("posts");
  const ready = useReadyToSend(editor);
  const [dialog, setDialog] = useState<"schedule" | "publish" | null>(null);

  const save = useAction(() => editor.flush(), {
    done: (saved) => saved && { title: t(isDraft ? "done.saved" : "done.changesSaved") },
    // The save status beside the editor shows it; a conflict opens its dialog.
    failed: () => null,
  });
  const schedule = async (slot: ChosenSlot, reviewed: boolean, approve: boolean) => {
    const ref = await editor.flush();
    if (ref) editor.rebase(await mutations.schedule(ref, slot, reviewed, approve));
  };

  const publish = useAction(
    async ({ reviewed, approve }: { reviewed: boolean; approve: boolean }) => {
      const ref = await editor.flush();
      const post = ref && (await mutations.publishNow(ref, reviewed, approve));
      if (post) editor.rebase(post);
    },
    { failed: () => t("failedTo.publish"), refresh: () => setDialog(null) },
  );

  return {
    dialog,
    busy: publish.isRunning ? ("publish" as const) : save.isRunning ? ("save" as const) : null,
    closeDialog: () => setDialog(null),
    askSchedule: () => canPublish && ready() && setDialog("schedule"),
    askPublish: () => canPublish && ready() && setDialog("publish"),
    save: () => save.run(null),
    schedule,
    publish: publish.run,
  };
}

export type EditorActions = ReturnType<typeof useEditorActions>;

/** Returns whether the post can be scheduled or published, and shows a toast if not. */
function useReadyToSend(editor: PostEditorState): () => boolean {
  const { t } = useT("posts");
  const problemText = usePublishProblemText();
  const errorToast = useErrorToast();
  return () => {
    const { media, ...draft } = editor.typed();
    const kinds = editor.uploads.items.map((item) => item.upload.kind);
    const problem = publishProblem({ ...draft, mediaCount: media.length });
    const why = kinds.includes("failed")
      ? t("editor.uploadsFailed")
      : kinds.some((kind) => kind !== "done")
        ? t("editor.uploadsRunning")
        : problem && problemText(problem);
    if (why) errorToast({ title: why });
    return why === null;
  };
}
