import type { CompositionView } from "@takt/domain/writing/model/composition-view";
import { useT } from "~/i18n/use-t";
import { useState } from "react";
import { setQueryData } from "~/trpc/query-cache";
import { trpc } from "~/trpc/react";
import { useAction } from "~/features/shared/actions/use-action";
import { createPendingIds, createWithId } from "~/features/shared/pending-ids";

/** Creates a new composition with the answers of another one; a try after a lost answer creates only one. */
export function useDuplicateComposition(
  { id, answers, quote }: Pick<CompositionView, "id" | "answers" | "quote">,
  onCreated: (id: string) => void,
) {
  const { t } = useT("writing");
  const { writing } = trpc.useUtils();
  const { mutateAsync } = trpc.writing.create.useMutation();
  const [ids] = useState(createPendingIds);
  const create = useAction(
    () => createWithId(ids.of(id), (newId) => mutateAsync({ id: newId, answers, quote })),
    {
      failed: () => t("changed.failed"),
      onDone(created) {
        ids.delete(id);
        setQueryData(writing.get, { id: created.id }, created);
        void writing.latest.invalidate();
        onCreated(created.id);
      },
    },
  );
  return { creating: create.isRunning, create: () => create.run(null) };
}
