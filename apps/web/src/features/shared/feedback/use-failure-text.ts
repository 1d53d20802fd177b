import { useT } from "next-i18next/client";
import { useCallback } from "react";
import { FeedbackFailure } from "./send-feedback";

/** Those that a sender can do something about. */
const KNOWN = [
  "feedback_invalid",
  "screenshot_invalid",
  "screenshot_too_large",
  "rate_exceeded",
  "unauthorized",
] as const;

/** Why feedback was not taken, in words. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useT(["errors", "feedback"]);
  return useCallback(
    (error) => {
      if (!(error instanceof FeedbackFailure)) return t("unexpected");
      const { code, data } = error;
      const known = KNOWN.find((one) => one === code);
      if (known) return t(known, { ...data });
      if (typeof data.errorId === "string") return t("unexpectedWithId", { id: data.errorId });
      if (code === "no_answer") return t(navigator.onLine ? "feedback:noAnswer" : "offline");
      return t("unexpected");
    },
    [t],
  );
}
