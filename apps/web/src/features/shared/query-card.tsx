"use client";

import { Button } from "@takt/ui/button";
import { cn } from "@takt/ui/cn";
import { TriangleAlert } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useId, type ReactNode } from "react";
import { useErrorText } from "./use-error-text";
import { useStickyError, type FailingQuery } from "./use-sticky-error";

/** The fields of a query result that a card needs; tRPC's results have them. */
export type CardQuery<Data> = FailingQuery & {
  data: Data | undefined;
  isFetching: boolean;
  refetch: () => unknown;
};

type Props<Data> = {
  title: string;
  /** A link or a badge beside the title. */
  aside?: (data: Data | undefined) => ReactNode;
  query: CardQuery<Data>;
  /** "The next post could not be loaded". */
  failed: string;
  /** As high as the loaded content. */
  skeleton: ReactNode;
  /** A card, or a section of a sheet without a border. */
  shape?: "card" | "section";
  className?: string;
  children: (data: Data) => ReactNode;
};

/**
 * A card for one query. It shows a skeleton while it loads, and the error with a retry button when it fails.
 * Loaded data stays when a refetch fails.
 */
export function QueryCard<Data>({
  title,
  aside,
  query,
  failed,
  skeleton,
  shape = "card",
  className,
  children,
}: Props<Data>) {
  const { t } = useT("common");
  const titleId = useId();
  const failure = useStickyError(query);
  return (
    <section
      aria-labelledby={titleId}
      className={cn(
        "grid min-w-0 content-start",
        shape === "card" ? "gap-3.5 rounded-xl border border-border bg-surface p-4 sm:p-5" : "gap-2.5",
        className,
      )}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h2 id={titleId} className={shape === "card" ? "text-base/6" : "text-base/6 sm:text-sm/5"}>
          {title}
        </h2>
        {aside?.(query.data)}
      </header>
      {query.data !== undefined ? (
        children(query.data)
      ) : failure !== null ? (
        <CardFailure
          failed={failed}
          error={failure}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <div role="status" aria-label={t("loading")} className="grid">
          {skeleton}
        </div>
      )}
    </section>
  );
}

type FailureProps = { failed: string; error: unknown; retrying: boolean; onRetry: () => void };

/** The error of a card, with a retry button. */
export function CardFailure({ failed, error, retrying, onRetry }: FailureProps) {
  const { t } = useT("common");
  const errorText = useErrorText();
  return (
    <div role="alert" className="grid justify-items-start gap-2">
      <p className="flex items-start gap-2 font-medium">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger-text" />
        {failed}
      </p>
      <p className="text-caption text-pretty text-muted-fg">{errorText(error)}</p>
      <Button size="sm" loading={retrying} onClick={onRetry}>
        {t("retry")}
      </Button>
    </div>
  );
}
