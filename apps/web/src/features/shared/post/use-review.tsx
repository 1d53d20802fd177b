import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { useRef, useState, type ReactNode } from "react";
import { ReviewTick } from "./review-tick";

type Post = Pick<PostSummary, "aiOrigin" | "reviewNeeded">;

/** The tick of a dialog that schedules or publishes; nothing for a text written by hand, or reviewed before. */
export function useReview(post: Post | null | undefined): {
  tick: ReactNode;
  reviewed: boolean;
  /** Whether it may go on; if not, it says why at the tick. */
  check: () => boolean;
  /** After the error has been painted. */
  focus: () => void;
} {
  const [reviewed, setReviewed] = useState(false);
  const [tried, setTried] = useState(false);
  const box = useRef<HTMLButtonElement>(null);
  const needed = post?.reviewNeeded ?? false;
  const tick = needed && (
    <ReviewTick
      ref={box}
      checked={reviewed}
      onCheckedChange={setReviewed}
      invalid={tried && !reviewed}
      outline={post?.aiOrigin === "outline"}
    />
  );
  return {
    tick,
    reviewed: needed && reviewed,
    check() {
      setTried(true);
      return !needed || reviewed;
    },
    focus: () => void requestAnimationFrame(() => box.current?.focus()),
  };
}
