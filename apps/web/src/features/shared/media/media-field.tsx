import { MEDIA_LIMITS } from "@takt/domain/shared/media-limits";
import { Button } from "@takt/ui/button";
import { ImagePlus } from "lucide-react";
import { useT } from "next-i18next/client";
import { useRef } from "react";
import { FileProblems } from "./file-problems";
import { MediaRow } from "./media-row";
import type { Uploads } from "./use-uploads";

type Props = { uploads: Uploads; announce: (text: string) => void };

/** The pictures of a post: choose, describe, order, remove. */
export function MediaField({ uploads, announce }: Props) {
  const { t } = useT("media");
  const picker = useRef<HTMLInputElement>(null);
  const { items, add } = uploads;
  const max = MEDIA_LIMITS.imagesPerPost;
  const choose = (files: FileList | null) => {
    const count = add([...(files ?? [])]);
    if (count > 0) announce(t("added", { count }));
  };
  return (
    <section aria-labelledby="media-title" className="grid gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="media-title" className="text-sm font-medium">
          {t("title")}
        </h2>
        {items.length > 0 && (
          <span className="text-[13px] text-muted-fg tabular-nums">
            {t("count", { count: items.length, max })}
          </span>
        )}
      </div>
      {items.length > 0 && (
        <ul className="grid gap-2">
          {items.map((item, index) => (
            <MediaRow
              key={item.key}
              item={item}
              position={index}
              count={items.length}
              queue={uploads.queue}
              announce={announce}
            />
          ))}
        </ul>
      )}
      <FileProblems problems={uploads.problems} onDismiss={uploads.dismissProblems} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Button onClick={() => picker.current?.click()} disabled={items.length >= max}>
          <ImagePlus aria-hidden />
          {t("add")}
        </Button>
        <p className="min-w-40 flex-1 text-[13px] text-muted-fg">{t("hint", { max })}</p>
      </div>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label={t("add")}
        data-testid="image-picker"
        accept={MEDIA_LIMITS.imageTypes.join(",")}
        onChange={(event) => {
          choose(event.target.files);
          // The same file can be chosen again.
          event.target.value = "";
        }}
      />
    </section>
  );
}
