import type { PostView } from "@takt/domain/posts/model/post-view";
import { TIMING } from "@takt/domain/posts/model/publish-timing";
import { Button } from "@takt/ui/button";
import { ExternalLink } from "lucide-react";
import { useT } from "next-i18next/client";
import { useClock, useWhen, useNow } from "../../shared/time/use-clock";
import { postActions } from "../parts/actions/post-actions";

/** The status of a publishing or published post, with the link to it and the action for a post missing on LinkedIn. */
export function LockedPostNote({ post, onDeny }: { post: PostView; onDeny: () => void }) {
  const { t } = useT("posts");
  const when = useWhen();
  if (post.status === "publishing") return <PublishingNote post={post} />;
  return (
    <>
      <h2 className="text-base font-semibold tabular-nums">
        {t("banner.published", { when: post.publishedAt ? when(post.publishedAt) : "" })}
      </h2>
      <p className="text-muted-fg">
        {t(post.linkedinUrl ? "banner.publishedText" : "banner.publishedNoLink")}
      </p>
      <div className="flex flex-wrap gap-2">
        {post.linkedinUrl && (
          <Button asChild variant="primary">
            <a href={post.linkedinUrl} target="_blank" rel="noreferrer">
              {t("actions.viewOnLinkedIn")}
              <ExternalLink aria-hidden />
            </a>
          </Button>
        )}
        {postActions(post).includes("deny") && <Button onClick={onDeny}>{t("actions.deny")}</Button>}
      </div>
    </>
  );
}

/** Says that a post is being published and, once the request has timed out, when the result will be known. */
function PublishingNote({ post }: { post: Pick<PostView, "attemptedAt" | "knownBy"> }) {
  const { t } = useT("posts");
  const clock = useClock();
  const now = useNow(5_000);
  const { attemptedAt, knownBy } = post;
  const silent = now && attemptedAt && now.getTime() - attemptedAt.getTime() > TIMING.http + TIMING.fresh;
  return (
    <>
      <h2 className="text-base font-semibold">{t(silent ? "banner.silent" : "banner.publishing")}</h2>
      <p className="text-muted-fg">
        {silent && knownBy
          ? t("banner.silentText", { time: clock.time(knownBy) })
          : t("banner.publishingText")}
      </p>
    </>
  );
}
