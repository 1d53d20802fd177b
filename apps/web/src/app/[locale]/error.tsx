"use client";

import { LazyErrorScreen } from "~/features/errors/lazy-error-screen";
import { useLocale } from "~/features/shared/use-locale";

type Props = { error: Error & { digest?: string }; retry: () => void };

export default function ErrorPage({ error, retry }: Props) {
  return <LazyErrorScreen error={error} locale={useLocale()} retry={retry} />;
}
