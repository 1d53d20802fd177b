import { AUDIENCE_LIMITS } from "@takt/domain/audiences/model/audience-limits";
import type { AudienceView } from "@takt/domain/audiences/model/audience-view";
import { Button } from "@takt/ui/button";
import { IconButton } from "@takt/ui/icon-button";
import { Skeleton } from "@takt/ui/skeleton";
import { verbatim } from "@takt/ui/verbatim";
import { Pencil, Plus, Trash2 } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useAudienceMutations, type useAudiences } from "~/features/audiences/parts/use-audiences";
import { CardFailure } from "~/features/shared/query-card";
import { useStickyError } from "~/features/shared/use-sticky-error";

type Props = {
  query: ReturnType<typeof useAudiences>;
  onChoose: (audience: AudienceView) => void;
  /** Edits an audience; null creates one. */
  onEdit: (audience: AudienceView | null) => void;
  onDeleted: () => void;
};

/** The saved audiences, each to be selected, edited or deleted. */
export function AudienceChoice({ query, onChoose, onEdit, onDeleted }: Props) {
  const { t } = useT(["writing", "audiences", "common"]);
  const failure = useStickyError(query);
  const mutations = useAudienceMutations();
  const all = query.data?.audiences ?? [];
  return (
    <section
      aria-label={t("audiences:title")}
      className="grid gap-3 rounded-xl border border-border bg-surface p-3"
    >
      {failure !== null ? (
        <CardFailure
          failed={t("audiences:loadFailed")}
          error={failure}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : !query.data ? (
        <div role="status" aria-label={t("common:loading")}>
          <Skeleton className="h-14" />
        </div>
      ) : all.length === 0 ? (
        <p className="text-sm text-pretty text-muted-fg">{t("audiences:emptyText")}</p>
      ) : (
        // Not focusable itself, because focusing its buttons scrolls it.
        <ul className="max-h-80 divide-y divide-border overflow-y-auto">
          {all.map((audience) => (
            <li
              key={audience.id}
              data-testid="audience-choice"
              className="flex flex-wrap gap-x-2 gap-y-1 py-2"
            >
              <div {...verbatim} className="grid min-w-40 flex-1 gap-0.5">
                <p className="text-sm font-medium wrap-anywhere">{audience.name}</p>
                <p className="line-clamp-2 text-caption wrap-anywhere text-muted-fg">
                  {audience.description}
                </p>
              </div>
              <div className="flex shrink-0 gap-1">
                <Button
                  size="sm"
                  aria-label={t("audience.useNamed", { name: audience.name })}
                  onClick={() => onChoose(audience)}
                >
                  {t("audience.use")}
                </Button>
                <IconButton
                  size="sm"
                  label={t("audiences:edit", { name: audience.name })}
                  onClick={() => onEdit(audience)}
                >
                  <Pencil aria-hidden />
                </IconButton>
                <IconButton
                  size="sm"
                  label={t("audiences:delete", { name: audience.name })}
                  loading={mutations.busyId === audience.id}
                  onClick={() => void mutations.delete(audience).then((done) => done && onDeleted())}
                >
                  {mutations.busyId !== audience.id && <Trash2 aria-hidden />}
                </IconButton>
              </div>
            </li>
          ))}
        </ul>
      )}
      {all.length >= AUDIENCE_LIMITS.perWorkspace ? (
        <p className="text-caption text-muted-fg">
          {t("audiences:full", { max: AUDIENCE_LIMITS.perWorkspace })}
        </p>
      ) : (
        <div>
          <Button size="sm" variant="ghost" onClick={() => onEdit(null)}>
            <Plus aria-hidden />
            {t("audiences:new")}
          </Button>
        </div>
      )}
    </section>
  );
}
