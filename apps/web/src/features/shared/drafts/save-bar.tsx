import { Button } from "@takt/ui/button";
import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import type { DraftStatus } from "./draft-state";
import { SaveNote } from "./save-note";

/** A draft that is saved by a button. */
export type HandSavedDraft = {
  status: DraftStatus;
  error?: unknown;
  isDirty: boolean;
  discard: () => void;
};

type Props = {
  draft: HandSavedDraft;
  onRetry: () => void;
  /** Other effects of saving. */
  children?: ReactNode;
};

/** The foot of a form that is saved by hand: whether everything is saved, with the buttons that save and discard. */
export function SaveBar({ draft, onRetry, children }: Props) {
  const { t } = useT("common");
  const { status, error, isDirty, discard } = draft;
  return (
    <div className="sticky bottom-0 z-10 -mx-1 flex flex-wrap items-center justify-between gap-3 border-t border-border bg-sheet px-1 py-3 max-sm:static">
      <div className="grid min-w-0 flex-1 basis-72 gap-1">
        {status === "unsaved" ? (
          <p role="status" className="flex items-center gap-2 text-caption font-medium">
            <span aria-hidden className="size-2 rounded-full bg-secondary" />
            {t("changes.unsaved")}
          </p>
        ) : (
          <SaveNote status={status} error={error} onRetry={onRetry} />
        )}
        {children}
      </div>
      <div className="flex flex-wrap gap-2">
        {isDirty && status !== "saving" && (
          <Button variant="ghost" onClick={discard}>
            {t("changes.discard")}
          </Button>
        )}
        <Button type="submit" variant="primary" loading={status === "saving"} aria-disabled={!isDirty}>
          {t("save")}
        </Button>
      </div>
    </div>
  );
}
