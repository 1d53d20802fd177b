import { Button } from "@takt/ui/button";
import { Plus } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { PageHead } from "../shared/page-head";
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
    <PageHead title={t("editor.createTitle")}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {answers && <AnswersNote answers={answers} />}
        {onNew && (
          <Button variant="ghost" onClick={onNew}>
            <Plus aria-hidden />
            {writing("start.new")}
          </Button>
        )}
      </div>
    </PageHead>
  );
}

/** Shows the save status of the answers. */
function AnswersNote({ answers: { status, error, flush } }: { answers: Answers }) {
  // ChangedElsewhere explains a conflict above the step.
  const shown = status === "conflict" ? "unsaved" : status;
  return <SaveNote status={shown} error={error} onRetry={() => void flush()} />;
}
