import { MEDIA_LIMITS } from "@takt/domain/media/model/media-limits";
import { Button } from "@takt/ui/button";
import { IconButton } from "@takt/ui/icon-button";
import { withVerbatim } from "@takt/ui/verbatim";
import { CircleAlert, Paperclip, X } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useRef } from "react";
import type { FileProblem } from "../check-files";
import { InterruptedCallout } from "../interrupted-callout";
import { MediaRow } from "../media-row";
import { useUploadProblemText } from "../use-upload-problem-text";
import type { Uploads } from "./use-uploads";

const TYPES = [...MEDIA_LIMITS.imageTypes, ...MEDIA_LIMITS.videoTypes, ...MEDIA_LIMITS.documentTypes];

type Props = {
  uploads: Uploads;
  announce: (text: string) => void;
  /** Replaces the hint on which files are taken. */
  hint?: string | undefined;
  /** Whether no more files can be added. */
  isFull?: boolean;
};

/** The files of a post, to add, describe, sort and remove. */
export function MediaField({ uploads, announce, hint, isFull = false }: Props) {
  const { t } = useT("media");
  const picker = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { items, add } = uploads;
  const max = MEDIA_LIMITS.imagesPerPost;
  // A post has files of one kind, that of the first file.
  const taken = items.filter(({ upload }) => upload.kind !== "failed");
  const kind = taken[0]?.kind ?? null;
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
        {kind === "image" && hint === undefined && (
          <span className="text-caption text-muted-fg tabular-nums">
            {t("count", { count: taken.length, max })}
          </span>
        )}
      </div>
      <InterruptedCallout
        uploads={uploads.interrupted}
        onChoose={() => picker.current?.click()}
        onDismiss={uploads.dismissInterrupted}
      />
      {items.length > 0 && (
        <ul className="grid gap-2">
          {items.map((item, index) => (
            <MediaRow
              key={item.key}
              item={item}
              position={index}
              count={items.length}
              uploads={uploads}
              announce={announce}
              // The focus would be lost with the row.
              onRemoved={() => button.current?.focus()}
            />
          ))}
        </ul>
      )}
      <FileProblems problems={uploads.problems} onDismiss={uploads.dismissProblems} />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Button
          ref={button}
          // Not `disabled`: it takes the focus when the file that fills it is removed.
          aria-disabled={isFull || undefined}
          onClick={() => !isFull && picker.current?.click()}
        >
          <Paperclip aria-hidden />
          {t("add")}
        </Button>
        <p className="min-w-40 flex-1 text-caption text-muted-fg">
          {hint ?? t(`hint.${kind ?? "any"}`, { max })}
        </p>
      </div>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label={t("add")}
        data-testid="image-picker"
        accept={TYPES.join(",")}
        onChange={(event) => {
          choose(event.target.files);
          // Allows choosing the same file again.
          event.target.value = "";
        }}
      />
    </section>
  );
}

/** The problems of refused files. */
function FileProblems({ problems, onDismiss }: { problems: FileProblem[]; onDismiss: () => void }) {
  const { t } = useT("media");
  const problemText = useUploadProblemText();
  return (
    <div role="alert" className="empty:hidden">
      {problems.length > 0 && (
        <div className="flex items-start gap-2 rounded-lg bg-danger-soft py-2 ps-3 pe-2 text-caption text-danger-soft-fg">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <ul className="grid flex-1 gap-0.5 py-0.5 wrap-anywhere">
            {problems.map(({ code, name, kind }) => (
              <li key={code + name}>
                {withVerbatim(name, (words) => problemText({ code, name: words, kind }))}
              </li>
            ))}
          </ul>
          <IconButton size="sm" label={t("dismiss")} onClick={onDismiss} className="-my-1">
            <X aria-hidden />
          </IconButton>
        </div>
      )}
    </div>
  );
}
