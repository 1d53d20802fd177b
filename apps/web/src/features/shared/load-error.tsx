import { ErrorState } from "@takt/ui/error-state";
import { useT } from "~/i18n/use-t";
import { useErrorText } from "./use-error-text";

type Props = {
  title: string;
  /** A sentence before the cause. */
  text?: string;
  /** The query that failed; tRPC's results have these fields. */
  query: { error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** The cause, where it is not the query's own (useStickyError). */
  error?: unknown;
  className?: string;
};

/** Stands in for what could not be loaded: says why, and loads it again. */
export function LoadError({ title, text, query, error = query.error, className }: Props) {
  const { t } = useT("common");
  const errorText = useErrorText();
  const cause = errorText(error);
  return (
    <ErrorState
      className={className}
      title={title}
      description={text ? `${text} ${cause}` : cause}
      retryLabel={t("retry")}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
