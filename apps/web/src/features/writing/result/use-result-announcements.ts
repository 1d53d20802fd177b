import { useT } from "~/i18n/use-t";
import { useEffect, useRef, type RefObject } from "react";
import type { ShownFailure } from "../assistant/find-failure";
import type { AssistantView } from "../assistant/use-assistant";
import { useFailureMessage } from "./use-failure-message";

type Options = {
  assistant: AssistantView;
  /** The failure of the last job, as the page shows it. */
  failure: ShownFailure | null;
  heading: RefObject<HTMLHeadingElement | null>;
  announce: (text: string) => void;
};

/**
 * Focuses the result's heading when a job starts and ends, unless a dialog is open, and announces the outcome once.
 */
export function useResultAnnouncements({ assistant, failure, heading, announce }: Options): void {
  const { t } = useT("writing");
  const failureMessage = useFailureMessage();
  const { isWriting: busy, ended, job } = assistant;
  const message = failure && failureMessage(failure, job);
  const announcement = message ? [message.title, message.why].filter(Boolean).join(" ") : t("result.ready");
  const seen = useRef(ended);
  useEffect(() => {
    if (busy) focus(heading.current);
  }, [busy, heading]);
  useEffect(() => {
    if (busy || seen.current === ended) return;
    seen.current = ended;
    focus(heading.current);
    announce(announcement);
  }, [busy, ended, announcement, heading, announce]);
}

function focus(heading: HTMLElement | null): void {
  if (!document.querySelector("[role=dialog], [role=alertdialog]")) heading?.focus();
}
