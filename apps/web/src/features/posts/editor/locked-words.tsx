import type { PostView } from "@takt/domain/posts/model/post-view";
import { Button } from "@takt/ui/button";
import { ExternalLink } from "lucide-react";
import { useT } from "next-i18next/client";
import { useWhen } from "../../shared/time/use-when";

/** Being sent, or out: with the link to it. */
export function LockedWords({ post }: { post: PostView }) {
  const { t } = useT("posts");
  const when = useWhen();
  if (post.status === "publishing")
    return (
      <>
        <h2 className="text-base font-semibold">{t("banner.publishing")}</h2>
        <p className="text-muted-fg">{t("banner.publishingText")}</p>
      </>
    );
  return (
    <>
      <h2 className="text-base font-semibold tabular-nums">
        {t("banner.published", { when: post.publishedAt ? when(post.publishedAt) : "" })}
      </h2>
      <p className="text-muted-fg">
        {t(post.linkedinUrl ? "banner.publishedText" : "banner.publishedNoLink")}
      </p>
      {post.linkedinUrl && (
        <div>
          <Button asChild variant="primary">
            <a href={post.linkedinUrl} target="_blank" rel="noreferrer">
              {t("actions.viewOnLinkedIn")}
              <ExternalLink aria-hidden />
            </a>
          </Button>
        </div>
      )}
    </>
  );
}
