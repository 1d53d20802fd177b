import type { PostView } from "@takt/domain/posts/model/post-view";
import { TIMING } from "@takt/domain/posts/model/publish-timing";
import { useT } from "~/i18n/use-t";
import { useClock, useNow } from "~/features/shared/time/use-clock";
import { PublishedNote } from "../published/published-note";

/** The status of a publishing or published post. */
export function LockedPostNote({ post, onDeny }: { post: PostView; onDeny: () => void }) {
  return post.status === "publishing" ? (
    <PublishingNote post={post} />
  ) : (
    <PublishedNote post={post} onDeny={onDeny} />
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
