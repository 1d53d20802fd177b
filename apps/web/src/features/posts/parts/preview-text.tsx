import { splitText } from "@takt/domain/posts/model/publish-text";
import { findGaps } from "@takt/text/outline-gaps";
import { Fragment, memo } from "react";

type Segment = { kind: "text" | "hashtag" | "link" | "gap"; text: string };

/**
 * A text as readers see it, unchanged, with hashtags and links marked by the function that also writes it for LinkedIn, and
 * with what is left of an outline.
 */
export const PreviewText = memo(function PreviewText({ text }: { text: string }) {
  return previewSegments(text).map((segment, index) =>
    segment.kind === "text" ? (
      <Fragment key={index}>{segment.text}</Fragment>
    ) : segment.kind === "gap" ? (
      <mark key={index} className="rounded-sm bg-warning-soft px-0.5 text-warning-text">
        {segment.text}
      </mark>
    ) : (
      <span key={index} className="font-medium text-secondary-text">
        {segment.text}
      </span>
    ),
  );
});

/** Splits a text at links, hashtags and gaps of an outline. The joined segments equal the text. */
export function previewSegments(text: string): Segment[] {
  return splitText(text).flatMap((part): Segment[] =>
    part.kind === "text" ? splitAtGaps(part.text) : [part],
  );
}

function splitAtGaps(text: string): Segment[] {
  const segments: Segment[] = [];
  let done = 0;
  for (const { from, to } of findGaps(text)) {
    if (from > done) segments.push({ kind: "text", text: text.slice(done, from) });
    segments.push({ kind: "gap", text: text.slice(from, to) });
    done = to;
  }
  return done < text.length ? [...segments, { kind: "text", text: text.slice(done) }] : segments;
}
