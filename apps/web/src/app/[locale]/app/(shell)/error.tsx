"use client";

import { AppError } from "~/features/errors/app-error";

type Props = { error: Error & { digest?: string }; retry: () => void };

export default function ErrorPage(props: Props) {
  return <AppError {...props} />;
}
