"use client";

import { Button } from "@takt/ui/button";
import { Check, LoaderCircle, TriangleAlert } from "lucide-react";
import { useT } from "~/i18n/use-t";
import type { ReactNode } from "react";
import { useErrorText } from "../use-error-text";
import type { DraftStatus } from "./draft-state";

type Props = {
  status: DraftStatus;
  error?: unknown;
  onRetry: () => void;
  /** The fault of an invalid value, when there is more to say than that it is not saved. */
  invalidText?: ReactNode;
  /** Beside "Try again", when there is another way on. */
  otherWay?: ReactNode;
};

const FAILURES: readonly DraftStatus[] = ["offline", "failed", "conflict", "locked"];

/** Where saving a draft stands: a quiet word, and more only when something is wrong. Keeps its line when empty. */
export function SaveNote({ status, error, onRetry, invalidText, otherWay }: Props) {
  const { t } = useT("common");
  const errorText = useErrorText();
  const isFailed = FAILURES.includes(status);
  const wrong = isFailed || status === "invalid";
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1 text-caption">
      <p
        role="status"
        data-save-state={isFailed ? "failed" : status}
        className={
          wrong ? "flex items-center gap-1.5 text-danger-text" : "flex items-center gap-1.5 text-muted-fg"
        }
      >
        {status === "saving" && (
          <LoaderCircle aria-hidden className="size-3.5 animate-spin motion-reduce:animate-none" />
        )}
        {status === "saved" && <Check aria-hidden className="size-3.5 text-primary-text" />}
        {wrong && <TriangleAlert aria-hidden className="size-3.5 shrink-0" />}
        <span>
          {status === "saving" && t("saveNote.saving")}
          {status === "saved" && t("saveNote.saved")}
          {status === "invalid" && (invalidText ?? t("saveNote.invalid"))}
          {isFailed && `${t("saveNote.notSaved")} ${errorText(error)}`}
        </span>
      </p>
      {isFailed && (
        <>
          <Button size="sm" onClick={onRetry}>
            {t("retry")}
          </Button>
          {otherWay}
        </>
      )}
    </div>
  );
}
