import type { PostView } from "@takt/domain/posts/model/post-view";
import { useT } from "next-i18next/client";
import { toMediaItem } from "../../media/parts/media-item";
import { PostPreview } from "../../posts/parts/post-preview";
import { StatusBadge } from "../../posts/parts/status/status-badge";

/** The first post once it is no longer a draft, with its status. */
export function SentFirstPost({ post }: { post: PostView }) {
  const { t } = useT("onboarding");
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
        {t("post.alreadyTitle")}
        <StatusBadge status={post.status} />
      </p>
      <PostPreview post={post} media={post.media.map(toMediaItem)} plain />
    </div>
  );
}
