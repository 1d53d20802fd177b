import type { PublishProblem } from "@takt/domain/posts/model/publish-problem";
import { useT } from "next-i18next/client";
import { useCallback } from "react";

/** Why a post cannot be scheduled or published as it stands, in the words that a refusal of the server has. */
export function useProblemText(): (problem: PublishProblem) => string {
  const { t } = useT("errors");
  return useCallback(({ code, ...data }) => t(`post_${code}`, data), [t]);
}
