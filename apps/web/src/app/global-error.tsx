"use client";

import "./globals.css";
import { LazyErrorScreen } from "../features/errors/lazy-error-screen";
import { fontClasses } from "./fonts";

type Props = { error: Error & { digest?: string } };

/** Replaces the whole document when the root layout itself failed. */
export default function GlobalError({ error }: Props) {
  const german = typeof window !== "undefined" && /^\/de(\/|$)/.test(window.location.pathname);
  const locale = german ? "de" : "en";
  return (
    <html lang={locale} data-theme="system" className={fontClasses}>
      <body>
        <LazyErrorScreen error={error} locale={locale} retry={() => window.location.reload()} />
      </body>
    </html>
  );
}
