"use client";

import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button";
import { cn } from "./cn";

type Props = {
  title: string;
  description?: ReactNode;
  /** "Error id E-…": what to name to the provider. */
  errorId?: ReactNode;
  retryLabel?: string;
  onRetry?: () => void;
  retrying?: boolean;
  className?: string;
};

/** Something could not be shown: what, and a way to try again. */
export function ErrorState({ title, description, errorId, retryLabel, onRetry, retrying, className }: Props) {
  return (
    <div
      role="alert"
      className={cn(
        "grid justify-items-center gap-1.5 rounded-xl border border-border px-6 py-14 text-center",
        className,
      )}
    >
      <span
        aria-hidden
        className="mb-2 grid size-11 place-items-center rounded-full bg-danger-soft text-danger-soft-fg"
      >
        <TriangleAlert className="size-5" />
      </span>
      <h2 className="text-base font-semibold text-balance">{title}</h2>
      {description && <p className="max-w-[44ch] text-sm text-pretty text-muted-fg">{description}</p>}
      {errorId && <p className="font-mono text-xs text-muted-fg">{errorId}</p>}
      {onRetry && (
        <Button className="mt-3" onClick={onRetry} loading={retrying}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
