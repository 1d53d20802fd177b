import { Button } from "@takt/ui/button";
import { Kbd } from "@takt/ui/kbd";
import { Spinner } from "@takt/ui/spinner";
import { Verbatim } from "@takt/ui/verbatim";
import { Square } from "lucide-react";
import { useT } from "~/i18n/use-t";
import type { AssistantView } from "../assistant/use-assistant";
import { usePageKeys } from "~/features/shared/use-page-keys";

type Props = {
  assistant: AssistantView;
  /** The name of the model; null for the outline composer. */
  model: string | null;
  /** Whether the web is searched first. */
  researches: boolean;
};

/** A text while it is written: its model, the elapsed time, and a stop button. */
export function WritingProgress({ assistant, model, researches }: Props) {
  const { t } = useT("writing");
  const { phase, text, seconds, stop } = assistant;
  const stopping = phase === "stopping";
  usePageKeys({ Escape: stop });
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted-fg">
          <span className="inline-flex items-center gap-2">
            <Spinner className="shrink-0" />
            {stopping
              ? t("result.stopping")
              : model === null
                ? t("result.composing")
                : t("result.writes", { model })}
          </span>
          <span className="tabular-nums">{t("result.elapsed", { time: elapsedText(seconds) })}</span>
        </p>
        <Button onClick={stop} loading={stopping} aria-keyshortcuts="Escape">
          {!stopping && <Square aria-hidden className="fill-current" />}
          {t("result.stop")}
          <span aria-hidden className="pointer-coarse:hidden">
            <Kbd>Esc</Kbd>
          </span>
        </Button>
      </div>
      <section
        aria-label={t("result.streamed")}
        aria-busy
        data-testid="writing-text"
        className="min-h-56 rounded-xl border border-border bg-surface px-4 py-3 text-base/6 whitespace-pre-wrap wrap-anywhere"
      >
        {text === "" ? (
          <span className="text-muted-fg">{t(researches ? "result.researching" : "result.waiting")}</span>
        ) : (
          <Verbatim>{text}</Verbatim>
        )}
        {!stopping && (
          <span
            aria-hidden
            className="ms-0.5 inline-block h-[1.1em] w-0.5 translate-y-0.5 animate-pulse rounded-full bg-primary motion-reduce:animate-none"
          />
        )}
      </section>
    </div>
  );
}

/** Formats seconds as `0:07`, `1:30`. */
export function elapsedText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
