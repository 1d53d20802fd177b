import type { Locale } from "@takt/i18n/locales";
import { ErrorFooter } from "./error-footer";
import { errorTexts } from "./error-texts";
import { UnexpectedError } from "./unexpected-error";

export type ErrorScreenProps = { error: Error & { digest?: string }; locale: Locale; retry: () => void };

/** The screen of an unexpected error outside of the app's frame. */
export default function ErrorScreen(props: ErrorScreenProps) {
  const text = errorTexts(props.locale);
  return (
    <>
      <main id="main">
        <UnexpectedError {...props} text={text} />
      </main>
      <ErrorFooter locale={props.locale} text={text} />
    </>
  );
}
