import { Button } from "@takt/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@takt/ui/dropdown-menu";
import { Verbatim, withVerbatim } from "@takt/ui/verbatim";
import { Check, Settings2, Tag } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { LabelDot } from "./label-dot";
import { useLabelDialogs } from "./use-label-dialogs";
import { useLabels } from "./use-labels";

/** Filters a list by a label; `current` is its id, or empty for all posts. */
export function LabelFilter({ current, onChange }: { current: string; onChange: (id: string) => void }) {
  const { t } = useT("labels");
  const labels = useLabels();
  const { manage, dialogs } = useLabelDialogs();
  const chosen = labels.find(({ id }) => id === current);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button aria-label={chosen ? undefined : t("filter.button")} className="max-w-[min(14rem,100%)]">
            {chosen ? <LabelDot color={chosen.color} /> : <Tag aria-hidden />}
            <span className="truncate">
              {chosen ? withVerbatim(chosen.name, (name) => t("filter.current", { name })) : t("labels")}
            </span>
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent className="max-h-96 max-w-72 overflow-y-auto">
          {labels.length === 0 ? (
            <p className="px-2 py-1.5 text-caption text-pretty text-muted-fg">{t("filter.none")}</p>
          ) : (
            <DropdownMenuItem onSelect={() => onChange("")}>
              <Check aria-hidden className={current === "" ? "" : "invisible"} />
              {t("filter.all")}
            </DropdownMenuItem>
          )}
          {labels.map(({ id, name, color }) => (
            <DropdownMenuItem key={id} onSelect={() => onChange(id)}>
              <Check aria-hidden className={current === id ? "" : "invisible"} />
              <LabelDot color={color} />
              <span className="min-w-0 truncate">
                <Verbatim>{name}</Verbatim>
              </span>
            </DropdownMenuItem>
          ))}
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={manage}>
            <Settings2 aria-hidden />
            {t("manage.open")}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {dialogs}
    </>
  );
}
