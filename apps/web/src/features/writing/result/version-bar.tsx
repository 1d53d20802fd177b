import type { TextVersionView } from "@takt/domain/writing/model/composition-view";
import { Button } from "@takt/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@takt/ui/dropdown-menu";
import { IconButton } from "@takt/ui/icon-button";
import { Check, ChevronDown, ChevronLeft, ChevronRight } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useClock } from "~/features/shared/time/use-clock";

type Props = {
  versions: readonly TextVersionView[];
  version: TextVersionView;
  onChoose: (version: TextVersionView) => void;
};

/** Navigates the versions of a composition: previous, next, and a menu of all. */
export function VersionBar({ versions, version, onChoose }: Props) {
  const { t } = useT("writing");
  const clock = useClock();
  const place = versions.findIndex(({ id }) => id === version.id);
  const before = versions[place - 1];
  const after = versions[place + 1];
  const getKindText = ({ kind, rewrite }: TextVersionView) =>
    kind === "rewritten" && rewrite ? t(`result.rewrite.${rewrite}`) : t(`result.kind.${kind}`);
  return (
    <div role="group" aria-label={t("result.versions")} className="flex flex-wrap items-center gap-0.5">
      <IconButton
        size="sm"
        label={t("result.before")}
        aria-disabled={!before || undefined}
        onClick={() => before && onChoose(before)}
      >
        <ChevronLeft aria-hidden />
      </IconButton>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button size="sm" variant="ghost" className="tabular-nums" data-testid="version-menu">
            {t("result.version", { number: place + 1, total: versions.length })}
            <ChevronDown aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end" className="max-h-80 overflow-y-auto">
          {versions.toReversed().map((one) => (
            <DropdownMenuItem
              key={one.id}
              aria-current={one.id === version.id || undefined}
              onSelect={() => onChoose(one)}
            >
              <Check aria-hidden className={one.id === version.id ? undefined : "invisible"} />
              <span className="tabular-nums">
                {t("result.versionItem", { number: versions.indexOf(one) + 1, kind: getKindText(one) })}
              </span>
              <span className="ms-auto ps-3 text-caption text-muted-fg tabular-nums">
                {clock.time(one.createdAt)}
              </span>
            </DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
      <IconButton
        size="sm"
        label={t("result.after")}
        aria-disabled={!after || undefined}
        onClick={() => after && onChoose(after)}
      >
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  );
}
