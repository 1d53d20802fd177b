import { useT } from "next-i18next/client";
import { useEffect, useRef, type RefObject } from "react";
import { useErrorText } from "../../shared/use-error-text";
import type { Writing } from "./use-writing";

type Options = {
  writing: Writing;
  heading: RefObject<HTMLHeadingElement | null>;
  announce: (text: string) => void;
};

/**
 * Takes the focus to the result's heading when a text begins to be written and when it has ended, and says once how it
 * ended. Not out of an open dialog.
 */
export function useResultNews({ writing, heading, announce }: Options): void {
  const { t } = useT("writing");
  const errorText = useErrorText();
  const { state, ended, failure } = writing;
  const busy = state !== "idle";
  const seen = useRef(ended);
  useEffect(() => {
    if (busy) focus(heading.current);
  }, [busy, heading]);
  useEffect(() => {
    if (busy || seen.current === ended) return;
    seen.current = ended;
    focus(heading.current);
    if (failure === null) announce(t("result.ready"));
    else if (failure === "stopped") announce(t("result.stopped"));
    else if (failure instanceof Error) announce(`${t("result.failed")} ${errorText(failure)}`);
    else announce(`${t("result.failed")} ${t(`result.failures.${failure}`)}`);
  }, [busy, ended, failure, heading, announce, t, errorText]);
}

function focus(heading: HTMLElement | null): void {
  if (!document.querySelector("[role=dialog], [role=alertdialog]")) heading?.focus();
}
