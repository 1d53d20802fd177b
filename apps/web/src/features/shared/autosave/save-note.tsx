"use client";

import { Button } from "@takt/ui/button";
import { Check, LoaderCircle, TriangleAlert } from "lucide-react";
import { useT } from "next-i18next/client";
import type { ReactNode } from "react";
import { useErrorText } from "../use-error-text";
import type { FieldSaveState } from "./field-saver";

type Props = {
  state: FieldSaveState;
  onRetry: () => void;
  /** What is wrong with an invalid value, when there is more to say than that it is not saved. */
  invalidText?: ReactNode;
  /** Beside "Try again", when there is another way on. */
  otherWay?: ReactNode;
};

/** Where saving a field stands: a quiet word, and more only when something is wrong. Keeps its line when empty. */
export function SaveNote({ state: { status, error }, onRetry, invalidText, otherWay }: Props) {
  const { t } = useT("common");
  const errorText = useErrorText();
  const wrong = status === "failed" || status === "invalid";
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1 text-[13px]">
      <p
        role="status"
        data-save-state={status}
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
          {status === "failed" && `${t("saveNote.notSaved")} ${errorText(error)}`}
        </span>
      </p>
      {status === "failed" && (
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
