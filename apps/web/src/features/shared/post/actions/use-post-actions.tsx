import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { useState, type ReactNode } from "react";
import { useLocaleRouter } from "../../use-locale-router";
import { ScheduleDialog, useScheduleDialogSoon } from "../schedule/schedule-dialog-later";
import { DeletePostDialog } from "./delete-post-dialog";
import { DenyPostDialog } from "./deny-post-dialog";
import type { PostAction } from "./post-actions";
import { PublishNowDialog } from "./publish-now-dialog";
import { usePostMoves, type PostMoves } from "./use-post-moves";

type Asked = { about: "schedule" | "publish" | "delete" | "deny"; post: PostSummary };

/** Runs a row's or a chip's action, with the dialog it needs. Put `dialogs` on the page once. */
export function usePostActions(): {
  run: (action: PostAction, post: PostSummary) => void;
  moves: PostMoves;
  dialogs: ReactNode;
} {
  const moves = usePostMoves();
  const router = useLocaleRouter();
  const [asked, setAsked] = useState<Asked | null>(null);
  useScheduleDialogSoon();
  const close = () => setAsked(null);
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
        return setAsked({ about: "schedule", post });
      case "publishNow":
      case "retry":
        return setAsked({ about: "publish", post });
      case "unschedule":
      case "toDraft":
        return void moves.unschedule(post);
      case "cancel":
        return void moves.cancel(post);
      case "delete":
        // Only a scheduled post is missed when it is gone; the others come back by Undo.
        return post.status === "scheduled" ? setAsked({ about: "delete", post }) : void moves.delete(post);
      case "restore":
        return void moves.restore(post.id);
      case "deny":
        return setAsked({ about: "deny", post });
      case "viewOnLinkedIn":
        window.open(post.linkedinUrl ?? "", "_blank", "noreferrer");
    }
  };

  const dialogs = asked && (
    <>
      {asked.about === "schedule" && (
        <ScheduleDialog
          post={asked.post}
          onSchedule={(slot, reviewed) => moves.schedule(asked.post, slot, reviewed)}
          onClose={close}
        />
      )}
      {asked.about === "publish" && (
        <PublishNowDialog
          post={asked.post}
          loading={moves.isPending}
          onConfirm={(reviewed) => void closeAfter(moves.publishNow(asked.post, reviewed))}
          onClose={close}
        />
      )}
      {asked.about === "deny" && (
        <DenyPostDialog
          post={asked.post}
          loading={moves.isPending}
          onConfirm={() => void closeAfter(moves.answer(asked.post, false))}
          onClose={close}
        />
      )}
      {asked.about === "delete" && (
        <DeletePostDialog
          post={asked.post}
          loading={moves.isPending}
          onConfirm={() => void closeAfter(moves.delete(asked.post))}
          onClose={close}
        />
      )}
    </>
  );
  return { run, moves, dialogs };
}
