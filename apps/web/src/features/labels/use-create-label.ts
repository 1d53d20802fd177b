import { nextColor } from "@takt/domain/labels/model/label-color";
import { useAction } from "~/features/shared/actions/use-action";
import { newId } from "~/features/shared/pending-ids";
import { setQueryData } from "~/trpc/query-cache";
import { trpc } from "~/trpc/react";
import { useLabels } from "./parts/use-labels";

/** Creates a label of a name, in the color that the fewest have. */
export function useCreateLabel() {
  const labels = useLabels();
  const { labels: cache } = trpc.useUtils();
  const create = trpc.labels.create.useMutation().mutateAsync;
  return useAction(
    (name: string) => create({ id: newId(), name, color: nextColor(labels.map(({ color }) => color)) }),
    {
      refresh({ result }) {
        if (!result) return;
        setQueryData(cache.list, undefined, (known) =>
          [...known, result].toSorted((a, b) => a.name.localeCompare(b.name)),
        );
        void cache.list.invalidate();
      },
    },
  );
}
