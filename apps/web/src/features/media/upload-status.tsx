import { Button } from "@takt/ui/button";
import { Progress } from "@takt/ui/progress";
import { Spinner } from "@takt/ui/spinner";
import { withVerbatim } from "@takt/ui/verbatim";
import { WifiOff } from "lucide-react";
import { useT } from "~/i18n/use-t";
import type { MediaItem } from "./parts/media-item";
import type { UploadQueue } from "./upload-queue";
import { useUploadProblemText } from "./use-upload-problem-text";

/** Whether the file itself is refused, so that a retry would not help. */
const isFinal = (code: string) => code.startsWith("media_");

/** The status of an upload: waiting, its progress, or its error. */
export function UploadStatus({ item, queue }: { item: MediaItem; queue: UploadQueue }) {
  const { t } = useT("media");
  const problemText = useUploadProblemText();
  const { upload, fileName: name, kind } = item;
  switch (upload.kind) {
    case "done":
      return null;
    case "waiting":
      return <p className="text-caption text-muted-fg">{t("waiting")}</p>;
    case "checking":
      return (
        <p className="flex items-center gap-1.5 text-caption text-muted-fg">
          <Spinner className="size-3.5" />
          {t("checking")}
        </p>
      );
    case "running":
    case "lost":
      return (
        <div className="grid gap-1">
          <div className="flex items-center gap-2">
            <Progress value={upload.progress} label={t("uploading", { name })} className="flex-1" />
            <span aria-hidden className="w-10 text-end text-caption text-muted-fg tabular-nums">
              {t("percent", { percent: Math.floor(upload.progress * 100) })}
            </span>
          </div>
          {upload.kind === "lost" && (
            <p className="flex items-center gap-1.5 text-caption text-warning-soft-fg">
              <WifiOff aria-hidden className="size-3.5 shrink-0" />
              {t("lost")}
            </p>
          )}
        </div>
      );
    case "failed":
      return (
        <div role="alert" className="flex flex-wrap items-center gap-2 text-caption text-danger-text">
          <span className="flex-1 wrap-anywhere">
            {withVerbatim(name, (words) =>
              problemText({ code: upload.code, data: upload.data, name: words, kind }),
            )}
          </span>
          {!isFinal(upload.code) && (
            <Button size="sm" onClick={() => queue.retry(item.key)}>
              {t("retry")}
            </Button>
          )}
        </div>
      );
  }
}
