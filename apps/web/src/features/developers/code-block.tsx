import { verbatim } from "@takt/ui/verbatim";

type Props = { label: string; code: string; testId?: string };

/** A program, as it is copied; where it is wider than the page it scrolls in itself, also by keyboard. */
export function CodeBlock({ label, code, testId }: Props) {
  return (
    <pre
      role="group"
      aria-label={label}
      // What scrolls must be reachable without a mouse.
      tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
      lang="en"
      data-testid={testId}
      className="overflow-x-auto rounded-xl border border-border bg-sunk p-4 font-mono text-caption/5"
      {...verbatim}
    >
      <code>{code}</code>
    </pre>
  );
}
