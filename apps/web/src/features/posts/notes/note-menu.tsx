import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@takt/ui/dropdown-menu";
import { IconButton } from "@takt/ui/icon-button";
import { useMenuChoice } from "@takt/ui/use-menu-choice";
import { Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useT } from "~/i18n/use-t";

/** The menu of what is done with one's own note. */
export function NoteMenu({ onEdit, onDelete }: { onEdit: () => void; onDelete: () => void }) {
  const { t } = useT("notes");
  const { choose, runChosen } = useMenuChoice();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <IconButton size="sm" label={t("act.menu")}>
          <Ellipsis aria-hidden />
        </IconButton>
      </DropdownMenuTrigger>
      <DropdownMenuContent onCloseAutoFocus={runChosen}>
        <DropdownMenuItem onSelect={() => choose(onEdit)}>
          <Pencil aria-hidden />
          {t("act.edit")}
        </DropdownMenuItem>
        <DropdownMenuItem tone="danger" onSelect={() => choose(onDelete)}>
          <Trash2 aria-hidden />
          {t("act.delete")}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
