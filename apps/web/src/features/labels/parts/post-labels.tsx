import { Button } from "@takt/ui/button";
import { Tag } from "lucide-react";
import { useCan } from "~/features/shared/use-can";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { LabelChips } from "./label-chips";
import { useLabelDialogs } from "./use-label-dialogs";
import type { WaitingLabels } from "./use-waiting-labels";

const NONE: readonly string[] = [];

type Props = {
  postId: string;
  /** False before the first save of the post: what is chosen waits for it. */
  exists?: boolean;
  waiting?: WaitingLabels;
};

/** The labels of an open post, and for those who may the button that chooses them. */
export function PostLabels({ postId, exists = true, waiting }: Props) {
  const { t } = useT("labels");
  const { data: saved } = trpc.labels.ofPost.useQuery({ id: postId }, { enabled: exists });
  const canLabel = useCan()("library.write");
  const { pick, dialogs } = useLabelDialogs();
  const labelIds = exists ? saved : NONE;
  const shown = [...new Set([...(labelIds ?? NONE), ...(waiting?.ids ?? NONE)])];
  const choose = () => {
    if (!exists) pick([{ id: postId, labelIds: waiting?.ids ?? NONE }], waiting?.choose);
    else if (labelIds) pick([{ id: postId, labelIds }]);
  };
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2">
      <LabelChips ids={shown} />
      {canLabel && (
        <Button variant="ghost" disabled={!labelIds} onClick={choose}>
          <Tag aria-hidden />
          {t("picker.open")}
        </Button>
      )}
      {dialogs}
    </div>
  );
}
