import { useT } from "~/i18n/use-t";
import { useErrorText } from "~/features/shared/use-error-text";
import type { AssistantState } from "../assistant/assistant-state";
import type { ShownFailure } from "../assistant/find-failure";

/** Returns a function that describes a failure, for the page and for screen readers. */
export function useFailureMessage() {
  const { t } = useT("writing");
  const errorText = useErrorText();
  return (failure: ShownFailure, job: AssistantState["job"]): { title: string; why: string | null } => {
    if (failure.kind === "limit")
      return {
        title: t("usage.limitTitle"),
        // LimitCard offers a larger plan where there is one.
        why: `${t("usage.limitTextLargest")} ${t("usage.otherWays")}`,
      };
    const title = t(job?.kind === "rewrite" ? "result.rewriteFailed" : "result.failed");
    if (failure.kind === "answered") return { title, why: errorText(failure.error) };
    if (failure.reason === "stopped") return { title: t("result.stopped"), why: null };
    return { title, why: t(`result.failures.${failure.reason}`) };
  };
}
