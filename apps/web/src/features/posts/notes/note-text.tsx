import { splitAtMentions } from "@takt/domain/posts/model/find-mentions";
import type { NoteView } from "@takt/domain/posts/model/note-view";
import { verbatim } from "@takt/ui/verbatim";
import { Fragment } from "react";

/** The text of a note, with the members whom it mentions emphasised. */
export function NoteText({ text, mentions }: Pick<NoteView, "text" | "mentions">) {
  const named = mentions.filter(({ name }) => name !== "");
  return (
    <p {...verbatim} className="whitespace-pre-line wrap-anywhere">
      {splitAtMentions(text, named).map((part, index) =>
        part.isMention ? (
          <strong key={index} className="font-medium text-secondary-text">
            {part.text}
          </strong>
        ) : (
          <Fragment key={index}>{part.text}</Fragment>
        ),
      )}
    </p>
  );
}
