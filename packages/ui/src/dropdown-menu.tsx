"use client";

import * as Slot from "@radix-ui/react-slot";
import {
  createContext,
  use,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from "react";
import { overlays } from "./lazy-overlays";
import type { MenuCheckboxProps, MenuItemProps, MenuListProps, MenuState } from "./overlays/menu";

const MenuContext = createContext<MenuState | null>(null);

function useMenu(): MenuState {
  const menu = use(MenuContext);
  if (!menu) throw new Error("a part of a menu needs a DropdownMenu above it");
  return menu;
}

type MenuProps = {
  /** Told when it opens and closes. */
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
};

/** A menu: its trigger, and the list that the trigger opens (WAI-ARIA's menu button). */
export function DropdownMenu({ children, onOpenChange }: MenuProps) {
  const [open, setState] = useState(false);
  const setOpen = (next: boolean) => {
    setState(next);
    onOpenChange?.(next);
  };
  const trigger = useRef<HTMLButtonElement>(null);
  const byKey = useRef(false);
  const noteKey = (isKey: boolean) => {
    byKey.current = isKey;
  };
  const takeKey = () => {
    const isKey = byKey.current;
    byKey.current = false;
    return isKey;
  };
  const [triggerId, listId] = [useId(), useId()];
  return (
    <MenuContext value={{ open, setOpen, trigger, noteKey, takeKey, triggerId, listId }}>
      {children}
    </MenuContext>
  );
}

type TriggerProps = Omit<ComponentProps<"button">, "ref"> & { asChild?: boolean };

/** The button of a menu: a click, Enter, Space and the arrow down open it. */
export function DropdownMenuTrigger({ asChild, ...props }: TriggerProps) {
  const { open, setOpen, trigger, noteKey, triggerId, listId } = useMenu();
  const Button = asChild ? Slot.Root : "button";
  const toggle = (withKey: boolean) => {
    noteKey(withKey);
    setOpen(!open);
  };
  return (
    <Button
      type="button"
      id={triggerId}
      aria-haspopup="menu"
      aria-expanded={open}
      aria-controls={open ? listId : undefined}
      data-state={open ? "open" : "closed"}
      {...props}
      ref={trigger}
      onPointerEnter={overlays.load}
      onFocus={overlays.load}
      onPointerDown={(event: PointerEvent) => {
        if (event.button !== 0 || event.ctrlKey) return;
        toggle(false);
        // The list takes the focus.
        if (!open) event.preventDefault();
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (!["Enter", " ", "ArrowDown"].includes(event.key)) return;
        event.preventDefault();
        if (event.key !== "ArrowDown" || !open) toggle(true);
      }}
    />
  );
}

/** The list of a menu. */
export function DropdownMenuContent(props: MenuListProps) {
  const menu = useMenu();
  const parts = overlays.usePart(menu.open);
  return parts && <parts.MenuList state={menu} {...props} />;
}

/** One item with an icon, a label and an optional shortcut. */
export function DropdownMenuItem(props: MenuItemProps) {
  const parts = overlays.usePart(true);
  return parts && <parts.MenuItem {...props} />;
}

/** An item that is on or off; the menu stays open. */
export function DropdownMenuCheckbox(props: MenuCheckboxProps) {
  const parts = overlays.usePart(true);
  return parts && <parts.MenuCheckbox {...props} />;
}

/** A line between groups. */
export function DropdownMenuSeparator() {
  const parts = overlays.usePart(true);
  return parts && <parts.MenuLine />;
}
