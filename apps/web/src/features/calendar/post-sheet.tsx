import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { Button } from "@takt/ui/button";
import { Sheet, SheetContent } from "@takt/ui/sheet";
import { useT } from "next-i18next/client";
import { ActionIcon } from "../posts/parts/actions/action-icon";
import { postActions } from "../posts/parts/actions/post-actions";
import { usePostActions } from "../posts/parts/actions/use-post-actions";
import { toSummary } from "../posts/parts/to-summary";
import { trpc } from "../../trpc/react";
import { SheetBody } from "./sheet-body";

/** The details and actions of a post in the calendar. */
export function PostSheet({ post, onClose }: { post: PostSummary | null; onClose: () => void }) {
  const { t } = useT(["calendar", "posts"]);
  const { run, mutations, dialogs } = usePostActions();
  const details = trpc.posts.get.useQuery(
    { id: post?.id ?? "" },
    { enabled: post !== null, refetchInterval: 5000 },
  );
  // The latest data: the sheet stays open while the post changes.
  const shown = post && (details.data ? toSummary(details.data) : post);
  return (
    <>
      <Sheet open={post !== null} onOpenChange={(open) => !open && onClose()}>
        {shown && (
          <SheetContent
            title={t("details")}
            closeLabel={t("close")}
            footer={postActions(shown).map((action) => (
              <Button
                key={action}
                size="sm"
                data-action={action}
                variant={action === "delete" ? "ghost" : "outline"}
                className={action === "delete" ? "text-danger-text" : undefined}
                onClick={() => run(action, shown)}
              >
                <ActionIcon action={action} />
                {t(`posts:actions.${action}`)}
              </Button>
            ))}
          >
            <SheetBody post={shown} details={details.data} failed={details.isError} mutations={mutations} />
          </SheetContent>
        )}
      </Sheet>
      {dialogs}
    </>
  );
}
