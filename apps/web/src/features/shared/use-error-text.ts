"use client";

import type { AppRouter } from "@takt/api/root";
import { TRPCClientError } from "@trpc/client";
import { useT } from "next-i18next/client";
import { useCallback } from "react";

/** The text for a failed call: `errorText(error)`. Domain errors have a text per code, others show their id. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useT("errors");
  return useCallback(
    (error) => {
      const data = error instanceof TRPCClientError ? (error as TRPCClientError<AppRouter>).data : null;
      if (data && "domain" in data) return t(data.domain.code, data.domain.data);
      if (data?.code === "UNAUTHORIZED") return t("unauthorized");
      if (data?.code === "FORBIDDEN") return t("forbidden");
      if (!data && !navigator.onLine) return t("offline");
      return data && "errorId" in data && data.errorId
        ? t("unexpectedWithId", { id: data.errorId })
        : t("unexpected");
    },
    [t],
  );
}
