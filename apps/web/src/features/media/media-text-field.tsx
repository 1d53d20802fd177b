import { MEDIA_LIMITS } from "@takt/domain/media/model/media-limits";
import { Input, Textarea } from "@takt/ui/input";
import { useT } from "~/i18n/use-t";
import { shownTitle, type MediaItem } from "./parts/media-item";
import type { UploadQueue } from "./upload-queue";

/** The alternative text of an image, or the title of any other file. */
export function MediaTextField({ item, queue }: { item: MediaItem; queue: UploadQueue }) {
  const { t } = useT("media");
  const { key, kind, fileName: name, altText, title } = item;
  if (kind === "image")
    return (
      <Textarea
        rows={1}
        value={altText}
        maxLength={MEDIA_LIMITS.altTextLength}
        aria-label={t("altText", { name })}
        placeholder={t("altPlaceholder")}
        onChange={(event) => queue.describe(key, { altText: event.target.value })}
        className="min-h-9 py-1.5 text-caption"
      />
    );
  return (
    <label className="grid gap-1 text-caption">
      <span className="text-muted-fg">{t(`titleOf.${kind}`)}</span>
      <Input
        value={title}
        maxLength={MEDIA_LIMITS.titleLength}
        placeholder={shownTitle({ title: "", fileName: name })}
        onChange={(event) => queue.describe(key, { title: event.target.value })}
        className="text-caption"
      />
    </label>
  );
}
