import { IconButton } from "@takt/ui/icon-button";
import { useToast } from "@takt/ui/toast";
import { verbatim, withVerbatim } from "@takt/ui/verbatim";
import { ArrowDown, ArrowUp, FileText, Film, ImageOff, Trash2 } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useEffect, useRef } from "react";
import { useErrorToast } from "../shared/actions/use-error-toast";
import { useLocale } from "../shared/use-locale";
import { fileFacts } from "./file-facts";
import { MediaTextField } from "./media-text-field";
import { isUnderWay, type MediaItem } from "./parts/media-item";
import type { Uploads } from "./parts/use-uploads";
import { UploadStatus } from "./upload-status";

const KIND_ICONS = { image: ImageOff, video: Film, document: FileText };

type Props = {
  item: MediaItem;
  position: number;
  count: number;
  uploads: Uploads;
  announce: (text: string) => void;
  onRemoved: () => void;
};

/** One file with its upload status, its text field and its position. */
export function MediaRow({ item, position, count, uploads, announce, onRemoved }: Props) {
  const { t } = useT("media");
  const { toast } = useToast();
  const errorToast = useErrorToast();
  const locale = useLocale();
  useUploadAnnouncements(item, announce);
  const { queue } = uploads;
  const { upload, fileName: name } = item;
  const pages = upload.kind === "done" ? upload.media.pages : null;
  const facts = fileFacts(item, locale);
  if (pages !== null) facts.push(t("pages", { count: pages }));
  const move = (by: -1 | 1) => {
    queue.move(item.key, by);
    announce(t("moved", { name, position: position + 1 + by, count }));
  };
  const remove = () => {
    const undo = queue.remove(item.key);
    onRemoved();
    toast({
      title: withVerbatim(name, (words) => t("removed", { name: words })),
      action: {
        label: t("undo"),
        altText: t("undoHow"),
        isUndo: true,
        onAction: () =>
          undo() ||
          errorToast({ title: withVerbatim(name, (words) => t("problems.media_mixed", { name: words })) }),
      },
    });
  };
  return (
    <li className="flex items-start gap-3 rounded-xl border border-border p-2" data-upload={upload.kind}>
      <MediaThumb item={item} />
      <div className="grid min-w-0 flex-1 gap-1.5">
        <div>
          <p {...verbatim} className="truncate text-caption font-medium">
            {name}
          </p>
          <p className="text-caption text-muted-fg tabular-nums">{facts.join(" · ")}</p>
        </div>
        <UploadStatus item={item} queue={queue} />
        {upload.kind === "done" && <MediaTextField item={item} queue={queue} />}
      </div>
      <div className="flex shrink-0 flex-col gap-0.5 sm:flex-row">
        {count > 1 && (
          <>
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
          </>
        )}
        <IconButton size="sm" label={t(isUnderWay(item) ? "cancel" : "remove", { name })} onClick={remove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}

/** A thumbnail of an image, or an icon for the kind of file. */
function MediaThumb({ item: { kind, src, upload } }: { item: MediaItem }) {
  if (kind === "image" && src !== null && upload.kind !== "failed")
    return (
      // eslint-disable-next-line @next/next/no-img-element -- a blob or a private file
      <img src={src} alt="" className="size-16 shrink-0 rounded-lg bg-surface-2 object-cover" />
    );
  const Icon = KIND_ICONS[kind];
  return (
    <div
      aria-hidden
      className="grid size-16 shrink-0 place-items-center rounded-lg bg-surface-2 text-muted-fg"
    >
      <Icon className="size-6" />
    </div>
  );
}

/** Announces when an upload stops, resumes and completes; the progress bar exposes its progress. */
function useUploadAnnouncements({ fileName, upload }: MediaItem, announce: (text: string) => void) {
  const { t } = useT("media");
  const before = useRef(upload.kind);
  useEffect(() => {
    const was = before.current;
    before.current = upload.kind;
    if (was === upload.kind) return;
    if (upload.kind === "lost") announce(t("lost"));
    else if (was === "lost" && upload.kind === "running") announce(t("goesOn", { name: fileName }));
    else if (upload.kind === "done") announce(t("uploaded", { name: fileName }));
  }, [upload.kind, fileName, announce, t]);
}
