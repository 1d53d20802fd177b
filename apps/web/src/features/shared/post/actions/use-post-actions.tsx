import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { useState, type ReactNode } from "react";
import { useLocaleRouter } from "../../use-locale-router";
import { LazyScheduleDialog, usePreloadScheduleDialog } from "../schedule/lazy-schedule-dialog";
import { DeletePostDialog } from "./delete-post-dialog";
import { DenyPostDialog } from "./deny-post-dialog";
import type { PostAction } from "./post-actions";
import { PublishNowDialog } from "./publish-now-dialog";
import { usePostMutations, type PostMutations } from "./use-post-mutations";

type OpenDialog = { kind: "schedule" | "publish" | "delete" | "deny"; post: PostSummary };

/** Runs an action of a post and opens the dialog that it needs. Render `dialogs` once on the page. */
export function usePostActions(): {
  run: (action: PostAction, post: PostSummary) => void;
  mutations: PostMutations;
  dialogs: ReactNode;
} {
  const mutations = usePostMutations();
  const router = useLocaleRouter();
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  usePreloadScheduleDialog();
  const close = () => setOpenDialog(null);
  const closeAfter = async (done: Promise<unknown>) => {
    await done;
    close();
  };

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

  const dialogs = openDialog && (
    <>
      {openDialog.kind === "schedule" && (
        <LazyScheduleDialog
          post={openDialog.post}
          onSchedule={(slot, reviewed) => mutations.schedule(openDialog.post, slot, reviewed)}
          onClose={close}
        />
      )}
      {openDialog.kind === "publish" && (
        <PublishNowDialog
          post={openDialog.post}
          loading={mutations.isPending}
          onConfirm={(reviewed) => void closeAfter(mutations.publishNow(openDialog.post, reviewed))}
          onClose={close}
        />
      )}
      {openDialog.kind === "deny" && (
        <DenyPostDialog
          post={openDialog.post}
          loading={mutations.isPending}
          onConfirm={() => void closeAfter(mutations.answer(openDialog.post, false))}
          onClose={close}
        />
      )}
      {openDialog.kind === "delete" && (
        <DeletePostDialog
          post={openDialog.post}
          loading={mutations.isPending}
          onConfirm={() => void closeAfter(mutations.delete(openDialog.post))}
          onClose={close}
        />
      )}
    </>
  );
  return { run, mutations, dialogs };
}
