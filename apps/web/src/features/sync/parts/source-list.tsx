import { cn } from "@takt/ui/cn";
import { useT } from "~/i18n/use-t";
import { useWhen } from "~/features/shared/time/use-clock";
import { useSyncFailureText } from "./use-sync-failure-text";
import { isReading, type SyncSource } from "./use-sync-sources";

/** LinkedIn's APIs that posts are read by: how far each is, what came of it, or why it failed and what to do. */
export function SourceList({ sources }: { sources: SyncSource[] }) {
  const { t } = useT("sync");
  return (
    <section aria-label={t("sources.title")} className="w-full">
      <p role="status" className="sr-only">
        {sources.some(isReading) && t("sources.active")}
      </p>
      <ul className="grid divide-y divide-border border-y border-border text-caption">
        {sources.map((source) => (
          <li key={source.source} className="grid gap-1 py-2" data-testid={`source-${source.source}`}>
            <p className="font-medium">{t(`sources.${source.source}`)}</p>
            <SourceState source={source} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether a run that stopped is no failure: LinkedIn asked for a pause, or is not ready yet. */
const goesOn = ({ resumeAt, reason }: NonNullable<SyncSource["run"]>) =>
  resumeAt !== null || reason === "sync_not_ready";

function SourceState({ source }: { source: SyncSource }) {
  const { t } = useT("sync");
  const when = useWhen();
  const failureText = useSyncFailureText();
  const { run, readAt } = source;
  if (run && isReading(source))
    return (
      <p className="tabular-nums text-muted-fg">
        {run.status === "queued" ? t("sources.waiting") : t("sources.reading", { count: run.done })}
      </p>
    );
  return (
    <>
      {run?.reason && (
        <p className={cn("text-pretty", goesOn(run) ? "text-muted-fg" : "text-danger-text")}>
          {failureText(run.reason)}
          {run.resumeAt && ` ${t("sources.resume", { when: when(run.resumeAt) })}`}
        </p>
      )}
      {run && (
        <p className="font-medium tabular-nums">
          {t("result", { created: run.created, updated: run.updated, skipped: run.skipped })}
        </p>
      )}
      <p className="text-muted-fg">
        {readAt ? t("sources.last", { when: when(readAt) }) : t("sources.never")}
      </p>
    </>
  );
}
