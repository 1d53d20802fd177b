"use client";

import type { Locale } from "@takt/i18n/locales";
import { Button } from "@takt/ui/button";
import { buttonStyle } from "@takt/ui/button-style";
import { TriangleAlert } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { localePath } from "~/i18n/locale-path";
import { copyToClipboard } from "../shared/copy-to-clipboard";
import { now } from "../shared/time/now";
import type { ErrorTexts } from "./join-error-texts";
import { isLostScript, LostScript } from "./lost-script";

type Props = {
  error: Error & { digest?: string };
  locale: Locale;
  text: ErrorTexts;
  retry: () => void;
  /** Opens the feedback dialog. Outside of the app's frame, where there is none, the report goes by the contact page. */
  onReport?: (errorId: string) => void;
};

/** The screen of an unexpected error; a script that could not be loaded has its own. */
export function UnexpectedError(props: Props) {
  return isLostScript(props.error) ? <LostScript text={props.text} /> : <ReportableError {...props} />;
}

/** The screen of an error with a retry, a report to the operator, and the id of the error in the log. */
function ReportableError({ error, locale, text, retry, onReport }: Props) {
  const id = useErrorId(error);
  const [reportStatus, setReportStatus] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const copy = async () => {
    const { pathname } = window.location;
    const report = `${id}\n${now().toISOString()}\n${pathname}\n${navigator.userAgent}`;
    setReportStatus((await copyToClipboard(report)) ? text.reportCopied : text.copyFailed);
  };
  return (
    <div role="alert" className="mx-auto grid max-w-[520px] justify-items-start gap-3 px-4 py-16">
      <span
        aria-hidden
        className="grid size-11 place-items-center rounded-full bg-danger-soft text-danger-soft-fg"
      >
        <TriangleAlert className="size-5" />
      </span>
      <p className="text-caption font-medium text-muted-fg">500 · {text.internal}</p>
      <h1 ref={heading} tabIndex={-1} className="text-2xl/8 outline-hidden">
        {text.unexpectedTitle}
      </h1>
      <p className="text-base/6 text-pretty text-muted-fg">{text.unexpectedText}</p>
      <p className="text-caption break-all text-muted-fg">
        {text.errorId}: <code className="font-mono">{id}</code>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="primary" onClick={retry}>
          {text.retry}
        </Button>
        {onReport ? (
          <Button onClick={() => onReport(id)}>{text.report}</Button>
        ) : (
          <a href={localePath(locale, `/contact?errorId=${id}#feedback`)} className={buttonStyle()}>
            {text.report}
          </a>
        )}
        <Button variant="ghost" onClick={() => void copy()}>
          {text.copyReport}
        </Button>
      </div>
      <p role="status" className="text-caption text-muted-fg">
        {reportStatus}
      </p>
    </div>
  );
}

/**
 * The id of this occurrence. An id from the server (E-...) is used as it is. Next's digest is the same for equal errors, so
 * a time stamp makes it unique while the log can be searched for the digest. An error of the browser gets a new id.
 */
function useErrorId({ digest }: { digest?: string }): string {
  const [stamp] = useState(() => now().getTime().toString(36));
  const [browserId] = useState(() => `C-${crypto.randomUUID()}`);
  if (digest?.startsWith("E-")) return digest;
  return digest ? `D-${digest}-${stamp}` : browserId;
}
