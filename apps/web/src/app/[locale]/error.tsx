"use client";

import { ErrorFoot } from "../../features/errors/error-foot";
import { UnexpectedError } from "../../features/errors/unexpected-error";
import { useLocale } from "../../features/shared/use-locale";

type Props = { error: Error & { digest?: string }; retry: () => void };

export default function ErrorPage({ error, retry }: Props) {
  const locale = useLocale();
  return (
    <>
      <UnexpectedError error={error} locale={locale} retry={retry} />
      <ErrorFoot locale={locale} />
    </>
  );
}
