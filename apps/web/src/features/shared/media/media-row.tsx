import { MEDIA_LIMITS } from "@takt/domain/shared/media-limits";
import { IconButton } from "@takt/ui/icon-button";
import { Textarea } from "@takt/ui/textarea";
import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { useT } from "next-i18next/client";
import type { MediaItem } from "./media-item";
import { UploadStatus } from "./upload-status";
import type { UploadQueue } from "./upload-queue";

type Props = {
  item: MediaItem;
  position: number;
  count: number;
  queue: UploadQueue;
  announce: (text: string) => void;
};

/** One picture: how far its upload is, its description, its place. */
export function MediaRow({ item, position, count, queue, announce }: Props) {
  const { t } = useT("media");
  const name = item.fileName;
  const move = (by: -1 | 1) => {
    queue.move(item.key, by);
    announce(t("moved", { name, position: position + 1 + by, count }));
  };
  return (
    <li className="flex items-start gap-3 rounded-xl border border-border p-2" data-upload={item.upload.kind}>
      {/* eslint-disable-next-line @next/next/no-img-element -- a blob or a private file */}
      <img src={item.src} alt="" className="size-16 shrink-0 rounded-lg bg-surface-2 object-cover" />
      <div className="grid min-w-0 flex-1 gap-1.5">
        <p className="truncate text-[13px] font-medium">{name}</p>
        <UploadStatus item={item} queue={queue} />
        {item.upload.kind === "done" && (
          <Textarea
            rows={1}
            value={item.altText}
            maxLength={MEDIA_LIMITS.altTextLength}
            aria-label={t("altText", { name })}
            placeholder={t("altPlaceholder")}
            onChange={(event) => queue.describe(item.key, event.target.value)}
            className="min-h-9 py-1.5 text-[13px]"
          />
        )}
      </div>
      <div className="flex shrink-0 flex-col gap-0.5 sm:flex-row">
        <IconButton
          size="sm"
          label={t("moveEarlier", { name })}
          disabled={position === 0}
          onClick={() => move(-1)}
        >
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton
          size="sm"
          label={t("moveLater", { name })}
          disabled={position === count - 1}
          onClick={() => move(1)}
        >
          <ArrowDown aria-hidden />
        </IconButton>
        <IconButton
          size="sm"
          label={item.upload.kind === "running" ? t("cancel", { name }) : t("remove", { name })}
          onClick={() => {
            queue.remove(item.key);
            announce(t("removed", { name }));
          }}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}
