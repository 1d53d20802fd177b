import type { PostView } from "@takt/domain/posts/model/post-view";
import { Callout } from "@takt/ui/callout";
import { Skeleton } from "@takt/ui/skeleton";
import { TriangleAlert } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { toMediaItem } from "~/features/media/parts/media-item";
import { PostPreview } from "~/features/posts/parts/post-preview";
import { LoadError } from "~/features/shared/load-error";
import { PostFacts } from "./post-facts";
import { RequestNote } from "./request-note";
import type { useShownPost } from "./use-shown-post";

type Props = {
  query: ReturnType<typeof useShownPost>["query"];
  post: PostView | undefined;
  /** Whether it is another one than its reader began to read. */
  isChanged: boolean;
  now: Date | null;
};

/** Exactly what goes out once a post is approved: its facts, its text with all files, and its first comment. */
export function ShownPost({ query, post, isChanged, now }: Props) {
  const { t } = useT(["approvals", "common"]);
  if (!post)
    return query.isError ? (
      <LoadError title={t("inbox.postFailed")} query={query} />
    ) : (
      <div role="status" aria-label={t("common:loading")} className="grid gap-4">
        <Skeleton className="h-20" />
        <Skeleton className="h-72 rounded-xl" />
      </div>
    );
  return (
    <div className="grid gap-4">
      {isChanged && (
        <Callout role="alert" tone="amber" icon={<TriangleAlert aria-hidden />}>
          <p className="font-medium">{t("inbox.changedTitle")}</p>
          <p>{t("inbox.changed")}</p>
        </Callout>
      )}
      <PostFacts post={post} now={now} />
      <RequestNote postId={post.id} />
      <PostPreview
        post={post}
        author={post.author}
        origin={post.digitalSourceType}
        media={post.media.map(toMediaItem)}
        plain
      />
    </div>
  );
}
