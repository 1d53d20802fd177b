import { verbatim } from "@takt/ui/verbatim";
import type { ReactNode } from "react";
import { getT } from "~/i18n/server";
import { CopyableCode } from "./copyable-code";

type Props = {
  label: string;
  /** The caption above the code, beside the copy button. */
  title?: ReactNode;
  code: string;
  testId?: string;
};

/** A program, and what copies it; where it is wider than the page it scrolls in itself, also by keyboard. */
export async function CodeBlock({ label, title, code, testId }: Props) {
  const { t } = await getT("developers");
  const texts = { copy: t("copy.action"), copied: t("copy.done"), failed: t("copy.failed") };
  return (
    <CopyableCode title={title} texts={texts} label={label}>
      <pre
        role="group"
        aria-label={label}
        // Scrollable code must be reachable without a mouse.
        tabIndex={0} // oxlint-disable-line jsx-a11y/no-noninteractive-tabindex
        lang="en"
        data-testid={testId}
        className="overflow-x-auto rounded-xl border border-border bg-sunk p-4 font-mono text-caption/5"
        {...verbatim}
      >
        <code>{code}</code>
      </pre>
    </CopyableCode>
  );
}
