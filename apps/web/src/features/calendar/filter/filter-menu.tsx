import { Button } from "@takt/ui/button";
import {
  DropdownMenu,
  DropdownMenuCheckbox,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from "@takt/ui/dropdown-menu";
import { ListFilter } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { areHiddenAtFirst, POST_GROUPS, toggleGroup } from "./post-groups";
import { usePostFilter } from "./use-post-filter";

/** Chooses posts of which statuses the calendar shows; its button says how many of the groups are shown where it is not as at first. */
export function FilterMenu() {
  const { t } = useT("calendar");
  const { hide, setFilter } = usePostFilter();
  const chosen = areHiddenAtFirst(hide) ? null : t("filter.shown", counts(hide.length));
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          size="sm"
          variant="ghost"
          aria-label={chosen ? `${t("filter.title")}: ${chosen}` : t("filter.title")}
          className="pointer-coarse:min-w-11"
        >
          <ListFilter aria-hidden />
          {chosen ? (
            <span className="tabular-nums">{chosen}</span>
          ) : (
            <span className="max-2xl:hidden">{t("filter.title")}</span>
          )}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {POST_GROUPS.map((group) => (
          <DropdownMenuCheckbox
            key={group}
            checked={!hide.includes(group)}
            onCheckedChange={() => setFilter({ hide: toggleGroup(hide, group) })}
          >
            {t(`filter.groups.${group}`)}
          </DropdownMenuCheckbox>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

const counts = (hidden: number) => ({ shown: POST_GROUPS.length - hidden, all: POST_GROUPS.length });
