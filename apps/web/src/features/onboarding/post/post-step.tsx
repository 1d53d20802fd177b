import type { PostView } from "@takt/domain/posts/model/post-view";
import { Skeleton } from "@takt/ui/skeleton";
import { useToast } from "@takt/ui/toast";
import { useT } from "~/i18n/use-t";
import { toMediaItem } from "~/features/media/parts/media-item";
import { PostPreview } from "~/features/posts/parts/post-preview";
import { StatusBadge } from "~/features/posts/parts/status/status-badge";
import { CardFailure } from "~/features/shared/query-card";
import { useWhen } from "~/features/shared/time/use-clock";
import { StepFrame } from "../step-frame";
import type { StepProps } from "../use-onboarding";
import { PostEditor } from "./post-editor";
import { useFirstPost } from "./use-first-post";

/** Step 5: the first post, to be written and then published, scheduled or saved; one that was sent already is shown. */
export function PostStep(props: StepProps) {
  const { t } = useT(["onboarding", "posts"]);
  const { toast } = useToast();
  const when = useWhen();
  const post = useFirstPost((sent, how) => {
    const at = sent.scheduledAt ? when(sent.scheduledAt) : "";
    toast(
      how === "draft"
        ? { title: t("posts:done.saved") }
        : how === "publish"
          ? { title: t("posts:done.publishing"), description: t("posts:done.publishingText") }
          : { title: t("posts:done.scheduled", { when: `${at} (${sent.scheduledZone ?? ""})` }) },
    );
    props.onboarding.next();
  });
  const { sentPost, loading } = post;
  return (
    <StepFrame
      {...props}
      title={t("post.title")}
      intro={t("post.intro")}
      sending={post.busy !== null}
      onContinue={sentPost ? props.onboarding.next : undefined}
    >
      {sentPost ? (
        <SentFirstPost post={sentPost} />
      ) : loading?.isLoading ? (
        <Skeleton className="h-64 rounded-xl" />
      ) : loading?.error ? (
        <CardFailure
          failed={t("posts:failedTo.load")}
          error={loading.error}
          retrying={loading.isFetching}
          onRetry={() => void loading.refetch()}
        />
      ) : (
        <PostEditor post={post} />
      )}
    </StepFrame>
  );
}

/** The first post once it is no longer a draft, with its status. */
function SentFirstPost({ post }: { post: PostView }) {
  const { t } = useT("onboarding");
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
        {t("post.alreadyTitle")}
        <StatusBadge status={post.status} />
      </p>
      <PostPreview post={post} origin={post.digitalSourceType} media={post.media.map(toMediaItem)} plain />
    </div>
  );
}
