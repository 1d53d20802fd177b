import { Badge, type BadgeTone } from "@takt/ui/badge";
import { buttonStyle } from "@takt/ui/button-style";
import { Progress } from "@takt/ui/progress";
import { Skeleton } from "@takt/ui/skeleton";
import { verbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";
import { LocaleLink } from "../shared/locale-link";
import { QueryCard, type CardQuery } from "../shared/query-card";
import { useWhen } from "../shared/time/use-clock";
import { useSyncFailureText } from "./parts/use-sync-failure-text";
import { ImportUndo } from "./import-undo";
import { RefusedRows } from "./refused-rows";
import { type Import, isActive } from "./use-imports";

const TONES: Record<Import["status"], BadgeTone> = {
  proposed: "neutral",
  queued: "neutral",
  running: "blue",
  done: "green",
  failed: "red",
};

/** The imports, newest first. */
export function ImportList({ query }: { query: CardQuery<Import[]> }) {
  const { t } = useT("sync");
  return (
    <QueryCard
      title={t("imports.title")}
      query={query}
      failed={t("imports.loadFailed")}
      skeleton={<Skeleton className="h-24" />}
    >
      {(all) => {
        // One that waits for its member's yes is shown above.
        const imports = all.filter(({ status }) => status !== "proposed");
        if (imports.length === 0) return <p className="text-sm text-muted-fg">{t("imports.empty")}</p>;
        const [newest] = imports;
        return (
          <ul className="grid divide-y divide-border">
            {imports.map((run) => (
              <ImportItem key={run.id} run={run} isNewest={run === newest} />
            ))}
          </ul>
        );
      }}
    </QueryCard>
  );
}

/** One import: how far it is, or what came of it. */
function ImportItem({ run, isNewest }: { run: Import; isNewest: boolean }) {
  const { t } = useT("sync");
  const when = useWhen();
  const { source, status, fileName, createdAt, refused } = run;
  return (
    <li className="grid gap-2 py-3.5 first:pt-0 last:pb-0" data-testid="import">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p {...verbatim} className="min-w-0 font-medium wrap-anywhere">
          {fileName}
        </p>
        <Badge tone={run.undoneAt ? "neutral" : TONES[status]}>
          {t(run.undoneAt ? "status.undone" : `status.${status}`)}
        </Badge>
      </div>
      <p className="text-caption text-muted-fg">
        {t(source === "archive_file" ? "source.archive_file" : "source.analytics_file")}
        {" · "}
        <time dateTime={createdAt.toISOString()}>{when(createdAt)}</time>
      </p>
      {isActive(run) ? <ImportProgress run={run} /> : <ImportResult run={run} />}
      {refused > 0 && <RefusedRows run={run} />}
      {isNewest && status === "done" && run.undoneAt === null && (
        <LocaleLink
          href="/app/analytics"
          className={`${buttonStyle({ variant: "primary", size: "sm" })} w-fit`}
        >
          {t("toAnalytics")}
        </LocaleLink>
      )}
      {!isActive(run) && <ImportUndo run={run} />}
    </li>
  );
}

function ImportProgress({ run: { done, total, fileName } }: { run: Import }) {
  const { t } = useT("sync");
  return (
    <div className="grid gap-1.5">
      <Progress value={total ? done / total : 0} label={t("progress", { name: fileName ?? "" })} />
      <p className="text-caption tabular-nums text-muted-fg">
        {total ? t("progressText", { done, total }) : t("progressStart")}
      </p>
    </div>
  );
}

function ImportResult({ run: { status, reason, created, updated, skipped, total } }: { run: Import }) {
  const { t } = useT("sync");
  const failureText = useSyncFailureText();
  return (
    <>
      {status === "failed" && reason && (
        <p className="text-caption text-pretty text-danger-text">{failureText(reason)}</p>
      )}
      <p className="text-caption font-medium tabular-nums">
        {total === 0 ? t("nothing") : t("result", { created, updated, skipped })}
      </p>
    </>
  );
}
