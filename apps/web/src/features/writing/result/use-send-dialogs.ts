import { publishProblem } from "@takt/domain/posts/model/publish-problem";
import type { ResultDraft } from "@takt/domain/writing/model/result-draft";
import { useState } from "react";
import { useErrorToast } from "../../shared/actions/use-error-toast";
import { usePublishProblemText } from "../../posts/parts/use-publish-problem-text";

/** What is asked before a text is sent: that LinkedIn takes it, and that the user has reviewed it. */
export function useSendDialogs({ text, hashtags }: ResultDraft, onUnreviewed: () => void) {
  const errorToast = useErrorToast();
  const problemText = usePublishProblemText();
  const [reviewed, setReviewed] = useState(false);
  const [attempted, setAttempted] = useState(false);
  const [dialog, setDialog] = useState<"schedule" | "publish" | null>(null);

  const open = (about: "schedule" | "publish") => {
    setAttempted(true);
    const problem = publishProblem({ content: text, hashtags, mediaCount: 0 });
    if (problem) errorToast({ title: problemText(problem) });
    else if (reviewed) setDialog(about);
    else onUnreviewed();
  };
  return {
    reviewed,
    setReviewed,
    /** Whether the user has tried to send the text without reviewing it. */
    unreviewed: attempted && !reviewed,
    dialog,
    setDialog,
    openScheduleDialog: () => open("schedule"),
    openPublishDialog: () => open("publish"),
  };
}
