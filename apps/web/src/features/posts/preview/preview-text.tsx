import { Fragment, useMemo } from "react";
import { textSegments } from "./text-segments";

/** A text as readers see it, unchanged, with hashtags and links marked. */
export function PreviewText({ text }: { text: string }) {
  const segments = useMemo(() => textSegments(text), [text]);
  return segments.map((segment, index) =>
    segment.kind === "text" ? (
      <Fragment key={index}>{segment.text}</Fragment>
    ) : (
      <span key={index} className="font-medium text-secondary-text">
        {segment.text}
      </span>
    ),
  );
}
