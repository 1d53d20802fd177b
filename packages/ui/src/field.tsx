"use client";

import { CircleAlert } from "lucide-react";
import { useId, type ReactNode, type ComponentProps } from "react";
import * as Radix from "@radix-ui/react-label";
import { cn } from "./cn";

/** The props that the control inside a Field must use. */
type FieldControl = { id: string; "aria-describedby"?: string; "aria-invalid"?: true };

type Props = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
  children: (control: FieldControl) => ReactNode;
};

/** Label, control, hint and error, tied together for assistive technology. */
export function Field({ label, hint, error, className, children }: Props) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={cn("grid min-w-0 content-start gap-1.5", className)}>
      <Label htmlFor={id}>{label}</Label>
      {children({
        id,
        ...(describedBy && { "aria-describedby": describedBy }),
        ...(error ? { "aria-invalid": true as const } : {}),
      })}
      {hint && (
        <p id={`${id}-hint`} className="text-caption text-muted-fg">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** The problem of a control, which names it by `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-caption text-danger-text">
      <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

/** The visible name of a control. */
export function Label({ className, ...props }: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root {...props} className={cn("text-sm font-medium text-foreground", className)} />;
}
