"use client";

import type { VariantProps } from "class-variance-authority";
import * as Slot from "@radix-ui/react-slot";
import type { ComponentProps } from "react";
import { buttonStyle } from "./button-style";
import { cn } from "./cn";
import { Spinner } from "./spinner";

export type ButtonProps = ComponentProps<"button"> &
  VariantProps<typeof buttonStyle> & {
    /** Renders its only child (a link) with the style of a button. */
    asChild?: boolean;
    /** Keeps the label and the focus, adds a spinner and ignores clicks. */
    loading?: boolean;
  };

/** A button. One filled `primary` per view. */
export function Button({ variant, size, asChild, loading, className, children, ...props }: ButtonProps) {
  const classes = cn(buttonStyle({ variant, size }), className);
  if (asChild)
    return (
      <Slot.Root className={classes} {...props}>
        {children}
      </Slot.Root>
    );
  return (
    <button
      type="button"
      {...props}
      className={classes}
      aria-busy={loading || undefined}
      aria-disabled={loading || props["aria-disabled"]}
      onClick={loading ? (event) => event.preventDefault() : props.onClick}
    >
      {loading && <Spinner />}
      {children}
    </button>
  );
}
