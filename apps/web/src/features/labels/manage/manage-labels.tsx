import { Dialog, DialogContent } from "@takt/ui/dialog";
import { EmptyState } from "@takt/ui/empty-state";
import { Tag } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { useLabels } from "../parts/use-labels";
import { LabelRow } from "./label-row";
import { NewLabel } from "./new-label";
import { useManageLabels } from "./use-manage-labels";

type Props = { open: boolean; onClose: () => void };

/** The member's labels in a sheet: each with its name, its color and how many posts have it. */
export function ManageLabels({ open, onClose }: Props) {
  return (
    <Dialog open={open} onOpenChange={(next) => !next && onClose()}>
      {open && <ManageContent />}
    </Dialog>
  );
}

function ManageContent() {
  const { t } = useT(["labels", "common"]);
  const labels = useLabels();
  const { data: counts } = trpc.labels.counts.useQuery();
  const { update, remove } = useManageLabels();
  const countOf = (id: string) => counts?.find((one) => one.id === id)?.posts ?? null;
  return (
    <DialogContent
      shape="sheet"
      title={t("manage.title")}
      description={t("manage.text")}
      closeLabel={t("common:close")}
      footer={<NewLabel />}
    >
      {labels.length === 0 ? (
        <EmptyState icon={<Tag />} title={t("manage.empty")} description={t("manage.emptyText")} />
      ) : (
        <ul className="grid divide-y divide-border">
          {labels.map((label) => (
            <LabelRow
              key={label.id}
              label={label}
              posts={countOf(label.id)}
              isDeleting={remove.running.some((one) => one.label.id === label.id)}
              onChange={(change) => update.run({ id: label.id, ...change })}
              onDelete={() => void remove.run({ label, posts: countOf(label.id) ?? 0 })}
            />
          ))}
        </ul>
      )}
    </DialogContent>
  );
}
