import { useT } from "next-i18next/client";
import { useCallback } from "react";
import { FeedbackError } from "./send-feedback";

/** The codes that users can do something about. */
const DETAILED_CODES = [
  "feedback_invalid",
  "screenshot_invalid",
  "screenshot_too_large",
  "rate_exceeded",
  "unauthorized",
] as const;

/** The text for a failed feedback. */
export function useFeedbackErrorText(): (error: unknown) => string {
  const { t } = useT(["errors", "feedback"]);
  return useCallback(
    (error) => {
      if (!(error instanceof FeedbackError)) return t("unexpected");
      const { code, data } = error;
      const known = DETAILED_CODES.find((one) => one === code);
      if (known) return t(known, { ...data });
      if (typeof data.errorId === "string") return t("unexpectedWithId", { id: data.errorId });
      if (code === "no_answer") return t(navigator.onLine ? "feedback:noAnswer" : "offline");
      return t("unexpected");
    },
    [t],
  );
}
