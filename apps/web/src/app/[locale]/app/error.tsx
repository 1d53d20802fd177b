"use client";

import { AppError } from "~/features/errors/app-error";
import { ErrorFooter } from "~/features/errors/error-footer";
import { useErrorTexts } from "~/features/errors/use-error-texts";
import { useLocale } from "~/features/shared/use-locale";

type Props = { error: Error & { digest?: string }; retry: () => void };

export default function ErrorPage(props: Props) {
  return (
    <>
      <main id="main">
        <AppError {...props} />
      </main>
      <ErrorFooter locale={useLocale()} text={useErrorTexts()} />
    </>
  );
}
