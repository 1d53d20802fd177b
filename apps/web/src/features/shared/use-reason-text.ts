import { TRPCClientError } from "@trpc/client";
import type { AppRouter } from "@takt/api/root";
import { useT } from "next-i18next/client";
import { useCallback } from "react";
import { refusalCode } from "./refusal-code";

/** Why something failed, in words to be shown under "Failed to …"; undefined when nothing more is known. */
export function useReasonText(): (error: unknown) => string | undefined {
  const { t } = useT("errors");
  return useCallback(
    (error) => {
      if (!(error instanceof TRPCClientError)) return undefined;
      const { data } = error as TRPCClientError<AppRouter>;
      const refused = refusalCode(error);
      if (refused) return t(refused.code, refused.data);
      if (data?.code === "UNAUTHORIZED") return t("unauthorized");
      if (data?.code === "FORBIDDEN") return t("forbidden");
      if (data && "errorId" in data && data.errorId) return t("unexpectedWithId", { id: data.errorId });
      return undefined;
    },
    [t],
  );
}
