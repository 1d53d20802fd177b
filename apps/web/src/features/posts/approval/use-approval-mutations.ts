import type { ApprovalView } from "@takt/domain/posts/model/approval-view";
import type { PostView } from "@takt/domain/posts/model/post-view";
import type { ToastMessage } from "@takt/ui/toast";
import type { ActionOptions } from "~/features/shared/actions/run-action";
import { type Action, useAction } from "~/features/shared/actions/use-action";
import { useT } from "~/i18n/use-t";
import { setQueryData } from "~/trpc/query-cache";
import { trpc } from "~/trpc/react";
import { useRefreshPosts } from "~/trpc/use-refresh-posts";
import { isGoingOut } from "../parts/status/is-going-out";

type Ref = { id: string; version: number };
/** Runs what is done to a post once what is unsaved of it is saved, and goes on with what came of it. */
export type WithSaved = (run: (ref: Ref) => Promise<PostView>) => Promise<PostView>;
/** The post as its page shows it, with a note. */
export type ApprovalInput = { post: PostView; note: string; withSaved?: WithSaved };

const onShown = ({ post: { id, version } }: ApprovalInput, run: (ref: Ref) => Promise<PostView>) =>
  run({ id, version });
const onSaved = (input: ApprovalInput, run: (ref: Ref) => Promise<PostView>) =>
  input.withSaved?.(run) ?? onShown(input, run);

/** Asks for approvals and decides about them, each with its toast and, where it can be taken back, Undo. */
export function useApprovalMutations() {
  const { t } = useT("approvals");
  const call = trpc.approvals;
  const undo = useUndo();
  const withdrawal = call.withdraw.useMutation().mutateAsync;
  const reopening = call.reopen.useMutation().mutateAsync;
  const { mutateAsync: request } = call.request.useMutation();
  const { mutateAsync: approve } = call.approve.useMutation();
  const { mutateAsync: requestChanges } = call.requestChanges.useMutation();
  const withdraw = useApprovalAction((input) => onSaved(input, withdrawal), {
    shows: () => ({ state: "none", stage: null, mayApprove: false }),
    done: () => ({ title: t("post.done.withdrawn") }),
    failed: () => t("post.failed.withdraw"),
  });
  const reopen = useApprovalAction((input) => onShown(input, reopening), {
    done: () => ({ title: t("post.done.reopened") }),
    failed: () => t("post.failed.reopen"),
  });
  return {
    withdraw,
    request: useApprovalAction((input) => onSaved(input, (ref) => request({ ref, note: input.note })), {
      shows: () => ({ state: "requested" }),
      done: (post) => ({
        title: t("post.done.requested"),
        ...undo(t("post.done.requestedAlt"), () => withdraw.run({ post, note: "" })),
      }),
      failed: () => t("post.failed.request"),
    }),
    approve: useApprovalAction(
      (input) => onShown(input, (ref) => approve({ ref, hash: input.post.approval!.hash, note: input.note })),
      {
        shows: ({ stage, stages }) => ({
          mayApprove: false,
          ...(stage?.position === stages - 1 && { state: "approved", stage: null }),
        }),
        done: (post) =>
          isGoingOut(post)
            ? { title: t("post.done.publishing") }
            : {
                title: t(post.approval?.state === "approved" ? "post.done.approved" : "post.done.passed"),
                ...undo(t("post.done.undoAlt"), () => reopen.run({ post, note: "" })),
              },
        failed: () => t("post.failed.approve"),
      },
    ),
    requestChanges: useApprovalAction(
      (input) => onShown(input, (ref) => requestChanges({ ref, note: input.note })),
      {
        shows: () => ({ state: "changes_requested", stage: null, mayApprove: false }),
        done: (post) => ({
          title: t("post.done.changes"),
          ...undo(t("post.done.undoAlt"), () => reopen.run({ post, note: "" })),
        }),
        failed: () => t("post.failed.changes"),
      },
    ),
  };
}

function useUndo(): (altText: string, run: () => unknown) => Pick<ToastMessage, "action"> {
  const { t } = useT("posts");
  return (altText, onAction) => ({ action: { label: t("done.undo"), altText, onAction, isUndo: true } });
}

type Options = Pick<ActionOptions<ApprovalInput, PostView>, "done" | "failed"> & {
  /** A success's change of the approval, shown at once. */
  shows?: (approval: ApprovalView) => Partial<ApprovalView>;
};

/** A change of an approval as an action, shown at once; a refused one fetches its post again. */
function useApprovalAction(
  mutate: (input: ApprovalInput) => Promise<PostView>,
  { shows, ...messages }: Options,
): Action<ApprovalInput, PostView> {
  const refresh = useRefreshPosts();
  const { posts, approvals } = trpc.useUtils();
  const put = (id: string, change: (shown: PostView) => PostView) =>
    setQueryData(posts.get, { id }, (shown) => change(shown));
  return useAction<ApprovalInput, PostView>(mutate, {
    ...messages,
    keyOf: ({ post }) => post.id,
    optimistic({ post: { id, approval } }) {
      if (!approval || !shows) return () => undefined;
      put(id, (shown) => ({ ...shown, approval: { ...approval, ...shows(approval) } }));
      return () => put(id, (shown) => ({ ...shown, approval }));
    },
    refresh: ({ result }) => refresh(result ?? undefined),
    onFailed({ code }, { post: { id } }) {
      if (code === null) return;
      void posts.get.invalidate({ id });
      void approvals.events.invalidate({ id });
    },
  });
}
