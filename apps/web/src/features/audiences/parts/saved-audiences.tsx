import { AUDIENCE_LIMITS } from "@takt/domain/audiences/model/audience-input";
import type { AudienceView } from "@takt/domain/audiences/model/audience-view";
import { Button } from "@takt/ui/button";
import { EmptyState } from "@takt/ui/empty-state";
import { ErrorState } from "@takt/ui/error-state";
import { Notice } from "@takt/ui/notice";
import { Skeleton } from "@takt/ui/skeleton";
import { useToast } from "@takt/ui/toast";
import { CircleAlert, Plus, Users } from "lucide-react";
import { useT } from "next-i18next/client";
import { useRef, useState } from "react";
import { AudienceDialog } from "./audience-dialog";
import { useAudienceMutations } from "./use-audience-mutations";
import { useAudiences } from "./use-audiences";
import { useErrorText } from "../../shared/use-error-text";
import { useStickyError } from "../../shared/use-sticky-error";
import { AudienceRow } from "../audience-row";
import { DeletedAudiences } from "../deleted-audiences";
import { CardSection } from "@takt/ui/card-section";

/** The saved target audiences, to be created, edited and deleted, and those deleted within the last day. */
export function SavedAudiences() {
  const { t } = useT(["audiences", "common"]);
  const { toast } = useToast();
  const errorText = useErrorText();
  const query = useAudiences();
  const failure = useStickyError(query);
  const mutations = useAudienceMutations();
  const heading = useRef<HTMLHeadingElement>(null);
  const [edited, setEdited] = useState<{ audience: AudienceView | null } | null>(null);
  const max = AUDIENCE_LIMITS.perUser;
  const all = query.data?.audiences ?? [];
  const isFull = all.length >= max;
  /** Moves the focus to the heading after the focused row is gone. */
  const focusHeading = (done: boolean) => done && heading.current?.focus();
  return (
    <CardSection
      title={t("title")}
      text={t("text")}
      headingRef={heading}
      action={
        <Button onClick={() => setEdited({ audience: null })} disabled={!query.data || isFull}>
          <Plus aria-hidden />
          {t("new")}
        </Button>
      }
    >
      {failure !== null ? (
        <ErrorState
          title={t("loadFailed")}
          description={errorText(failure)}
          retryLabel={t("common:retry")}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : !query.data ? (
        <div role="status" aria-label={t("common:loading")} className="grid gap-2">
          <Skeleton className="h-18" />
          <Skeleton className="h-18" />
        </div>
      ) : all.length === 0 ? (
        <EmptyState icon={<Users />} title={t("empty")} description={t("emptyText")} className="py-10" />
      ) : (
        <>
          {isFull && (
            <Notice tone="amber" icon={<CircleAlert aria-hidden />}>
              <p>{t("full", { max })}</p>
            </Notice>
          )}
          <ul className="divide-y divide-border rounded-lg border border-border">
            {all.map((audience) => (
              <AudienceRow
                key={audience.id}
                audience={audience}
                busy={mutations.busyId === audience.id}
                onEdit={() => setEdited({ audience })}
                onDelete={() => void mutations.delete(audience).then(focusHeading)}
              />
            ))}
          </ul>
          <p className="text-[13px] text-muted-fg tabular-nums">{t("count", { count: all.length, max })}</p>
        </>
      )}
      <DeletedAudiences
        deleted={query.data?.deleted ?? []}
        busyId={mutations.busyId}
        onRestore={(audience) => void mutations.restore(audience).then(focusHeading)}
      />
      {edited && (
        <AudienceDialog
          audience={edited.audience}
          onClose={() => setEdited(null)}
          onSaved={({ name }) => {
            setEdited(null);
            toast({ tone: "success", title: t("done.saved", { name }) });
          }}
        />
      )}
    </CardSection>
  );
}
