import { Command } from "cmdk";
import type { ReactNode } from "react";

/** Rows of a CommandDialog under one heading. */
export function CommandGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Command.Group
      heading={heading}
      className="border-t border-border p-1.5 first:border-t-0 **:[[cmdk-group-heading]]:px-2.5 **:[[cmdk-group-heading]]:pt-1.5 **:[[cmdk-group-heading]]:pb-1 **:[[cmdk-group-heading]]:text-xs **:[[cmdk-group-heading]]:text-muted-fg"
    >
      {children}
    </Command.Group>
  );
}

type Props = {
  /** Unlike that of every other row. */
  id: string;
  icon: ReactNode;
  text: ReactNode;
  /** A second line. */
  note?: ReactNode;
  /** Content at the end: a key, a status. */
  hint?: ReactNode;
  /** Without it the row says something, and cannot be chosen. */
  onChoose?: () => void;
};

/** A row that Enter or a click chooses; the pointer selects it. */
export function CommandRow({ id, icon, text, note, hint, onChoose }: Props) {
  return (
    <Command.Item
      value={id}
      disabled={!onChoose}
      onSelect={onChoose}
      className="flex min-h-9.5 cursor-pointer items-center gap-3 rounded-lg px-2.5 py-1 text-start text-caption data-[disabled=true]:cursor-default data-[selected=true]:bg-surface-2 pointer-coarse:min-h-12 [&_svg]:size-4 [&_svg]:shrink-0"
    >
      <span className="inline-grid shrink-0 text-subtle-fg">{icon}</span>
      <span className="grid min-w-0 flex-1 wrap-anywhere">
        <span className="line-clamp-2">{text}</span>
        {note && <span className="text-xs">{note}</span>}
      </span>
      {hint && <span className="shrink-0 text-xs text-muted-fg tabular-nums">{hint}</span>}
    </Command.Item>
  );
}
