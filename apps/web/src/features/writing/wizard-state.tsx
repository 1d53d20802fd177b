import { Button } from "@takt/ui/button";
import { Plus } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { SaveNote } from "../shared/drafts/save-note";
import type { Answers } from "./answers/use-answers";

type Props = {
  answers: Answers;
  /** Starts a new composition; null while this one is not created yet. */
  onNew: (() => void) | null;
};

/** The save state of the answers, and the button for a new composition. */
export function WizardState({ answers: { status, error, flush }, onNew }: Props) {
  const { t } = useT("writing");
  // ChangedElsewhere explains a conflict above the step.
  const shown = status === "conflict" ? "unsaved" : status;
  return (
    <div className="flex min-h-7 flex-wrap items-center justify-end gap-x-3 gap-y-1 @min-[60rem]:justify-between">
      <SaveNote status={shown} error={error} onRetry={() => void flush()} />
      {onNew && (
        <Button variant="ghost" size="sm" onClick={onNew}>
          <Plus aria-hidden />
          {t("start.new")}
        </Button>
      )}
    </div>
  );
}
