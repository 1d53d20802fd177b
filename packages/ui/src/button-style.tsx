import { cva } from "class-variance-authority";
import { focusRing } from "./control-style";

/** Classes of a button, for links that look like one. */
export const buttonStyle = cva(
  [
    "inline-flex max-w-full shrink-0 cursor-pointer items-center justify-center gap-2 rounded-lg border text-caption/5 font-medium",
    "text-center transition-colors duration-120 ease-[cubic-bezier(.2,0,0,1)] [&_svg]:size-4 [&_svg]:shrink-0",
    "disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-55",
    focusRing,
  ],
  {
    variants: {
      variant: {
        primary: "border-transparent bg-primary text-primary-fg hover:bg-primary-hover",
        secondary: "border-transparent bg-secondary text-secondary-fg hover:bg-secondary-hover",
        outline: "border-border-button bg-surface text-foreground hover:bg-surface-2",
        ghost: "border-transparent text-foreground hover:bg-surface-2",
        danger: "border-transparent bg-danger text-danger-fg hover:bg-danger-text",
      },
      // Grows with long (German) labels instead of cutting them.
      size: {
        md: "min-h-8 px-3 py-1 pointer-coarse:min-h-11",
        sm: "min-h-7 px-2.5 py-0.5 pointer-coarse:min-h-11",
      },
    },
    defaultVariants: { variant: "outline", size: "md" },
  },
);
