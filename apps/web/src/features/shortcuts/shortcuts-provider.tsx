"use client";

import { useCallback, useRef, useState, type ReactNode } from "react";
import { trpc } from "../../trpc/react";
import { ShortcutsContext } from "./shortcuts-context";
import { focusSearch } from "./focus-search";
import { pressBookmark } from "./press-bookmark";
import type { ShortcutCommand } from "./read-key";
import { ShortcutLinks } from "./shortcut-links";
import type { ShortcutPage } from "./shortcut-pages";
import { ShortcutsSheet } from "./shortcuts-sheet";
import { useShortcutKeys } from "./use-shortcut-keys";

/** The app's single-key shortcuts, unless the user has switched them off, and the sheet that lists all shortcuts. */
export function ShortcutsProvider({ children }: { children: ReactNode }) {
  const { data: me } = trpc.users.me.useQuery(undefined, { staleTime: Infinity });
  const [open, setOpen] = useState(false);
  const links = useRef<HTMLDivElement>(null);
  const openSheet = useCallback(() => setOpen(true), []);
  const singleKeys = me?.shortcuts ?? false;

  const go = (page: ShortcutPage) =>
    links.current?.querySelector<HTMLElement>(`[data-shortcut-page=${page}]`)?.click();

  const run = (command: ShortcutCommand) => {
    if (command === "sheet") openSheet();
    else if (command === "search") focusSearch(() => go("posts"));
    else if (command === "bookmark") pressBookmark(document.activeElement);
    else go(command);
  };
  useShortcutKeys(singleKeys, run);

  return (
    <ShortcutsContext value={openSheet}>
      {children}
      <ShortcutLinks ref={links} />
      <ShortcutsSheet open={open} onOpenChange={setOpen} singleKeys={singleKeys} />
    </ShortcutsContext>
  );
}
