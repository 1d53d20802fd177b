import { useRef, useState } from "react";
import { useT } from "~/i18n/use-t";
import { useAction } from "~/features/shared/actions/use-action";
import { trpc } from "~/trpc/react";
import { useRefreshLabels } from "../use-refresh-labels";
import type { LabelChange } from "../picker/picked-labels";

const NONE: readonly string[] = [];

/** Labels that are chosen for a post before it is saved: they wait for its first save, and are put on it then. */
export function useWaitingLabels(postId: string) {
  const { t } = useT("labels");
  const refresh = useRefreshLabels();
  const label = trpc.labels.labelPosts.useMutation().mutateAsync;
  const [ids, setIds] = useState(NONE);
  // The callback of a running save is older than a choice made meanwhile.
  const latest = useRef({ ids: NONE, isCreated: false });
  const { run } = useAction(
    (add: readonly string[]) => label({ postIds: [postId], add: [...add], remove: [] }),
    {
      failed: () => t("failed"),
      refresh: async () => {
        await refresh();
        setIds(NONE);
      },
    },
  );
  const send = () => {
    const { ids: add, isCreated } = latest.current;
    if (!isCreated || add.length === 0) return;
    latest.current.ids = NONE;
    void run(add);
  };
  return {
    /** Those that the post does not have yet. */
    ids,
    choose({ add, remove }: LabelChange) {
      latest.current.ids = [...latest.current.ids.filter((id) => !remove.includes(id)), ...add];
      setIds(latest.current.ids);
      send();
    },
    /** The post has been saved for the first time. */
    onCreated() {
      latest.current.isCreated = true;
      send();
    },
  };
}

export type WaitingLabels = ReturnType<typeof useWaitingLabels>;
