import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { useRef, useState, type ReactNode } from "react";
import { ReviewCheckbox } from "./parts/review-checkbox";

type Post = Pick<PostSummary, "aiOrigin" | "reviewNeeded">;

/** The review checkbox of a dialog that schedules or publishes; false for texts that need no review. */
export function useReview(post: Post | null | undefined): {
  checkbox: ReactNode;
  reviewed: boolean;
  /** Returns whether the dialog may proceed; if not, the checkbox shows the error. */
  check: () => boolean;
  /** Focuses the checkbox after its error has been painted. */
  focus: () => void;
} {
  const [reviewed, setReviewed] = useState(false);
  const [tried, setTried] = useState(false);
  const box = useRef<HTMLButtonElement>(null);
  const needed = post?.reviewNeeded ?? false;
  const checkbox = needed && (
    <ReviewCheckbox
      ref={box}
      checked={reviewed}
      onCheckedChange={setReviewed}
      invalid={tried && !reviewed}
      outline={post?.aiOrigin === "outline"}
    />
  );
  return {
    checkbox,
    reviewed: needed && reviewed,
    check() {
      setTried(true);
      return !needed || reviewed;
    },
    focus: () => void requestAnimationFrame(() => box.current?.focus()),
  };
}
