import { Button } from "@takt/ui/button";
import { ErrorState } from "@takt/ui/error-state";
import { Plus } from "lucide-react";
import { useT } from "next-i18next/client";
import { useErrorText } from "../shared/use-error-text";

type Props = {
  query: { isFetching: boolean; refetch: () => unknown };
  error: unknown;
  /** Starts a new composition instead; null when that is impossible, too. */
  onNew: (() => void) | null;
};

/** Shown when a composition or topic could not be opened, with a retry and a new start. */
export function OpenFailed({ query, error, onNew }: Props) {
  const { t } = useT(["writing", "common"]);
  const errorText = useErrorText();
  return (
    <div className="grid gap-4">
      <ErrorState
        title={t("start.loadFailed")}
        description={errorText(error)}
        retryLabel={t("common:retry")}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
      {onNew && (
        <Button className="justify-self-center" onClick={onNew}>
          <Plus aria-hidden />
          {t("start.new")}
        </Button>
      )}
    </div>
  );
}
