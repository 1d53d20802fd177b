import type { PostView } from "@takt/domain/posts/model/post-view";
import { Button } from "@takt/ui/button";
import { ExternalLink } from "lucide-react";
import { useT } from "next-i18next/client";
import { PublishingNote } from "../status/publishing-note";
import { postActions } from "../parts/actions/post-actions";
import { useWhen } from "../../shared/time/use-when";

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
