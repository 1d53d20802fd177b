"use client";

import { UnexpectedError } from "../../../../features/errors/unexpected-error";
import { useLocale } from "../../../../features/shared/use-locale";

type Props = { error: Error & { digest?: string }; retry: () => void };

export default function ErrorPage({ error, retry }: Props) {
  return <UnexpectedError error={error} locale={useLocale()} retry={retry} />;
}
