import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { LazyScheduleDialog } from "../parts/lazy-schedule-dialog";
import { DeletePostDialog } from "./delete-post-dialog";
import { DenyPostDialog } from "./deny-post-dialog";
import { PublishNowDialog } from "../parts/actions/publish-now-dialog";
import type { PostMutations } from "../parts/actions/use-post-mutations";

export type PostDialog = { kind: "schedule" | "publish" | "delete" | "deny"; post: PostSummary };

type Props = { dialog: PostDialog; mutations: PostMutations; onClose: () => void };

/** The dialog that an action of a post asks for before it runs. It closes when the action has ended. */
export function PostActionDialog({ dialog: { kind, post }, mutations, onClose }: Props) {
  const closeAfter = (done: Promise<unknown>) => void done.then(onClose);
  const props = { post, loading: mutations.isPending, onClose };
  switch (kind) {
    case "schedule":
      return (
        <LazyScheduleDialog
          post={post}
          onSchedule={(slot, reviewed) => mutations.schedule(post, slot, reviewed)}
          onClose={onClose}
        />
      );
    case "publish":
      return (
        <PublishNowDialog
          {...props}
          onConfirm={(reviewed) => closeAfter(mutations.publishNow(post, reviewed))}
        />
      );
    case "deny":
      return <DenyPostDialog {...props} onConfirm={() => closeAfter(mutations.answer(post, false))} />;
    case "delete":
      return <DeletePostDialog {...props} onConfirm={() => closeAfter(mutations.delete(post))} />;
  }
}
