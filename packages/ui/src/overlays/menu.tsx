"use client";

import * as Menu from "@radix-ui/react-menu";
import { Check } from "lucide-react";
import { useRef, useState, type ComponentProps, type ReactNode, type RefObject } from "react";
import { cn } from "../cn";
import { floating } from "../control-style";
import { Kbd } from "../kbd";
import { useEscapeLayer } from "../use-escape-layer";

export type MenuState = {
  open: boolean;
  setOpen: (open: boolean) => void;
  trigger: RefObject<HTMLButtonElement | null>;
  /** Notes whether a key opens it: then the focus begins on its first item. */
  noteKey: (isKey: boolean) => void;
  /** Whether a key has opened it; the next answer is no. */
  takeKey: () => boolean;
  triggerId: string;
  listId: string;
};

const LANDMARKS = "[role=dialog], [role=alertdialog], main, header:not(main header, [role$=dialog] header)";

export type MenuListProps = ComponentProps<typeof Menu.Content>;

/**
 * The list of a menu, beside its trigger. It is rendered in its dialog, main part or page header, so it lies in a landmark.
 * Not modal: the page behind stays readable to screen readers, and can be scrolled.
 */
export function MenuList({ state: menu, className, ...props }: MenuListProps & { state: MenuState }) {
  const [home, setHome] = useState<Element | null>(null);
  const isLeft = useRef(false);
  useEscapeLayer(menu.open, () => menu.setOpen(false));
  return (
    <Menu.Root open={menu.open} onOpenChange={menu.setOpen} modal={false}>
      <Menu.Anchor virtualRef={menu.trigger} />
      <span hidden ref={(mark) => setHome(mark?.closest(LANDMARKS) ?? null)} />
      <Menu.Portal container={home}>
        <Menu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          {...props}
          id={menu.listId}
          aria-labelledby={menu.triggerId}
          onEntryFocus={(event) => {
            // Opened by a key, also one that was pressed before this script was there.
            if (!menu.takeKey()) return;
            event.preventDefault();
            (event.currentTarget as Element).querySelector<HTMLElement>(FIRST_ITEM)?.focus();
          }}
          onCloseAutoFocus={(event) => {
            props.onCloseAutoFocus?.(event);
            if (!event.defaultPrevented && !isLeft.current) menu.trigger.current?.focus();
            isLeft.current = false;
            event.preventDefault();
          }}
          onInteractOutside={() => {
            isLeft.current = true;
          }}
          className={cn(floating, "min-w-48 rounded-lg p-1", className)}
        />
      </Menu.Portal>
    </Menu.Root>
  );
}

const FIRST_ITEM = "[role^=menuitem]:not([data-disabled])";

export type MenuItemProps = ComponentProps<typeof Menu.Item> & { tone?: "danger"; keys?: string };

const itemStyle = [
  "flex min-h-8 cursor-pointer items-center gap-2.5 rounded-md px-2 py-1 text-sm outline-hidden select-none",
  "data-disabled:cursor-not-allowed data-disabled:opacity-55 data-highlighted:bg-surface-2 pointer-coarse:min-h-11",
];

/** One item with an icon, a label and an optional shortcut. */
export function MenuItem({ tone, keys, className, children, asChild, ...props }: MenuItemProps) {
  const classes = cn(
    itemStyle,
    "[&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted-fg",
    tone === "danger" && "text-danger-text data-highlighted:bg-danger-soft [&_svg]:text-danger-text",
    className,
  );
  if (asChild)
    return (
      <Menu.Item asChild className={classes} {...props}>
        {children}
      </Menu.Item>
    );
  return (
    <Menu.Item className={classes} {...props}>
      {children}
      {keys && <Kbd className="ms-auto">{keys}</Kbd>}
    </Menu.Item>
  );
}

export type MenuCheckboxProps = {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  children: ReactNode;
};

/** An item that is on or off; the menu stays open, so that several can be changed. */
export function MenuCheckbox({ children, ...props }: MenuCheckboxProps) {
  return (
    <Menu.CheckboxItem
      {...props}
      onSelect={(event) => event.preventDefault()}
      className={cn(itemStyle, "group/item [&_svg]:size-3.5 [&_svg]:text-primary-fg")}
    >
      <span
        aria-hidden
        className="grid size-4.5 shrink-0 place-items-center rounded-sm border border-border-strong group-data-[state=checked]/item:border-primary group-data-[state=checked]/item:bg-primary"
      >
        <Menu.ItemIndicator asChild>
          <Check strokeWidth={3} />
        </Menu.ItemIndicator>
      </span>
      {children}
    </Menu.CheckboxItem>
  );
}

/** A line between groups. */
export function MenuLine() {
  return <Menu.Separator className="my-1 h-px bg-border" />;
}
