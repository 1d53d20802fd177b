import { verbatim } from "@takt/ui/verbatim";
import { Fragment } from "react";

/** A word of a program within a text. */
export function Code({ children }: { children: string }) {
  return (
    <code className="font-mono text-[0.9em] wrap-anywhere" {...verbatim}>
      {children}
    </code>
  );
}

/** English text of the document, with the words between backticks as code. */
export function DocumentText({ text }: { text: string }) {
  return (
    <span lang="en">
      {text
        .split("`")
        .map((part, index) =>
          index % 2 === 1 ? <Code key={index}>{part}</Code> : <Fragment key={index}>{part}</Fragment>,
        )}
    </span>
  );
}
