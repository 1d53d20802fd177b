import { Button } from "@takt/ui/button";
import { cn } from "@takt/ui/cn";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@takt/ui/dropdown-menu";
import { Verbatim, withVerbatim } from "@takt/ui/verbatim";
import { Check, Settings2, Tag } from "lucide-react";
import { useCan } from "~/features/shared/use-can";
import { useT } from "~/i18n/use-t";
import { LabelDot } from "./label-dot";
import { useLabelDialogs } from "./use-label-dialogs";
import { useLabels } from "./use-labels";

type Props = {
  /** The id of a label, or empty for all posts. */
  current: string;
  /** Whether it has little room: the button is small, and an icon on most screens until a label is chosen. */
  isCompact?: boolean;
  onChange: (id: string) => void;
};

/** Filters posts by a label; those who keep the labels come from here to where that is done. */
export function LabelFilter({ current, isCompact = false, onChange }: Props) {
  const { t } = useT("labels");
  const labels = useLabels();
  const canManage = useCan()("library.write");
  const { manage, dialogs } = useLabelDialogs();
  const chosen = labels.find(({ id }) => id === current);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button
            {...(isCompact && { size: "sm", variant: "ghost" })}
            aria-label={chosen ? undefined : t("filter.button")}
            className={cn(
              "max-w-[min(14rem,100%)]",
              isCompact && "pointer-coarse:min-w-11 max-sm:max-w-[min(10rem,100%)]",
            )}
          >
            {chosen ? <LabelDot color={chosen.color} /> : <Tag aria-hidden />}
            <span className={cn("truncate", isCompact && !chosen && "max-2xl:hidden")}>
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
          {canManage && (
            <>
              <DropdownMenuSeparator />
              <DropdownMenuItem onSelect={manage}>
                <Settings2 aria-hidden />
                {t("manage.open")}
              </DropdownMenuItem>
            </>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {dialogs}
    </>
  );
}
