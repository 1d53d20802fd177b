import { AUDIENCE_LIMITS } from "@takt/domain/audiences/model/audience-limits";
import type { AudienceView } from "@takt/domain/audiences/model/audience-view";
import { Button } from "@takt/ui/button";
import { Section } from "@takt/ui/section";
import { EmptyState } from "@takt/ui/empty-state";
import { IconButton } from "@takt/ui/icon-button";
import { Callout } from "@takt/ui/callout";
import { Skeleton } from "@takt/ui/skeleton";
import { useToast } from "@takt/ui/toast";
import { verbatim, withVerbatim } from "@takt/ui/verbatim";
import { CircleAlert, Pencil, Plus, Trash2, Users } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useRef, useState } from "react";
import { LoadError } from "~/features/shared/load-error";
import { useStickyError } from "~/features/shared/use-sticky-error";
import { DeletedAudiences } from "../deleted-audiences";
import { AudienceDialog } from "./audience-dialog";
import { useAudienceMutations, useAudiences } from "./use-audiences";

/** The saved target audiences, to be created, edited and deleted, and those deleted within the last day. */
export function SavedAudiences() {
  const { t } = useT(["audiences", "common"]);
  const { toast } = useToast();
  const query = useAudiences();
  const failure = useStickyError(query);
  const mutations = useAudienceMutations();
  const heading = useRef<HTMLHeadingElement>(null);
  const [edited, setEdited] = useState<{ audience: AudienceView | null } | null>(null);
  const max = AUDIENCE_LIMITS.perWorkspace;
  const all = query.data?.audiences ?? [];
  const isFull = all.length >= max;
  /** Moves the focus to the heading after the focused row is gone. */
  const focusHeading = (done: boolean) => done && heading.current?.focus();
  return (
    <Section
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
        <LoadError title={t("loadFailed")} query={query} error={failure} />
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
            <Callout tone="amber" icon={<CircleAlert aria-hidden />}>
              <p>{t("full", { max })}</p>
            </Callout>
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
          <p className="text-caption text-muted-fg tabular-nums">{t("count", { count: all.length, max })}</p>
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
            toast({
              tone: "success",
              title: withVerbatim(name, (words) => t("done.saved", { name: words })),
            });
          }}
        />
      )}
    </Section>
  );
}

type AudienceRowProps = { audience: AudienceView; busy: boolean; onEdit: () => void; onDelete: () => void };

/** One saved audience with its actions. */
function AudienceRow({ audience: { name, description }, busy, onEdit, onDelete }: AudienceRowProps) {
  const { t } = useT("audiences");
  return (
    <li data-testid="audience" className="flex items-start gap-2 py-3 ps-4 pe-2">
      <div {...verbatim} className="grid min-w-0 flex-1 gap-0.5">
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
