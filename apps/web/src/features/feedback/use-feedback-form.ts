import { FEEDBACK_LIMITS } from "@takt/domain/feedback/model/feedback-limits";
import { isErrorId } from "@takt/domain/feedback/model/is-error-id";
import { truncate } from "@takt/text/truncate";
import { useState } from "react";
import { useAction } from "../shared/actions/use-action";
import { useStoredDraft } from "../shared/use-stored-draft";
import type { FeedbackOpening } from "./parts/use-feedback";
import { sendFeedback, type FeedbackDraft } from "./send-feedback";

export type PlacedOpening = FeedbackOpening & { page: string };
/** The file and the URL of its preview. */
type Screenshot = { file: File; preview: string };
export type FeedbackForm = ReturnType<typeof useFeedbackForm>;

/**
 * The state of the feedback form. The text is stored in the tab; the screenshot and the type last until the page is left.
 * Each opening sets the page and, if given, the type and the error id. `onSent` gets the reference.
 */
export function useFeedbackForm(opening: PlacedOpening, onSent: (reference: string) => void) {
  const [message, setMessage, clearMessage] = useStoredDraft("feedback");
  const [type, setType] = useState<FeedbackDraft["type"]>(opening.type ?? "feedback");
  const [screenshot, setShot] = useState<Screenshot | null>(null);
  const [page, setPage] = useState(findPage(opening));
  const [errorId, setErrorId] = useState(findErrorId(opening));
  const [showProblem, setShowProblem] = useState(false);

  const [seen, setSeen] = useState(opening);
  if (seen !== opening) {
    setSeen(opening);
    setPage(findPage(opening));
    setErrorId(findErrorId(opening));
    if (opening.type) setType(opening.type);
    setShowProblem(false);
  }

  const length = message.trim().length;
  const problem = findProblem(length);

  const setScreenshot = (file: File | null) => {
    if (screenshot) URL.revokeObjectURL(screenshot.preview);
    setShot(file && { file, preview: URL.createObjectURL(file) });
  };

  const send = useAction(sendFeedback, {
    // The dialog shows it.
    failed: () => null,
    onDone({ reference }) {
      clearMessage();
      setScreenshot(null);
      setShowProblem(false);
      onSent(reference);
    },
  });

  /** Submits the form; returns false when it has a problem. */
  const submit = (): boolean => {
    if (send.isRunning) return true;
    setShowProblem(true);
    if (problem) return false;
    void send.run({ type, message, page, errorId, screenshot: screenshot?.file ?? null });
    return true;
  };

  return {
    message,
    type,
    page,
    errorId,
    screenshot,
    length,
    sending: send.isRunning,
    error: send.error,
    submit,
    setMessage,
    setType,
    setScreenshot,
    /** Set only after the first submit. */
    problem: showProblem ? problem : null,
    removePage: () => setPage(null),
    removeErrorId: () => setErrorId(null),
  };
}

function findProblem(length: number): "empty" | "tooLong" | null {
  if (length === 0) return "empty";
  return length > FEEDBACK_LIMITS.messageLength ? "tooLong" : null;
}

function findPage({ page }: PlacedOpening): string | null {
  return page.startsWith("/") ? truncate(page, FEEDBACK_LIMITS.pageLength) : null;
}

function findErrorId({ errorId }: PlacedOpening): string | null {
  return errorId && isErrorId(errorId) ? errorId : null;
}
