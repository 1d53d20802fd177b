import { findQuote } from "@takt/domain/posts/model/find-quote";
import type { PostView } from "@takt/domain/posts/model/post-view";
import type { RefObject } from "react";
import { LazyNotesPanel } from "./lazy-notes-panel";
import { QuotePlace } from "./quote-place";
import { selectQuote } from "./select-in-post";

type Props = { post: PostView; shownIn: RefObject<HTMLDivElement | null> };

/** The notes about a post that is read. */
export function ReadNotes({ post: { id, content }, shownIn }: Props) {
  return (
    <LazyNotesPanel
      postId={id}
      renderQuote={(quote) => (
        <QuotePlace
          quote={quote}
          isFound={findQuote(content, quote) !== null}
          onShow={() => selectQuote(shownIn.current, content, quote)}
        />
      )}
    />
  );
}
