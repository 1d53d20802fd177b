"use client";

import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button";
import { cn } from "./cn";

type Props = {
  title: string;
  description?: ReactNode;
  /** "Error id E-…", to quote to the operator. */
  errorId?: ReactNode;
  retryLabel?: string;
  onRetry?: () => void;
  retrying?: boolean;
  className?: string;
};

/** Shown when content could not be loaded, with a retry button. */
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
