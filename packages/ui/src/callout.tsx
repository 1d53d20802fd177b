import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn";

const calloutStyle = cva(
  "flex flex-wrap items-start gap-x-3 gap-y-2 rounded-xl px-4 py-3 text-sm [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0",
  {
    variants: {
      tone: {
        neutral: "bg-neutral-soft text-neutral-soft-fg",
        green: "bg-primary-soft text-primary-soft-fg",
        blue: "bg-secondary-soft text-secondary-soft-fg",
        red: "bg-danger-soft text-danger-soft-fg",
        amber: "bg-warning-soft text-warning-soft-fg",
      },
    },
    defaultVariants: { tone: "neutral" },
  },
);

type Props = ComponentProps<"div"> &
  VariantProps<typeof calloutStyle> & { icon: ReactNode; actions?: ReactNode };

/** A message about the content below it, with an icon, text and optional actions. */
export function Callout({ tone, icon, actions, className, children, ...props }: Props) {
  return (
    <div {...props} className={cn(calloutStyle({ tone }), className)}>
      {icon}
      <div className="grid min-w-[min(10rem,100%)] flex-1 gap-1">{children}</div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
