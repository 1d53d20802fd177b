import type { PostView } from "@takt/domain/posts/model/post-view";
import { PublishNowDialog } from "../parts/actions/publish-now-dialog";
import { LazyScheduleDialog } from "../parts/lazy-schedule-dialog";
import type { EditorActions } from "./use-editor-actions";

type Props = {
  actions: EditorActions;
  post: PostView | null;
  visibility: PostView["visibility"];
  /** The initial day of the schedule dialog, YYYY-MM-DD. */
  day: string | undefined;
};

/** The dialog in which the post in the editor is scheduled or published. */
export function EditorDialogs({ actions, post, visibility, day }: Props) {
  if (actions.dialog === "schedule")
    return (
      <LazyScheduleDialog post={post} day={day} onSchedule={actions.schedule} onClose={actions.closeDialog} />
    );
  if (actions.dialog === "publish")
    return (
      <PublishNowDialog
        post={post}
        visibility={visibility}
        loading={actions.busy === "publish"}
        onConfirm={(reviewed) => void actions.publish(reviewed)}
        onClose={actions.closeDialog}
      />
    );
  return null;
}
