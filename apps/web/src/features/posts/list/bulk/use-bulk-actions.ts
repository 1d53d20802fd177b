import { MAX_BULK_POSTS } from "@takt/domain/posts/model/bulk-input";
import type { ListedPost } from "@takt/domain/posts/model/post-view";
import type { ToastMessage } from "@takt/ui/toast";
import { useT } from "~/i18n/use-t";
import { useAction } from "~/features/shared/actions/use-action";
import { inParts } from "~/features/shared/actions/in-parts";
import { useErrorToast } from "~/features/shared/actions/use-error-toast";
import { trpc, type RouterInputs, type RouterOutputs } from "~/trpc/react";
import { useRefreshPosts } from "~/trpc/use-refresh-posts";
import { refusalCounts, toUndo, type BulkAct, type Undo } from "./bulk-outcome";

type Outcomes = RouterOutputs["posts"]["moveMany"];
type Move = Omit<RouterInputs["posts"]["moveMany"], "refs">;
type Bulk = { act: BulkAct; posts: readonly ListedPost[]; move?: Move };

/** Acts on selected posts at once. Each says how many it has changed and why not the others, with one Undo. */
export function useBulkActions() {
  const { t } = useT(["posts", "common"]);
  const errorToast = useErrorToast();
  const calls = useCalls();
  const { posts } = trpc.useUtils();
  const refreshPosts = useRefreshPosts();
  // The versions of what is still selected have to be the new ones before the next act.
  const refresh = async () => {
    refreshPosts();
    await posts.list.invalidate();
  };
  const refusals = (outcomes: Outcomes) =>
    refusalCounts(outcomes)
      .map(({ code, status, count }) =>
        code === "post_not_in_state" && status !== null
          ? t("bulk.refused.inState", { count, status: t(`status.${status}`) })
          : t(`bulk.refused.${code}`, { count }),
      )
      .join(" ");
  const message = (title: string, outcomes: Outcomes): ToastMessage | null => {
    const description = refusals(outcomes);
    return isRefused(outcomes) ? null : { title, ...(description && { description }) };
  };
  // The call has not failed, but no post was changed.
  const sayRefused = (outcomes: Outcomes) => {
    if (isRefused(outcomes)) errorToast({ title: t("bulk.nothing"), description: refusals(outcomes) });
  };
  const countDone = (outcomes: Outcomes) => outcomes.filter(({ kind }) => kind === "done").length;

  const undo = useAction(calls.undo, {
    refresh,
    done: (outcomes) => message(t("bulk.undone", { count: countDone(outcomes) }), outcomes),
    onDone: sayRefused,
    failed: () => t("bulk.failedToUndo"),
  });
  const bulk = useAction(calls.run, {
    refresh,
    done(outcomes, { act }) {
      const back = toUndo(act, outcomes);
      const title = t(`bulk.done.${act}`, { count: countDone(outcomes) });
      const reported = message(title, outcomes);
      if (!reported) return null;
      return {
        ...reported,
        ...(back && {
          action: {
            label: t("common:undo"),
            altText: t("bulk.undoAlt"),
            onAction: () => undo.run(back),
            isUndo: true,
          },
        }),
      };
    },
    onDone: sayRefused,
    failed: () => t("bulk.failed"),
  });
  return {
    run: bulk.run,
    running: bulk.running[0]?.act ?? null,
    isRunning: bulk.isRunning || undo.isRunning,
  };
}

const isRefused = (outcomes: Outcomes) => outcomes.every(({ kind }) => kind === "refused");

/** The calls, a hundred posts at a time. */
function useCalls() {
  const { posts, slots } = trpc;
  const move = posts.moveMany.useMutation().mutateAsync;
  const queue = slots.addManyToQueue.useMutation().mutateAsync;
  const unschedule = posts.unscheduleMany.useMutation().mutateAsync;
  const remove = posts.deleteMany.useMutation().mutateAsync;
  const retry = posts.retryMany.useMutation().mutateAsync;
  const schedule = posts.scheduleMany.useMutation().mutateAsync;
  const restore = posts.restoreMany.useMutation().mutateAsync;
  const by = { queue, unschedule, delete: remove, retry };
  return {
    run: ({ act, posts: selected, move: where }: Bulk): Promise<Outcomes> =>
      inParts(
        selected.map(({ id, version }) => ({ id, version })),
        MAX_BULK_POSTS,
        (refs) => (act === "move" ? move({ refs, ...where! }) : by[act]({ refs })),
      ),
    undo: (back: Undo): Promise<Outcomes> => {
      if (back.kind === "schedule")
        return inParts(back.posts, MAX_BULK_POSTS, (part) => schedule({ posts: part }));
      if (back.kind === "unschedule")
        return inParts(back.refs, MAX_BULK_POSTS, (refs) => unschedule({ refs }));
      return inParts(back.ids, MAX_BULK_POSTS, (ids) => restore({ ids }));
    },
  };
}
