import type { TopicView } from "@takt/domain/topics/model/topic-view";
import { Button } from "@takt/ui/button";
import { buttonStyle } from "@takt/ui/button-style";
import { IconButton } from "@takt/ui/icon-button";
import { RotateCcw, Sparkles, SquarePen, Trash2 } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { LocaleLink } from "../shared/locale-link";
import { useCan } from "../shared/use-can";
import { useMe } from "../shared/use-me";
import type { TopicsFilter } from "./topics-filter";

type Props = {
  topic: TopicView;
  filter: TopicsFilter;
  /** Whether its draft is being created. */
  creating: boolean;
  onCreate: () => void;
  onRemoveOrRestore: () => void;
};

/** Actions on a topic, for those who write here, and for those who keep its topics. */
export function TopicActions({ topic: { id, title }, filter, creating, onCreate, onRemoveOrRestore }: Props) {
  const { t } = useT("topics");
  const { shortcuts } = useMe();
  const may = useCan();
  const canKeep = may("library.write");
  const keys = { "data-bookmark-button": true, "aria-keyshortcuts": shortcuts ? "S" : undefined };
  if (filter === "removed")
    return canKeep ? (
      <Button aria-label={`${t("restore")}: ${title}`} size="sm" {...keys} onClick={onRemoveOrRestore}>
        <RotateCcw aria-hidden />
        {t("restore")}
      </Button>
    ) : null;
  return (
    <div className="flex flex-wrap items-center gap-1.5 empty:hidden">
      {may("drafts.write") && (
        <>
          <Button aria-label={`${t("createPost")}: ${title}`} size="sm" loading={creating} onClick={onCreate}>
            {!creating && <SquarePen aria-hidden />}
            {t("createPost")}
          </Button>
          <LocaleLink
            aria-label={`${t("writeWithAi")}: ${title}`}
            href={`/app/content/create?tab=ai&topic=${id}`}
            prefetch={false}
            className={buttonStyle({ size: "sm", variant: "ghost" })}
          >
            <Sparkles aria-hidden />
            {t("writeWithAi")}
          </LocaleLink>
        </>
      )}
      {canKeep && (
        <IconButton
          size="sm"
          className="max-md:ms-auto"
          label={t("remove", { title })}
          {...keys}
          onClick={onRemoveOrRestore}
        >
          <Trash2 aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
