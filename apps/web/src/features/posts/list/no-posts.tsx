import { Button } from "@takt/ui/button";
import { EmptyState } from "@takt/ui/empty-state";
import { ClipboardCheck, FileText, Plus, SearchX, Tag, Trash2, Unplug, UserRound } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { LocaleLink } from "~/features/shared/locale-link";
import { useCan } from "~/features/shared/use-can";
import { StatusIcon } from "../parts/status/status-badge";
import type { ListState } from "./list-state";

/** The empty state of a search or a filter, with a text for each filter. */
export function NoPosts({ state, onClear }: { state: ListState; onClear: () => void }) {
  const { t } = useT(["posts", "labels"]);
  const canWrite = useCan()("drafts.write");
  const { status, whose, q, label } = state;
  if (q.trim())
    return (
      <EmptyState
        icon={<SearchX />}
        title={t("list.nothingFound", { search: q.trim() })}
        description={t("list.nothingFoundText")}
        action={<Button onClick={onClear}>{t("list.clearSearch")}</Button>}
      />
    );
  if (label)
    return (
      <EmptyState
        icon={<Tag />}
        title={t("labels:filter.empty")}
        description={t(status === "all" ? "labels:filter.emptyText" : "labels:filter.emptyInStatus")}
        action={<Button onClick={onClear}>{t("labels:filter.clear")}</Button>}
      />
    );
  if (whose !== "all")
    return (
      <EmptyState
        icon={whose === "mine" ? <UserRound /> : <ClipboardCheck />}
        title={t(`list.empty.${whose}.title`)}
        description={t(`list.empty.${whose}.text`)}
        action={<Button onClick={onClear}>{t("list.clearWhose")}</Button>}
      />
    );
  const icon =
    status === "all" ? (
      <FileText />
    ) : status === "deleted" ? (
      <Trash2 />
    ) : status === "held" ? (
      <Unplug />
    ) : (
      <StatusIcon status={status} className="size-5" />
    );
  const invites = canWrite && (status === "all" || status === "draft" || status === "scheduled");
  return (
    <EmptyState
      icon={icon}
      title={t(`list.empty.${status}.title`)}
      description={t(`list.empty.${status}.text`)}
      action={
        invites && (
          <Button asChild>
            <LocaleLink href="/app/content/create">
              <Plus aria-hidden />
              {t("newPost")}
            </LocaleLink>
          </Button>
        )
      }
    />
  );
}
