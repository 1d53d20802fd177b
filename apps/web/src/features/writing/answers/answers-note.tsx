import { SaveNote } from "../../shared/drafts/save-note";
import type { Answers } from "./use-answers";

/** Shows the save status of the answers. */
export function AnswersNote({ answers: { status, error, flush } }: { answers: Answers }) {
  // ChangedElsewhere explains a conflict above the step.
  const shown = status === "conflict" ? "unsaved" : status;
  return <SaveNote status={shown} error={error} onRetry={() => void flush()} />;
}
