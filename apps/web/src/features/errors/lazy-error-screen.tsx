import type { Locale } from "@takt/i18n/locales";
import { lazy, Suspense } from "react";
import type { ErrorScreenProps } from "./error-screen";

/**
 * ErrorScreen, loaded when it is needed: its texts of both languages would weigh more than a whole public page. Where it
 * cannot be loaded, because the network or the server is what failed, a line and a button remain.
 */
export function LazyErrorScreen(props: ErrorScreenProps) {
  return (
    <Suspense>
      <Screen {...props} />
    </Suspense>
  );
}

const Screen = lazy(() => import("./error-screen").catch(() => ({ default: PlainError })));

/** The heading of ErrorScreen again, and what to do; a test compares the headings. */
export const PLAIN_TEXTS = {
  en: { heading: "Something went wrong", reload: "Reload the page" },
  de: { heading: "Etwas ist schiefgegangen", reload: "Seite neu laden" },
} as const satisfies Record<Locale, { heading: string; reload: string }>;

function PlainError({ locale }: ErrorScreenProps) {
  const { heading, reload } = PLAIN_TEXTS[locale];
  return (
    <main id="main" role="alert" className="mx-auto grid max-w-[520px] gap-3 px-4 py-16">
      <h1 className="text-2xl/8">{heading}</h1>
      <p>
        <button type="button" className="link text-base/6" onClick={() => window.location.reload()}>
          {reload}
        </button>
      </p>
    </main>
  );
}
