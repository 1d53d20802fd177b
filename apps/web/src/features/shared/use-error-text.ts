"use client";

import type { AppRouter } from "@takt/api/root";
import { TRPCClientError } from "@trpc/client";
import { useT } from "~/i18n/use-t";
import { useCallback } from "react";
import { errorParameters } from "./error-parameters";

/** The text for a failed call: `errorText(error)`. Domain errors have a text per code, others show their id. */
export function useErrorText(): (error: unknown) => string {
  const { t, locale } = useT("errors");
  return useCallback(
    (error) => {
      const data = error instanceof TRPCClientError ? (error as TRPCClientError<AppRouter>).data : null;
      if (data && "domain" in data) return t(data.domain.code, errorParameters(data.domain.data, locale));
      if (data?.code === "UNAUTHORIZED") return t("unauthorized");
      if (data?.code === "FORBIDDEN") return t("forbidden");
      if (!data && !navigator.onLine) return t("offline");
      return data && "errorId" in data && data.errorId
        ? t("unexpectedWithId", { id: data.errorId })
        : t("unexpected");
    },
    [t, locale],
  );
}
