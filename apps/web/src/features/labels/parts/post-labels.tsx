import { Button } from "@takt/ui/button";
import { Tag } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { LabelChips } from "./label-chips";
import { useLabelDialogs } from "./use-label-dialogs";

/** The labels of an open post, and the button that chooses them. */
export function PostLabels({ postId }: { postId: string }) {
  const { t } = useT("labels");
  const { data: labelIds } = trpc.labels.ofPost.useQuery({ id: postId });
  const { pick, dialogs } = useLabelDialogs();
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2">
      {labelIds && <LabelChips ids={labelIds} />}
      <Button
        variant="ghost"
        disabled={!labelIds}
        onClick={() => labelIds && pick([{ id: postId, labelIds }])}
      >
        <Tag aria-hidden />
        {t("picker.open")}
      </Button>
      {dialogs}
    </div>
  );
}
