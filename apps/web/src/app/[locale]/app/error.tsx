"use client";

import { AppError } from "~/features/errors/app-error";
import { ErrorFoot } from "~/features/errors/error-foot";
import { useErrorTexts } from "~/features/errors/use-error-texts";
import { useLocale } from "~/features/shared/use-locale";

type Props = { error: Error & { digest?: string }; retry: () => void };

export default function ErrorPage(props: Props) {
  return (
    <>
      <main id="main">
        <AppError {...props} />
      </main>
      <ErrorFoot locale={useLocale()} text={useErrorTexts()} />
    </>
  );
}
