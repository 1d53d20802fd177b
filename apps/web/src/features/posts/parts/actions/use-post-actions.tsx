import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { createLazyPart } from "@takt/ui/lazy-part";
import { useState, type ReactNode } from "react";
import { useLocaleRouter } from "~/features/shared/use-locale-router";
import { usePreloadScheduleDialog } from "../lazy-schedule-dialog";
import type { PostDialog } from "~/features/posts/actions/post-action-dialog";
import type { PostAction } from "./post-actions";
import { usePostMutations, type PostMutations } from "./use-post-mutations";

const actionDialog = createLazyPart(() => import("~/features/posts/actions/post-action-dialog"));

/** Runs an action of a post and opens the dialog that it needs. Render `dialogs` once on the page. */
export function usePostActions(): {
  run: (action: PostAction, post: PostSummary) => void;
  mutations: PostMutations;
  dialogs: ReactNode;
} {
  const mutations = usePostMutations();
  const router = useLocaleRouter();
  const [openDialog, setOpenDialog] = useState<PostDialog | null>(null);
  usePreloadScheduleDialog();
  const dialogPart = actionDialog.usePart(openDialog !== null);

  const run = (action: PostAction, post: PostSummary): void => {
    switch (action) {
      case "edit":
      case "open":
        return router.push(`/app/content/edit/${post.id}`);
      case "schedule":
      case "reschedule":
        return setOpenDialog({ kind: "schedule", post });
      case "publishNow":
      case "retry":
        return setOpenDialog({ kind: "publish", post });
      case "unschedule":
      case "toDraft":
        return void mutations.unschedule(post);
      case "cancel":
        return void mutations.cancel(post);
      case "delete":
        // Only a scheduled post needs a confirmation; for the others Undo is enough.
        return post.status === "scheduled"
          ? setOpenDialog({ kind: "delete", post })
          : void mutations.delete(post);
      case "restore":
        return void mutations.restore(post.id);
      case "deny":
        return setOpenDialog({ kind: "deny", post });
      case "viewOnLinkedIn":
        window.open(post.linkedinUrl ?? "", "_blank", "noreferrer");
    }
  };

  const dialogs = dialogPart && openDialog && (
    <dialogPart.PostActionDialog
      dialog={openDialog}
      mutations={mutations}
      onClose={() => setOpenDialog(null)}
    />
  );
  return { run, mutations, dialogs };
}
