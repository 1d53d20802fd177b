import type { Ref } from "react";
import { LocaleLink } from "../shared/locale-link";
import { SHORTCUT_PAGES, type ShortcutPage } from "./shortcut-pages";

/** Hidden links that shortcuts click, so that the editor's leave guard applies to them too. */
export function ShortcutLinks({ ref }: { ref: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} hidden>
      {(Object.keys(SHORTCUT_PAGES) as ShortcutPage[]).map((page) => (
        <LocaleLink key={page} href={SHORTCUT_PAGES[page]} prefetch={false} data-shortcut-page={page}>
          {page}
        </LocaleLink>
      ))}
    </div>
  );
}
