import type { PostView } from "@takt/domain/posts/model/post-view";
import { Callout } from "@takt/ui/callout";
import { useT } from "~/i18n/use-t";
import { useWhen } from "~/features/shared/time/use-clock";
import type { PostMutations } from "../parts/actions/use-post-mutations";
import { FailureNote } from "../parts/status/status-notes";
import { StatusIcon } from "../parts/status/status-badge";
import { ScheduledBanner } from "./scheduled-banner";

type Props = {
  post: PostView;
  mutations: PostMutations;
  onChanged: (post: PostView) => void;
  onChangeTime: () => void;
};

/** Explains the status of an editable post; nothing for a draft. */
export function PostBanner({ post, mutations, onChanged, onChangeTime }: Props) {
  const { t } = useT("posts");
  const when = useWhen();
  if (post.status === "scheduled")
    return (
      <ScheduledBanner post={post} mutations={mutations} onChanged={onChanged} onChangeTime={onChangeTime} />
    );
  if (post.status === "failed")
    return (
      <div className="flex items-start gap-3 rounded-xl border border-border bg-surface px-4 py-3">
        <StatusIcon status="failed" className="mt-0.5 size-4 text-danger-text" />
        <FailureNote post={post} />
      </div>
    );
  if (post.status === "cancelled")
    return (
      <Callout tone="amber" icon={<StatusIcon status="cancelled" />}>
        <p>
          {t("banner.cancelled")}{" "}
          {post.scheduledAt && t("banner.cancelledWas", { when: when(post.scheduledAt) })}
        </p>
      </Callout>
    );
  return null;
}
