"use client";

import { DropdownMenu as Radix } from "radix-ui";
import { useState, type ComponentProps } from "react";
import { cn } from "./cn";
import { floating } from "./control-style";
import { Kbd } from "./kbd";

/** Not modal: the page behind stays readable to screen readers, and can be scrolled. */
export function DropdownMenu(props: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root modal={false} {...props} />;
}
export const DropdownMenuTrigger = Radix.Trigger;

const LANDMARKS = "[role=dialog], [role=alertdialog], main, header:not(main header, [role$=dialog] header)";

/** The list of a menu. It is rendered in its dialog, main part or page header, so it lies in a landmark. */
export function DropdownMenuContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  const [home, setHome] = useState<Element | null>(null);
  return (
    <>
      <span hidden ref={(mark) => setHome(mark?.closest(LANDMARKS) ?? null)} />
      <Radix.Portal container={home}>
        <Radix.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          {...props}
          className={cn(floating, "min-w-48 rounded-lg p-1", className)}
        />
      </Radix.Portal>
    </>
  );
}

type ItemProps = ComponentProps<typeof Radix.Item> & { tone?: "danger"; keys?: string };

/** One item with an icon, a label and an optional shortcut. */
export function DropdownMenuItem({ tone, keys, className, children, asChild, ...props }: ItemProps) {
  const classes = cn(
    "flex min-h-8 cursor-pointer items-center gap-2.5 rounded-md px-2 py-1 text-sm outline-hidden select-none",
    "data-disabled:cursor-not-allowed data-disabled:opacity-55 data-highlighted:bg-surface-2 pointer-coarse:min-h-11",
    "[&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted-fg",
    tone === "danger" && "text-danger-text data-highlighted:bg-danger-soft [&_svg]:text-danger-text",
    className,
  );
  if (asChild)
    return (
      <Radix.Item asChild className={classes} {...props}>
        {children}
      </Radix.Item>
    );
  return (
    <Radix.Item className={classes} {...props}>
      {children}
      {keys && <Kbd className="ms-auto">{keys}</Kbd>}
    </Radix.Item>
  );
}

/** A line between groups. */
export function DropdownMenuSeparator() {
  return <Radix.Separator className="my-1 h-px bg-border" />;
}
