import { isChangeable } from "@takt/domain/posts/model/post-link";
import type { PostView } from "@takt/domain/posts/model/post-view";
import { Button } from "@takt/ui/button";
import { Callout } from "@takt/ui/callout";
import { CircleHelp, ExternalLink } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useState } from "react";
import { useWhen } from "~/features/shared/time/use-clock";
import { postActions } from "../parts/actions/post-actions";
import { PostQuestion } from "../parts/actions/post-question";
import { EditPublishedDialog } from "./edit-published-dialog";
import { PostLinkForm } from "./post-link-form";
import { usePublishedChanges, type PublishedChanges } from "./use-published-changes";

/** A published post: its link, what was changed on LinkedIn since, and the ways to change or miss it. */
export function PublishedNote({ post, onDeny }: { post: PostView; onDeny: () => void }) {
  const { t } = useT("posts");
  const when = useWhen();
  const changes = usePublishedChanges();
  const [dialog, setDialog] = useState<"edit" | "delete" | null>(null);
  const { linkedinUrl, linkedinUrn, removedAt, editedAt, publishedAt } = post;
  if (removedAt)
    return (
      <>
        <h2 className="text-base font-semibold tabular-nums">
          {t("changes.removed", { when: when(removedAt) })}
        </h2>
        <p className="text-muted-fg">{t("changes.removedText")}</p>
      </>
    );
  return (
    <>
      <h2 className="text-base font-semibold tabular-nums">
        {t("banner.published", { when: publishedAt ? when(publishedAt) : "" })}
      </h2>
      <p className="text-muted-fg">{t(linkedinUrl ? "banner.publishedText" : "banner.publishedNoLink")}</p>
      {editedAt && (
        <p className="text-muted-fg tabular-nums">{t("changes.edited", { when: when(editedAt) })}</p>
      )}
      {linkedinUrl && !isChangeable(linkedinUrn) && (
        <p className="text-muted-fg">{t("changes.link.activityOnly")}</p>
      )}
      <OpenChange post={post} changes={changes} />
      {!linkedinUrl && <PostLinkForm post={post} />}
      <div className="flex flex-wrap gap-2">
        {linkedinUrl && (
          <Button asChild variant="primary">
            <a href={linkedinUrl} target="_blank" rel="noreferrer">
              {t("actions.viewOnLinkedIn")}
              <ExternalLink aria-hidden />
            </a>
          </Button>
        )}
        {isChangeable(linkedinUrn) && (
          <>
            {!post.poll && <Button onClick={() => setDialog("edit")}>{t("changes.edit")}</Button>}
            <Button variant="ghost" className="text-danger-text" onClick={() => setDialog("delete")}>
              {t("changes.delete")}
            </Button>
          </>
        )}
        {postActions(post).some(({ action }) => action === "deny") && (
          <Button onClick={onDeny}>{t("actions.deny")}</Button>
        )}
      </div>
      {dialog === "edit" && (
        <EditPublishedDialog post={post} changes={changes} onClose={() => setDialog(null)} />
      )}
      {dialog === "delete" && (
        <DeletePublishedDialog post={post} changes={changes} onClose={() => setDialog(null)} />
      )}
    </>
  );
}

type ChangeProps = { post: PostView; changes: PublishedChanges };

/** Says that LinkedIn has not answered a change, and offers to ask for the same again, which is harmless. */
function OpenChange({ post, changes }: ChangeProps) {
  const { t } = useT("posts");
  const when = useWhen();
  const { openChange } = post;
  if (!openChange) return null;
  const { kind, content, hashtags, sentAt } = openChange;
  const again = () =>
    kind === "edit" ? changes.edit(post, { content: content ?? "", hashtags }) : changes.remove(post);
  return (
    <Callout
      tone="amber"
      role="status"
      icon={<CircleHelp aria-hidden />}
      actions={
        <Button size="sm" loading={changes.isPending} onClick={() => void again()}>
          {t(`changes.again.${kind}`)}
        </Button>
      }
    >
      <p>{t(`changes.open.${kind}`, { when: when(sentAt) })}</p>
    </Callout>
  );
}

/** Asks before a post is deleted on LinkedIn, which cannot be undone. */
function DeletePublishedDialog({ post, changes, onClose }: ChangeProps & { onClose: () => void }) {
  const { t } = useT("posts");
  return (
    <PostQuestion
      about={post.content}
      title={t("changes.deleteDialog.title")}
      ask={(beginning) => t("changes.deleteDialog.text", { excerpt: beginning })}
      consequence={t("changes.deleteDialog.final")}
      actionLabel={t("changes.deleteDialog.confirm")}
      tone="danger"
      loading={changes.isPending}
      onConfirm={() => void changes.remove(post).then(onClose)}
      onClose={onClose}
    />
  );
}
