import { MAX_POST_LENGTH, postLength } from "@takt/domain/posts/model/post-length";
import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import type { PostEditorState } from "./use-post-editor";

/** Whether the post could be scheduled or published as it stands; says why not. */
export function useReadyToSend(editor: PostEditorState): () => boolean {
  const { t } = useT("posts");
  const { t: errors } = useT("errors");
  const { toast } = useToast();
  return () => {
    const { content, hashtags, media } = editor.draft;
    const { visible, sent } = postLength(content, hashtags);
    const length = Math.max(visible, sent);
    const kinds = editor.uploads.items.map((item) => item.upload.kind);
    const problem = kinds.includes("failed")
      ? t("editor.uploadsFailed")
      : kinds.some((kind) => kind !== "done")
        ? t("editor.uploadsRunning")
        : visible === 0 && media.length === 0
          ? t("editor.emptyPost")
          : length > MAX_POST_LENGTH
            ? errors("post_too_long", { length, max: MAX_POST_LENGTH })
            : null;
    if (problem) toast({ tone: "error", title: problem });
    return problem === null;
  };
}
