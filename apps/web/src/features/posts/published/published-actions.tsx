import { isChangeable } from "@takt/domain/posts/model/post-link";
import type { PostView } from "@takt/domain/posts/model/post-view";
import { Button } from "@takt/ui/button";
import { Copy, CornerDownRight, ExternalLink } from "lucide-react";
import { useState } from "react";
import { useCan } from "~/features/shared/use-can";
import { useT } from "~/i18n/use-t";
import { postActions } from "../parts/actions/post-actions";
import type { usePostActions } from "../parts/actions/use-post-actions";
import { toSummary } from "../parts/post-summary";
import { DeletePublishedDialog } from "./delete-published-dialog";
import { EditPublishedDialog } from "./edit-published-dialog";
import type { PublishedChanges } from "./use-published-changes";

type Props = { post: PostView; actions: ReturnType<typeof usePostActions>; changes: PublishedChanges };

/** Actions on a published post: to see it, to write on from it, and to change it on LinkedIn. */
export function PublishedActions({ post, actions: { run, mutations }, changes }: Props) {
  const { t } = useT("posts");
  const may = useCan();
  const { linkedinUrl, mayPublish } = post;
  const offered = postActions(toSummary(post), may("drafts.write")).map(({ action }) => action);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {linkedinUrl && (
          <Button asChild variant="primary">
            <a href={linkedinUrl} target="_blank" rel="noreferrer">
              {t("actions.viewOnLinkedIn")}
              <ExternalLink aria-hidden />
            </a>
          </Button>
        )}
        {offered.includes("followUp") && (
          <Button disabled={mutations.isPending} onClick={() => run("followUp", toSummary(post))}>
            <CornerDownRight aria-hidden />
            {t("actions.followUp")}
          </Button>
        )}
        {offered.includes("duplicate") && (
          <Button disabled={mutations.isPending} onClick={() => run("duplicate", toSummary(post))}>
            <Copy aria-hidden />
            {t("actions.duplicate")}
          </Button>
        )}
      </div>
      <div className="-mx-2.5 flex flex-wrap">
        {mayPublish && !post.removedAt && isChangeable(post.linkedinUrn) && (
          <ChangeActions post={post} changes={changes} />
        )}
        {offered.includes("deny") && (
          <Button variant="ghost" size="sm" onClick={() => run("deny", toSummary(post))}>
            {t("actions.deny")}
          </Button>
        )}
      </div>
    </>
  );
}

/** Edits or deletes the post on LinkedIn; a poll's text stays as it is there. */
function ChangeActions({ post, changes }: Pick<Props, "post" | "changes">) {
  const { t } = useT("posts");
  const [dialog, setDialog] = useState<"edit" | "delete" | null>(null);
  const Dialog = dialog === "edit" ? EditPublishedDialog : DeletePublishedDialog;
  return (
    <>
      {!post.poll && (
        <Button variant="ghost" size="sm" onClick={() => setDialog("edit")}>
          {t("changes.edit")}
        </Button>
      )}
      <Button variant="ghost" size="sm" className="text-danger-text" onClick={() => setDialog("delete")}>
        {t("changes.delete")}
      </Button>
      {dialog && <Dialog post={post} changes={changes} onClose={() => setDialog(null)} />}
    </>
  );
}
