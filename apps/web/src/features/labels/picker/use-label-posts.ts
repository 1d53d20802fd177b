import { MAX_BULK_POSTS } from "@takt/domain/posts/model/bulk-input";
import type { ToastMessage } from "@takt/ui/toast";
import { useT } from "~/i18n/use-t";
import { useAction } from "~/features/shared/actions/use-action";
import { inParts } from "~/features/shared/actions/in-parts";
import { useErrorToast } from "~/features/shared/actions/use-error-toast";
import { useRefreshLabels } from "../use-refresh-labels";
import { trpc, type RouterInputs, type RouterOutputs } from "~/trpc/react";

type Outcomes = RouterOutputs["labels"]["labelPosts"];
type Before = RouterInputs["labels"]["setPostLabels"]["posts"];

/** Adds labels to posts and removes others, with one Undo for all of them. */
export function useLabelPosts() {
  const { t } = useT(["labels", "common"]);
  const errorToast = useErrorToast();
  const calls = useCalls();
  const refresh = useRefreshLabels();
  const refusals = (outcomes: Outcomes) => {
    const count = outcomes.length - countDone(outcomes);
    return count > 0 ? t("refused", { count }) : "";
  };
  const undo = useAction(calls.undo, {
    refresh,
    done: (outcomes) => ({ title: t("undone", { count: countDone(outcomes) }) }),
    failed: () => t("failedToUndo"),
  });
  return useAction(calls.run, {
    refresh,
    done(outcomes): ToastMessage | null {
      const count = countDone(outcomes);
      if (count === 0) return null;
      const description = refusals(outcomes);
      const before = outcomes.flatMap((one) =>
        one.kind === "done" ? [{ id: one.id, labelIds: one.before }] : [],
      );
      return {
        title: t("changed", { count }),
        ...(description && { description }),
        action: {
          label: t("common:undo"),
          altText: t("undoAlt"),
          onAction: () => undo.run(before),
          isUndo: true,
        },
      };
    },
    // The call has not failed, but no post was changed.
    onDone(outcomes) {
      if (countDone(outcomes) === 0) errorToast({ title: t("nothing"), description: refusals(outcomes) });
    },
    failed: () => t("failed"),
  });
}

const countDone = (outcomes: Outcomes) => outcomes.filter(({ kind }) => kind === "done").length;

/** The calls, a hundred posts at a time. */
function useCalls() {
  const label = trpc.labels.labelPosts.useMutation().mutateAsync;
  const set = trpc.labels.setPostLabels.useMutation().mutateAsync;
  return {
    run: ({ postIds, ...change }: RouterInputs["labels"]["labelPosts"]): Promise<Outcomes> =>
      inParts(postIds, MAX_BULK_POSTS, (part) => label({ postIds: part, ...change })),
    undo: (before: Before): Promise<Outcomes> =>
      inParts(before, MAX_BULK_POSTS, (part) => set({ posts: part })),
  };
}
