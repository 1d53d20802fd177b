import type { Source } from "@takt/domain/posts/model/source";
import { sourcedNumbers, unsourcedNumbers } from "@takt/domain/writing/model/sourced-numbers";
import { Badge } from "@takt/ui/badge";
import { ExternalLink, TriangleAlert } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { sourceHost } from "~/features/shared/source-link";

/** Opens a link in a tab in the background. */
const MIDDLE_BUTTON = 1;

type SourceItemsProps = {
  sources: readonly Source[];
  text: string;
  /** Told when one is opened. */
  onOpen?: (url: string) => void;
};

/**
 * The numbered sources of a researched text. Each opens in a new tab and lists the figures of the current text that come
 * from it.
 */
export function SourceItems({ sources, text, onOpen }: SourceItemsProps) {
  const { t } = useT(["posts", "topics"]);
  return (
    <ol className="grid list-decimal gap-2 ps-5 marker:text-muted-fg marker:tabular-nums">
      {sources.map((source) => {
        const title = source.title.trim();
        const host = sourceHost(source.url);
        const figures = sourcedNumbers(text, source);
        return (
          <li key={source.url} className="min-w-0">
            <a
              href={source.url}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => onOpen?.(source.url)}
              onAuxClick={({ button }) => button === MIDDLE_BUTTON && onOpen?.(source.url)}
              className="inline-flex min-h-6 max-w-full flex-wrap items-center gap-x-1.5 link pointer-coarse:min-h-11"
            >
              <span className="min-w-0 wrap-anywhere">{title || host}</span>
              <ExternalLink aria-hidden className="size-3.5 shrink-0" />
              <span className="sr-only">({t("topics:newTab")})</span>
            </a>
            {title && <span className="ms-1.5 text-caption text-muted-fg">{host}</span>}
            {figures.length > 0 && (
              <ul aria-label={t("sources.figures")} className="mt-1 flex flex-wrap gap-1.5">
                {figures.map((figure) => (
                  <li key={figure}>
                    <Badge className="whitespace-normal tabular-nums wrap-anywhere">{figure}</Badge>
                  </li>
                ))}
              </ul>
            )}
          </li>
        );
      })}
    </ol>
  );
}

type NumberCheckProps = { text: string; sources: readonly Source[] };

/** Warns about figures of a researched text that have no source, or about missing sources. */
export function NumberCheck({ text, sources }: NumberCheckProps) {
  const { t } = useT("posts");
  const figures = unsourcedNumbers(text, sources);
  const warnings = [
    ...(sources.length === 0 ? [t("sources.none")] : []),
    ...(figures.length > 0 ? [t("sources.unsourced", { figures: figures.join(", ") })] : []),
  ];
  if (warnings.length === 0) return null;
  return (
    <p data-testid="figure-check" className="flex items-start gap-1.5 text-caption text-warning-text">
      <TriangleAlert aria-hidden className="mt-0.75 size-3.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{warnings.join(" ")}</span>
    </p>
  );
}
