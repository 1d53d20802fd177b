import { TIMING } from "@takt/domain/posts/model/publish-timing";
import type { PostView } from "@takt/domain/posts/model/post-view";
import { useT } from "next-i18next/client";
import { useClock } from "../../shared/time/use-clock";
import { useNow } from "../../shared/time/use-now";

/** Says that a post is being published and, once the request has timed out, when the result will be known. */
export function PublishingNote({ post }: { post: Pick<PostView, "attemptedAt" | "knownBy"> }) {
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
