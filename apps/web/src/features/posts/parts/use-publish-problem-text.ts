import type { PublishProblem } from "@takt/domain/posts/model/publish-problem";
import { useT } from "~/i18n/use-t";
import { useCallback } from "react";

/** The text of a problem that prevents scheduling or publishing, the same as for the server's error. */
export function usePublishProblemText(): (problem: PublishProblem) => string {
  const { t } = useT("errors");
  return useCallback(({ code, ...data }) => t(`post_${code}`, data), [t]);
}
