import type { PostView } from "@takt/domain/posts/model/post-view";
import { useState } from "react";
import { useT } from "~/i18n/use-t";
import { setQueryData, refetchAfterWrite } from "~/trpc/query-cache";
import { trpc } from "~/trpc/react";
import { useRefreshPosts } from "~/trpc/use-refresh-posts";
import { isGoingOut } from "~/features/posts/parts/status/is-going-out";
import type { ActionOptions } from "~/features/shared/actions/run-action";
import { useAction } from "~/features/shared/actions/use-action";
import { type WaitingPost, withoutPost, withPost } from "../list/waiting-post";
import { useApprovedText } from "./use-approved-text";

/** The subject of a decision: the row that goes from the list, and the post as its reader sees it. */
export type Decided = { row: WaitingPost; post: PostView };
type Change = Decided & { note: string };
type Reopened = { row: WaitingPost; version: number };

type Reactions = {
  /** A decision has failed, and its row is back. */
  onBack: (id: string) => void;
  /** A decision is taken back. */
  onReopen: (id: string) => void;
};

const toRef = ({ id, version }: { id: string; version: number }) => ({ id, version });
const toKey = ({ row }: { row: WaitingPost }) => row.id;

/**
 * Approves posts and asks for changes: the row goes at once, comes back where that fails, and Undo takes the decision back. A
 * post changed meanwhile is loaded again, and is among `changed`.
 */
export function useDecide({ onBack, onReopen }: Reactions) {
  const { t } = useT("approvals");
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const { show, hide, count, refresh, invalidate } = useShownWaiting();
  const approvedText = useApprovedText();
  const undo = useUndo({ onReopen });
  const calls = {
    approve: trpc.approvals.approve.useMutation().mutateAsync,
    request: trpc.approvals.requestChanges.useMutation().mutateAsync,
  };
  const options = (
    failed: string,
  ): Omit<ActionOptions<Decided, PostView>, "done"> & { keyOf: typeof toKey } => ({
    keyOf: toKey,
    optimistic: () => count(-1),
    refresh({ input, result }) {
      // An approver of several stages has it before them again.
      const stage = result?.approval?.mayApprove ? result.approval.stage : null;
      if (result && stage) show({ ...input.row, version: result.version, stage: stage.name });
      else if (result) hide(input.row.id);
      refresh(result);
    },
    failed: ({ code }) =>
      code === "post_changed" ? { title: failed, description: t("inbox.changedSince") } : failed,
    onFailed({ code }, { row }) {
      if (code !== null) invalidate(row.id);
      if (code === "post_changed") setChanged((all) => new Set(all).add(row.id));
      onBack(row.id);
    },
  });
  const approve = useAction<Decided, PostView>(
    ({ post }) => calls.approve({ ref: toRef(post), hash: post.approval!.hash, note: "" }),
    {
      ...options(t("inbox.approveFailed")),
      done: (post, { row }) => ({
        tone: "success",
        title: t("inbox.approved.title"),
        description: approvedText(post),
        ...(!isGoingOut(post) && undo({ row, version: post.version })),
      }),
    },
  );
  const request = useAction<Change, PostView>(({ post, note }) => calls.request({ ref: toRef(post), note }), {
    ...options(t("inbox.requestFailed")),
    done: (post, { row }) => ({
      tone: "success",
      title: t("inbox.requested.title"),
      ...undo({ row, version: post.version }),
    }),
  });
  return {
    approve: approve.run,
    request: request.run,
    changed,
    /** Tells whether a post is being decided about, and is gone from the list. */
    isDecided: (id: string) => [...approve.running, ...request.running].some(({ row }) => row.id === id),
  };
}

/** The Undo of a toast: the post is in the list again at once. */
function useUndo({ onReopen }: Pick<Reactions, "onReopen">) {
  const { t } = useT(["approvals", "common"]);
  const { show, hide, count, refresh } = useShownWaiting();
  const { mutateAsync } = trpc.approvals.reopen.useMutation();
  const reopen = useAction(({ row, version }: Reopened) => mutateAsync({ id: row.id, version }), {
    keyOf: toKey,
    optimistic({ row }) {
      const uncount = count(1);
      show(row);
      onReopen(row.id);
      return () => {
        uncount();
        hide(row.id);
      };
    },
    refresh: ({ result }) => refresh(result),
    done: () => ({ title: t("inbox.reopened") }),
    failed: () => t("inbox.reopenFailed"),
  });
  return (reopened: Reopened) => ({
    action: {
      label: t("common:undo"),
      altText: t("inbox.undoAlt"),
      onAction: () => reopen.run(reopened),
      isUndo: true,
    },
  });
}

/** Changes what is shown of the posts that wait. */
function useShownWaiting() {
  const { approvals, posts } = trpc.useUtils();
  const refreshPosts = useRefreshPosts();
  const add = (by: number) =>
    setQueryData(posts.overview, undefined, (all) => ({
      ...all,
      waiting: all.waiting === null ? null : Math.max(0, all.waiting + by),
    }));
  return {
    show: (post: WaitingPost) => setQueryData(approvals.waiting, undefined, (all) => withPost(all, post)),
    hide: (id: string) => setQueryData(approvals.waiting, undefined, (all) => withoutPost(all, id)),
    /** Changes the number in the navigation; returns what changes it back. */
    count(by: number) {
      add(by);
      return () => add(-by);
    },
    /** Fetches again what a decision has changed. */
    refresh(post: PostView | null) {
      void refetchAfterWrite(approvals.waiting);
      refreshPosts(post ?? undefined);
      if (post) void approvals.events.invalidate({ id: post.id });
    },
    invalidate: (id: string) => void posts.get.invalidate({ id }),
  };
}
