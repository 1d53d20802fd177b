"use client";

import { Button } from "@takt/ui/button";
import { useT } from "~/i18n/use-t";
import { useErrorText } from "../use-error-text";

type Props = {
  /** The result of useInfiniteQuery. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; isFetchNextPageError: boolean; error: unknown };
  label: string;
  /** The message when the next page fails to load. */
  failed: string;
  onClick: () => void;
};

/** Loads the next page, while there is one; after a failure it shows the error and a retry button. */
export function LoadMore({ list, label, failed, onClick }: Props) {
  const { t } = useT("common");
  const errorText = useErrorText();
  if (!list.hasNextPage) return null;
  return (
    <div className="grid justify-items-center gap-2">
      {list.isFetchNextPageError && (
        <p role="alert" className="text-caption text-danger-text">
          {failed}: {errorText(list.error)}
        </p>
      )}
      <Button loading={list.isFetchingNextPage} onClick={onClick}>
        {list.isFetchNextPageError ? t("retry") : label}
      </Button>
    </div>
  );
}
