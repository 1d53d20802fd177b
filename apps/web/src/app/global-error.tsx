"use client";

import "./globals.css";
import { ErrorFoot } from "../features/errors/error-foot";
import { UnexpectedError } from "../features/errors/unexpected-error";
import { fontClasses } from "./fonts";

type Props = { error: Error & { digest?: string } };

/** Replaces the whole document when the root layout itself failed. */
export default function GlobalError({ error }: Props) {
  const german = typeof window !== "undefined" && /^\/de(\/|$)/.test(window.location.pathname);
  const locale = german ? "de" : "en";
  return (
    <html lang={locale} data-theme="system" className={fontClasses}>
      <body>
        <UnexpectedError error={error} locale={locale} retry={() => window.location.reload()} />
        <ErrorFoot locale={locale} />
      </body>
    </html>
  );
}
