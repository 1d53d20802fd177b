"use client";

import { createLazyPart } from "@takt/ui/lazy-part";
import { useCallback, useRef, useState, type ReactNode, type Ref } from "react";
import { trpc } from "~/trpc/react";
import { LocaleLink } from "../shared/locale-link";
import { useCan } from "../shared/use-can";
import { focusSearch, pressBookmark } from "./page-commands";
import { ShortcutsContext } from "./parts/shortcuts-button";
import type { ShortcutCommand } from "./read-key";
import { SHORTCUT_PAGES, type ShortcutPage } from "./shortcut-pages";
import { useShortcutKeys } from "./use-shortcut-keys";
import { useUndoKey } from "./use-undo-key";

const sheet = createLazyPart(() => import("./shortcuts-sheet"));

/** The app's single-key shortcuts, unless the user has switched them off, the key of Undo, and the sheet that lists all shortcuts. */
export function ShortcutsProvider({ children }: { children: ReactNode }) {
  const { data: me } = trpc.users.me.useQuery(undefined, { staleTime: Infinity });
  const [open, setOpen] = useState(false);
  const sheetPart = sheet.usePart(open);
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
  // With the page, not with the sheet: who acts at once takes it back at once.
  useUndoKey();

  return (
    <ShortcutsContext value={openSheet}>
      {children}
      <ShortcutLinks ref={links} />
      {sheetPart && <sheetPart.ShortcutsSheet open={open} onOpenChange={setOpen} singleKeys={singleKeys} />}
    </ShortcutsContext>
  );
}

/** Hidden links that shortcuts click, so that the editor's leave guard applies to them too; a new post and Content Compass only for those who write. */
function ShortcutLinks({ ref }: { ref: Ref<HTMLDivElement> }) {
  const canWrite = useCan()("drafts.write");
  const pages = (Object.keys(SHORTCUT_PAGES) as ShortcutPage[]).filter(
    (page) => canWrite || (page !== "new" && page !== "compass"),
  );
  return (
    <div ref={ref} hidden>
      {pages.map((page) => (
        <LocaleLink key={page} href={SHORTCUT_PAGES[page]} data-shortcut-page={page}>
          {page}
        </LocaleLink>
      ))}
    </div>
  );
}
