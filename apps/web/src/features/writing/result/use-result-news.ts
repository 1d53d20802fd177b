import { useT } from "next-i18next/client";
import { useEffect, useRef, type RefObject } from "react";
import type { ShownFailure } from "./failure-of";
import { useFailureWords } from "./use-failure-words";
import type { Writing } from "./use-writing";

type Options = {
  writing: Writing;
  /** Of the last one, as the page tells it. */
  failure: ShownFailure | null;
  heading: RefObject<HTMLHeadingElement | null>;
  announce: (text: string) => void;
};

/**
 * Takes the focus to the result's heading when a text begins to be written and when it has ended, and says once how it
 * ended. Not out of an open dialog.
 */
export function useResultNews({ writing, failure, heading, announce }: Options): void {
  const { t } = useT("writing");
  const failureWords = useFailureWords();
  const { state, ended, job } = writing;
  const busy = state !== "idle";
  const words = failure && failureWords(failure, job);
  const news = words ? [words.title, words.why].filter(Boolean).join(" ") : t("result.ready");
  const seen = useRef(ended);
  useEffect(() => {
    if (busy) focus(heading.current);
  }, [busy, heading]);
  useEffect(() => {
    if (busy || seen.current === ended) return;
    seen.current = ended;
    focus(heading.current);
    announce(news);
  }, [busy, ended, news, heading, announce]);
}

function focus(heading: HTMLElement | null): void {
  if (!document.querySelector("[role=dialog], [role=alertdialog]")) heading?.focus();
}
