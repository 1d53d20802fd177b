import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { useState, type ReactNode } from "react";
import { useLocaleRouter } from "~/features/shared/use-locale-router";
import { usePreloadScheduleDialog } from "../lazy-schedule-dialog";
import { POST_ACTIONS, POST_DIALOGS, type PostAction, type PostDialog } from "./post-actions";
import { type PostDialogProps, type PostMutations, usePostMutations } from "./use-post-mutations";

/** Runs an action of a post and opens the dialog that it needs. Render `dialogs` once on the page. */
export function usePostActions(): {
  run: (action: PostAction, post: PostSummary) => void;
  mutations: PostMutations;
  dialogs: ReactNode;
} {
  const mutations = usePostMutations();
  const router = useLocaleRouter();
  const [open, setOpen] = useState<{ dialog: PostDialog; post: PostSummary } | null>(null);
  usePreloadScheduleDialog();

  const run = (action: PostAction, post: PostSummary): void => {
    const row = POST_ACTIONS[action];
    const dialog = row.dialog?.(post);
    if (dialog) setOpen({ dialog, post });
    else row.run?.(post, { mutations, push: (path) => router.push(path) });
  };
  const dialogs = POST_DIALOGS.map((dialog, n) => (
    <OpenDialog
      key={n}
      dialog={dialog}
      post={open?.dialog === dialog ? open.post : null}
      mutations={mutations}
      onClose={() => setOpen(null)}
    />
  ));
  return { run, mutations, dialogs };
}

type OpenDialogProps = Omit<PostDialogProps, "post"> & { dialog: PostDialog; post: PostSummary | null };

/** A dialog that is open while there is a post; its script is loaded soon after the page. */
function OpenDialog({ dialog, post, ...props }: OpenDialogProps) {
  const part = dialog.usePart(post !== null);
  return part && post && <part.Dialog post={post} {...props} />;
}
