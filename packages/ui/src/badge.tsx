import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "./cn";

const badgeStyle = cva(
  "inline-flex items-center gap-1.5 rounded-full px-2 py-0.5 text-xs font-medium whitespace-nowrap @max-[14rem]/page:whitespace-normal [&_svg]:size-3.5 [&_svg]:shrink-0",
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

export type BadgeTone = NonNullable<VariantProps<typeof badgeStyle>["tone"]>;

/** A small label with an icon and a word, never colour alone. */
export function Badge({ tone, className, ...props }: ComponentProps<"span"> & { tone?: BadgeTone }) {
  return <span {...props} className={cn(badgeStyle({ tone }), className)} />;
}
