"use client";

import type { ComponentProps } from "react";
import { Button, type ButtonProps } from "./button";
import { cn } from "./cn";
import { Tooltip } from "./tooltip";

type Props = Omit<ButtonProps, "aria-label" | "asChild"> & {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  tooltipSide?: ComponentProps<typeof Tooltip>["side"];
};

/** A square button with an icon as its only child. */
export function IconButton({ label, tooltipSide, className, size, variant = "ghost", ...props }: Props) {
  return (
    <Tooltip text={label} side={tooltipSide}>
      <Button
        {...props}
        variant={variant}
        size={size}
        aria-label={label}
        className={cn("aspect-square px-0 pointer-coarse:min-w-11", size === "sm" ? "w-8" : "w-9", className)}
      />
    </Tooltip>
  );
}
