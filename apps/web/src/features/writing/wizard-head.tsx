import { Button } from "@takt/ui/button";
import { Plus } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { SaveNote } from "../shared/drafts/save-note";
import type { Answers } from "./answers/use-answers";

type Props = {
  answers?: Answers;
  /** Starts a new composition; null while this one is not created yet. */
  onNew?: (() => void) | null;
};

/** The page's heading, the save state, and the button for a new composition. */
export function WizardHead({ answers, onNew }: Props) {
  const { t } = useT("posts");
  const { t: writing } = useT("writing");
  return (
    <header className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <h1 className="text-2xl/8">{t("editor.createTitle")}</h1>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {answers && <AnswersNote answers={answers} />}
        {onNew && (
          <Button variant="ghost" onClick={onNew}>
            <Plus aria-hidden />
            {writing("start.new")}
          </Button>
        )}
      </div>
    </header>
  );
}

/** Shows the save status of the answers. */
function AnswersNote({ answers: { status, error, flush } }: { answers: Answers }) {
  // ChangedElsewhere explains a conflict above the step.
  const shown = status === "conflict" ? "unsaved" : status;
  return <SaveNote status={shown} error={error} onRetry={() => void flush()} />;
}
