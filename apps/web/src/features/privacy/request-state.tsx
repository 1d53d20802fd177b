"use client";

import { ErrorState } from "@takt/ui/error-state";
import { Skeleton } from "@takt/ui/skeleton";
import { useT } from "next-i18next/client";
import type { ReactNode } from "react";
import { useClock } from "../shared/time/use-clock";
import { useErrorText } from "../shared/use-error-text";
import { OpenRequest } from "./open-request";
import type { useDataRequest } from "./use-data-request";

type Props = {
  requests: ReturnType<typeof useDataRequest>;
  /** Explains an open request. */
  openText: string;
  /** The form that makes a request, shown while none is open. */
  children: ReactNode;
};

/** The open request or the form to make one, with loading and error states, and the completed requests. */
export function RequestState({ requests, openText, children }: Props) {
  const { t } = useT(["privacy", "common"]);
  const errorText = useErrorText();
  const { day } = useClock();
  const { list, open, done } = requests;
  if (list.isPending) return <Skeleton className="h-40 rounded-xl" />;
  if (!list.data)
    return (
      <ErrorState
        title={t("loadFailed")}
        description={errorText(list.error)}
        retryLabel={t("common:retry")}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  return (
    <>
      {open ? <OpenRequest request={open} text={openText} requests={requests} /> : children}
      {done.length > 0 && (
        <section className="grid gap-2">
          <h2 className="text-base font-semibold">{t("done.title")}</h2>
          <ul className="grid gap-1 text-sm text-muted-fg">
            {done.map(({ id, reference, createdAt }) => (
              <li key={id}>{t("done.line", { reference, date: day(createdAt) })}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
