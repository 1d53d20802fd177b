import type { PostFields } from "@takt/domain/posts/model/post-fields";
import { useT } from "~/i18n/use-t";
import type { Uploads } from "~/features/media/parts/use-uploads";
import { useErrorToast } from "~/features/shared/actions/use-error-toast";

type Content = Pick<PostFields, "linkCard" | "poll">;

/** Whether a post may get these files: none with a poll, one image with a link card. */
export function fitsContent(
  { linkCard, poll }: Content,
  taken: number,
  files: readonly Pick<File, "type">[],
): boolean {
  if (poll) return false;
  return !linkCard || (taken === 0 && files.length === 1 && files[0]!.type.startsWith("image/"));
}

/** The uploads of a post, which take no files that its link card or poll excludes. `content`: what it has by now. */
export function useFittingUploads(uploads: Uploads, content: () => Content): Uploads {
  const { t } = useT("errors");
  const errorToast = useErrorToast();
  return {
    ...uploads,
    add(files) {
      if (fitsContent(content(), uploads.items.length, files)) return uploads.add(files);
      errorToast({ title: t("post_content_mixed") });
      return 0;
    },
  };
}
