import type { AudienceView } from "@takt/domain/audiences/model/audience-view";
import { IconButton } from "@takt/ui/icon-button";
import { Pencil, Trash2 } from "lucide-react";
import { useT } from "next-i18next/client";

type Props = { audience: AudienceView; busy: boolean; onEdit: () => void; onDelete: () => void };

/** One saved audience with its actions. */
export function AudienceRow({ audience: { name, description }, busy, onEdit, onDelete }: Props) {
  const { t } = useT("audiences");
  return (
    <li data-testid="audience" className="flex items-start gap-2 py-3 ps-4 pe-2">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <h3 className="text-sm/6 font-medium wrap-anywhere">{name}</h3>
        <p className="line-clamp-3 text-sm wrap-anywhere whitespace-pre-line text-muted-fg">{description}</p>
      </div>
      <div className="flex shrink-0">
        <IconButton size="sm" label={t("edit", { name })} onClick={onEdit}>
          <Pencil aria-hidden />
        </IconButton>
        <IconButton size="sm" label={t("delete", { name })} loading={busy} onClick={onDelete}>
          {!busy && <Trash2 aria-hidden />}
        </IconButton>
      </div>
    </li>
  );
}
