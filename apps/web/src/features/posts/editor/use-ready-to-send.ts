import { publishProblem } from "@takt/domain/posts/model/publish-problem";
import { useT } from "next-i18next/client";
import { useErrorToast } from "../../shared/actions/use-error-toast";
import { usePublishProblemText } from "../parts/use-publish-problem-text";
import type { PostEditorState } from "./use-post-editor";

/** Returns whether the post can be scheduled or published, and shows a toast if not. */
export function useReadyToSend(editor: PostEditorState): () => boolean {
  const { t } = useT("posts");
  const problemText = usePublishProblemText();
  const errorToast = useErrorToast();
  return () => {
    const { content, hashtags, media } = editor.draft;
    const kinds = editor.uploads.items.map((item) => item.upload.kind);
    const problem = publishProblem({ content, hashtags, mediaCount: media.length });
    const why = kinds.includes("failed")
      ? t("editor.uploadsFailed")
      : kinds.some((kind) => kind !== "done")
        ? t("editor.uploadsRunning")
        : problem && problemText(problem);
    if (why) errorToast({ title: why });
    return why === null;
  };
}
