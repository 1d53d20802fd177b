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
  /** The action of Enter and a click; a row without one is a note, and cannot be chosen. */
  run?: () => void;
  /** The action of ⌘ or Ctrl with Enter: it opens the row's post, idea or page. */
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
