import { isChangeable } from "@takt/domain/posts/model/post-link";
import type { PostView } from "@takt/domain/posts/model/post-view";
import { useWhen } from "~/features/shared/time/use-clock";
import { useT } from "~/i18n/use-t";
import type { usePostActions } from "../parts/actions/use-post-actions";
import { OpenChange } from "./open-change";
import { PostLinkForm } from "./post-link-form";
import { PublishedActions } from "./published-actions";
import { usePublishedChanges } from "./use-published-changes";

type Props = { post: PostView; actions: ReturnType<typeof usePostActions> };

/** A published post: when it went out, what was changed on LinkedIn since, and what can be done with it. */
export function PublishedNote({ post, actions }: Props) {
  const { t } = useT("posts");
  const when = useWhen();
  const changes = usePublishedChanges();
  const { mayPublish, linkedinUrl, linkedinUrn, removedAt, editedAt, publishedAt } = post;
  return (
    <>
      <h2 className="text-[1.375rem]/7.5 font-semibold tabular-nums">
        {removedAt
          ? t("changes.removed", { when: when(removedAt) })
          : t("banner.published", { when: publishedAt ? when(publishedAt) : "" })}
      </h2>
      {removedAt ? (
        <p className="text-muted-fg">{t("changes.removedText")}</p>
      ) : (
        <>
          {!linkedinUrl && <p className="text-muted-fg">{t("banner.publishedNoLink")}</p>}
          {editedAt && (
            <p className="text-muted-fg tabular-nums">{t("changes.edited", { when: when(editedAt) })}</p>
          )}
          {linkedinUrl && !isChangeable(linkedinUrn) && (
            <p className="text-muted-fg">{t("changes.link.activityOnly")}</p>
          )}
          <OpenChange post={post} changes={changes} />
          {!linkedinUrl && mayPublish && <PostLinkForm post={post} />}
        </>
      )}
      <PublishedActions post={post} actions={actions} changes={changes} />
    </>
  );
}
