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
  /** Parted by a hairline from what is above, or, in a column that has gaps instead, not. */
  shape?: "divided" | "section";
  className?: string;
  children: (data: Data) => ReactNode;
};

/**
 * A section for one query. It shows a skeleton while it loads, and the error with a retry button when it fails.
 * Loaded data stays when a refetch fails.
 */
export function QueryCard<Data>({
  title,
  aside,
  query,
  failed,
  skeleton,
  shape = "divided",
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
        shape === "divided"
          ? "gap-4 border-t border-border pt-6 first-of-type:border-t-0 first-of-type:pt-0"
          : "gap-2.5",
        className,
      )}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h2 id={titleId} className={shape === "divided" ? "text-base/6" : "text-base/6 sm:text-sm/5"}>
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
