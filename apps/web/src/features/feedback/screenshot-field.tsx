import { FEEDBACK_LIMITS } from "@takt/domain/feedback/model/feedback-limits";
import { Button } from "@takt/ui/button";
import { verbatim } from "@takt/ui/verbatim";
import { CircleAlert, ImagePlus, X } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useRef } from "react";
import type { useScreenshot } from "./use-screenshot";

type Props = { screenshot: ReturnType<typeof useScreenshot> };

const MAX_MB = FEEDBACK_LIMITS.screenshotBytes / 1024 / 1024;

/** An optional screenshot with a preview; it can be chosen, pasted or dropped. */
export function ScreenshotField({ screenshot }: Props) {
  const { t } = useT(["feedback", "errors"]);
  const picker = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { problem, chosen } = screenshot;
  const remove = () => {
    screenshot.remove();
    // The pressed button disappears with the image.
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <div className="grid gap-2">
      {chosen ? (
        <figure className="flex items-center gap-3 rounded-lg border border-border bg-surface-2 p-2">
          {/* eslint-disable-next-line @next/next/no-img-element -- a blob of this page */}
          <img
            src={chosen.preview}
            alt={t("screenshot.alt")}
            className="size-16 shrink-0 rounded-md bg-surface object-cover object-top"
          />
          <figcaption {...verbatim} className="min-w-0 flex-1 text-caption break-words text-muted-fg">
            {chosen.file.name}
          </figcaption>
          <Button size="sm" variant="ghost" onClick={remove}>
            <X aria-hidden />
            {t("screenshot.remove")}
          </Button>
        </figure>
      ) : (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <Button ref={button} onClick={() => picker.current?.click()}>
            <ImagePlus aria-hidden />
            {t("screenshot.add")}
          </Button>
          <p className="min-w-40 flex-1 text-caption text-muted-fg">
            {t("screenshot.hint", { max: MAX_MB })}
          </p>
        </div>
      )}
      {problem && (
        <p role="alert" className="flex items-start gap-1.5 text-caption text-danger-text">
          <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          {t(`errors:${problem}`, { max: MAX_MB })}
        </p>
      )}
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={t("screenshot.add")}
        data-testid="screenshot-picker"
        accept={FEEDBACK_LIMITS.screenshotTypes.join(",")}
        onChange={(event) => {
          screenshot.choose([...(event.target.files ?? [])]);
          // Allows choosing the same file again.
          event.target.value = "";
        }}
      />
    </div>
  );
}
