import { Button } from "@takt/ui/button";
import { buttonStyle } from "@takt/ui/button-style";
import { Progress } from "@takt/ui/progress";
import { useAnnounce } from "@takt/ui/use-announce";
import { Download, FileArchive, FileDown, FileX } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useEffect, useRef, type ReactNode } from "react";
import { useWhen } from "../shared/time/use-clock";
import { useLocale } from "../shared/use-locale";
import { useMe } from "../shared/use-me";
import { formatBytes } from "./format-bytes";
import type { DataExport, useExport } from "./use-export";

type Exported = ReturnType<typeof useExport>;

/** The newest export: being written, ready to download, failed or gone; and the button that creates one. */
export function ExportState({ exported }: { exported: Exported }) {
  const { t } = useT("account");
  const { current, create, isRequesting } = exported;
  const status = current?.status ?? "none";
  const region = useStatusAnnouncement(current);
  const isPrimary = status !== "ready";
  const label = { none: "action", failed: "retry" } as Partial<Record<typeof status, "action" | "retry">>;
  return (
    <section
      aria-labelledby="export-state"
      data-testid="export-state"
      className="grid gap-4 rounded-xl border border-border bg-surface p-5"
    >
      {region}
      {current && <ExportStatus current={current} />}
      {!current && (
        <h2 id="export-state" className="sr-only">
          {t("export.action")}
        </h2>
      )}
      {!exported.isWritten && (
        <div className="flex flex-wrap gap-3">
          {current?.link && (
            <a href={current.link} download className={buttonStyle({ variant: "primary" })}>
              <Download aria-hidden />
              {t("export.download")}
            </a>
          )}
          <Button
            variant={isPrimary ? "primary" : "outline"}
            loading={isRequesting}
            onClick={() => void create()}
          >
            <FileDown aria-hidden />
            {t(`export.${label[status] ?? "again"}`)}
          </Button>
        </div>
      )}
    </section>
  );
}

/** The state of an export, with its progress while it is written. */
function ExportStatus({ current }: { current: DataExport }) {
  const { t } = useT("account");
  const when = useWhen();
  const locale = useLocale();
  const { email } = useMe();
  const { status, progress, bytes, expiresAt, createdAt } = current;
  switch (status) {
    case "queued":
    case "running":
      return (
        <>
          <Head title={t(status === "queued" ? "export.waiting" : "export.running")} icon={<FileArchive />}>
            {t(email ? "export.runningHint" : "export.runningHintNoMail")}
          </Head>
          <div className="flex items-center gap-3">
            <Progress value={progress / 100} label={t("export.progress")} className="flex-1" />
            <span aria-hidden className="text-sm text-muted-fg tabular-nums">
              {t("export.percent", { percent: progress })}
            </span>
          </div>
        </>
      );
    case "ready":
      return (
        <Head title={t("export.ready")} icon={<FileArchive />}>
          {t("export.readyText", {
            size: formatBytes(bytes ?? 0, locale),
            time: expiresAt ? when(expiresAt) : "",
          })}
        </Head>
      );
    case "failed":
      return (
        <Head title={t("export.failed")} icon={<FileX />}>
          {t("export.failedText")}
        </Head>
      );
    case "expired":
      return (
        <Head title={t("export.expired")} icon={<FileX />}>
          {t("export.expiredText", { time: when(createdAt) })}
        </Head>
      );
  }
}

function Head({ title, icon, children }: { title: string; icon: ReactNode; children: string }) {
  return (
    <div className="flex items-start gap-3">
      <span
        aria-hidden
        className="grid size-9 shrink-0 place-items-center rounded-full bg-secondary-soft text-secondary-soft-fg [&>svg]:size-4"
      >
        {icon}
      </span>
      <div className="grid min-w-0 gap-1">
        <h2 id="export-state" className="text-base font-semibold">
          {title}
        </h2>
        <p className="text-sm text-pretty text-muted-fg">{children}</p>
      </div>
    </div>
  );
}

/** Announces a change of the status, and not each percent. */
function useStatusAnnouncement(current: DataExport | null): ReactNode {
  const { t } = useT("account");
  const { announce, region } = useAnnounce();
  const status = current?.status ?? null;
  const last = useRef(status);
  useEffect(() => {
    if (last.current === status) return;
    last.current = status;
    if (status === "queued") announce(t("export.waiting"));
    else if (status !== null) announce(t(`export.${status}`));
  }, [status, announce, t]);
  return region;
}
