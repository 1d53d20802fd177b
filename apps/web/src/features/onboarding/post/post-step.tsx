import { Skeleton } from "@takt/ui/skeleton";
import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { trpc } from "../../../trpc/react";
import { useWhen } from "../../shared/time/use-when";
import { StepFrame } from "../step-frame";
import type { StepProps } from "../use-onboarding";
import { PostEditor } from "./post-editor";
import { SentFirstPost } from "./sent-first-post";
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
  const { postId } = post.draft;
  const { data, isPending } = trpc.posts.get.useQuery({ id: postId ?? "" }, { enabled: postId !== null });
  const sentPost = data && data.status !== "draft" && !data.deletedAt ? data : null;
  return (
    <StepFrame
      {...props}
      title={t("post.title")}
      intro={t("post.intro")}
      onContinue={sentPost ? props.onboarding.next : undefined}
    >
      {postId && isPending ? (
        <Skeleton className="h-64 rounded-xl" />
      ) : sentPost ? (
        <SentFirstPost post={sentPost} />
      ) : (
        <PostEditor post={post} />
      )}
    </StepFrame>
  );
}
