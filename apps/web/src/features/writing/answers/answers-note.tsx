import type { FieldSaveState } from "../../shared/autosave/field-saver";
import { SaveNote } from "../../shared/autosave/save-note";
import type { Answers } from "./use-answers";

const STATUS: Record<Answers["state"], FieldSaveState["status"]> = {
  clean: "idle",
  unsaved: "idle",
  saving: "saving",
  saved: "saved",
  offline: "failed",
  failed: "failed",
  // ChangedElsewhere explains it above the step.
  conflict: "idle",
  locked: "failed",
  invalid: "invalid",
};

/** Shows the save state of the answers. */
export function AnswersNote({ answers: { state, error, flush } }: { answers: Answers }) {
  return <SaveNote state={{ status: STATUS[state], error }} onRetry={() => void flush()} />;
}
