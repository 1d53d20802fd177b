import { Fragment, type ReactNode } from "react";

/**
 * Attributes of an element that shows or edits what a person wrote, or what goes out word for word: a browser's translator
 * leaves it as it is (HTML, "The translate attribute"). `<p {...verbatim}>{post.content}</p>`
 */
export const verbatim = { translate: "no" } as const;

/** Such words within a line: a name, a title, the name of a file. */
export function Verbatim({ children }: { children: ReactNode }) {
  return <span {...verbatim}>{children}</span>;
}

/** Stands for the words in a text until it is split there; nobody types it (Unicode, Private Use Area). */
const MARK = "\uE000";

/**
 * A text of the interface with words of a person in it, which alone are left as they are:
 * `withVerbatim(topic.title, (title) => t("removed", { title }))`.
 */
export function withVerbatim(words: string, write: (words: string) => string): ReactNode {
  return fillMarks(write(MARK), () => words);
}

/** The same for several persons' words, which the text has in their order: `withEachVerbatim(names, (shown) => list.format(shown))`. */
export function withEachVerbatim(words: readonly string[], write: (words: string[]) => string): ReactNode {
  return fillMarks(write(words.map(() => MARK)), (place) => words[place]);
}

/** Puts words where a text has marks, the first of which is at place 0. */
const fillMarks = (text: string, wordsAt: (place: number) => string | undefined): ReactNode =>
  text.split(MARK).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <Verbatim>{wordsAt(index - 1)}</Verbatim>}
      {part}
    </Fragment>
  ));
