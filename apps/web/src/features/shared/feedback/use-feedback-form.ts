import { FEEDBACK_LIMITS } from "@takt/domain/feedback/model/feedback-limits";
import { isErrorId } from "@takt/domain/feedback/model/is-error-id";
import { cut } from "@takt/domain/shared/cut";
import { useRef, useState } from "react";
import { useKeptText } from "../use-kept-text";
import type { FeedbackOpening } from "./feedback-context";
import { sendFeedback, type FeedbackDraft } from "./send-feedback";

export type PlacedOpening = FeedbackOpening & { page: string };
/** The file, and the address of its preview. */
export type Screenshot = { file: File; preview: string };
export type FeedbackForm = ReturnType<typeof useFeedbackForm>;

/**
 * What is being told. The text is kept in the tab, the screenshot and the type until the page is left; a new opening
 * brings its page, and its type and error if it names them. `onSent` gets what to quote.
 */
export function useFeedbackForm(opening: PlacedOpening, onSent: (reference: string) => void) {
  const [message, setMessage, forget] = useKeptText("feedback");
  const [type, setType] = useState<FeedbackDraft["type"]>(opening.type ?? "feedback");
  const [screenshot, setShot] = useState<Screenshot | null>(null);
  const [page, setPage] = useState(pageOf(opening));
  const [errorId, setErrorId] = useState(errorIdOf(opening));
  const [showProblem, setShowProblem] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [sending, setSending] = useState(false);
  // A second click comes before the state does.
  const busy = useRef(false);

  const [seen, setSeen] = useState(opening);
  if (seen !== opening) {
    setSeen(opening);
    setPage(pageOf(opening));
    setErrorId(errorIdOf(opening));
    if (opening.type) setType(opening.type);
    setShowProblem(false);
  }

  const length = message.trim().length;
  const problem = problemOf(length);

  const setScreenshot = (file: File | null) => {
    if (screenshot) URL.revokeObjectURL(screenshot.preview);
    setShot(file && { file, preview: URL.createObjectURL(file) });
  };

  /** Answers false when there is something to mend first. */
  const submit = (): boolean => {
    if (busy.current) return true;
    setShowProblem(true);
    if (problem) return false;
    busy.current = true;
    setSending(true);
    setFailure(null);
    sendFeedback({ type, message, page, errorId, screenshot: screenshot?.file ?? null })
      .then(
        ({ reference }) => {
          forget();
          setScreenshot(null);
          setShowProblem(false);
          onSent(reference);
        },
        (error: unknown) => setFailure(error),
      )
      .finally(() => {
        busy.current = false;
        setSending(false);
      });
    return true;
  };

  return {
    message,
    type,
    page,
    errorId,
    screenshot,
    length,
    sending,
    failure,
    submit,
    setMessage,
    setType,
    setScreenshot,
    /** Shown from the first try to send on. */
    problem: showProblem ? problem : null,
    removePage: () => setPage(null),
    removeErrorId: () => setErrorId(null),
  };
}

function problemOf(length: number): "empty" | "tooLong" | null {
  if (length === 0) return "empty";
  return length > FEEDBACK_LIMITS.messageLength ? "tooLong" : null;
}

function pageOf({ page }: PlacedOpening): string | null {
  return page.startsWith("/") ? cut(page, FEEDBACK_LIMITS.pageLength) : null;
}

function errorIdOf({ errorId }: PlacedOpening): string | null {
  return errorId && isErrorId(errorId) ? errorId : null;
}
