import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** A row of the palette. */
export type Row = {
  /** Unlike that of every other row. */
  id: string;
  Icon: LucideIcon;
  text: ReactNode;
  note?: ReactNode;
  hint?: ReactNode;
  /** What Enter and a click do; without it the row says something, and cannot be chosen. */
  run?: () => void;
  /** What Enter does together with ⌘ or Ctrl: opens what the row is about. */
  open?: () => void;
};

/** A row that is found by its name. */
export type NamedRow = Row & {
  name: string;
  /** Further words that it is found by. */
  also?: string;
  /** Whether it is shown only to those who search for it. */
  isHidden?: boolean;
};
