import type { LabelView } from "@takt/domain/labels/model/label-view";
import { useT } from "~/i18n/use-t";
import { useAction } from "~/features/shared/actions/use-action";
import { setQueryData } from "~/trpc/query-cache";
import { trpc } from "~/trpc/react";

type Change = Partial<Pick<LabelView, "name" | "color">>;

/** Renames, recolors and deletes labels; a deleted one comes back with its posts by Undo. */
export function useManageLabels() {
  const { t } = useT(["labels", "common"]);
  const { labels, posts } = trpc.useUtils();
  const updateCall = trpc.labels.update.useMutation().mutateAsync;
  const deleteCall = trpc.labels.delete.useMutation().mutateAsync;
  const restoreCall = trpc.labels.restore.useMutation().mutateAsync;
  const refresh = async () => {
    void posts.list.invalidate();
    void labels.counts.invalidate();
    await labels.list.invalidate();
  };
  const update = useAction(({ id, ...change }: { id: string } & Change) => updateCall({ id, ...change }), {
    keyOf: ({ id }) => id,
    refresh: ({ result }) =>
      result &&
      setQueryData(labels.list, undefined, (known) =>
        known.map((label) => (label.id === result.id ? result : label)),
      ),
  });
  const restore = useAction(({ id }: LabelView) => restoreCall({ id }), {
    refresh,
    done: (_, { name }) => ({ title: t("manage.restored", { name }) }),
  });
  const remove = useAction(({ label }: { label: LabelView; posts: number }) => deleteCall({ id: label.id }), {
    keyOf: ({ label }) => label.id,
    refresh,
    done: (_, { label, posts: count }) => ({
      title: t("manage.deleted", { count, name: label.name }),
      action: {
        label: t("common:undo"),
        altText: t("undoAlt"),
        onAction: () => restore.run(label),
        isUndo: true,
      },
    }),
  });
  return { update, remove };
}
