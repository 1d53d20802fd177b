import { MEDIA_LIMITS } from "@takt/domain/shared/media-limits";
import { Button } from "@takt/ui/button";
import { Progress } from "@takt/ui/progress";
import { useT } from "next-i18next/client";
import type { MediaItem } from "./media-item";
import type { UploadQueue } from "./upload-queue";

const KNOWN = ["media_too_many", "media_type_invalid", "media_too_large"] as const;

/** Waiting, how far, or why not. */
export function UploadStatus({ item, queue }: { item: MediaItem; queue: UploadQueue }) {
  const { t } = useT("media");
  const { upload, fileName: name } = item;
  if (upload.kind === "waiting") return <p className="text-[13px] text-muted-fg">{t("waiting")}</p>;
  if (upload.kind === "running") return <Progress value={upload.progress} label={t("uploading", { name })} />;
  if (upload.kind === "done") return null;
  const code = KNOWN.find((known) => known === upload.code) ?? "upload_failed";
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2 text-[13px] text-danger-text">
      <span className="flex-1">{t(`problems.${code}`, { name, max: MEDIA_LIMITS.imagesPerPost })}</span>
      {code === "upload_failed" && (
        <Button size="sm" onClick={() => queue.retry(item.key)}>
          {t("retry")}
        </Button>
      )}
    </div>
  );
}
