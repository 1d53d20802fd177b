import { useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { LocaleLink } from "~/features/shared/locale-link";
import { useToHref } from "~/features/shared/navigation/workspace";

/** Opens a page of the app; `beside` in a tab of its own. */
export type OpenPage = (path: string, where?: "here" | "beside") => void;

/** Goes to pages by a hidden link, so that what guards the leaving of a page hears of it. Render `link` once. */
export function useOpenPage(): { openPage: OpenPage; link: ReactNode } {
  const toHref = useToHref();
  const anchor = useRef<HTMLAnchorElement>(null);
  const [path, setPath] = useState("/app");
  const openPage: OpenPage = (to, where = "here") => {
    if (where === "beside") return void window.open(toHref(to), "_blank", "noreferrer");
    flushSync(() => setPath(to));
    anchor.current?.click();
  };
  const link = (
    <div hidden>
      <LocaleLink ref={anchor} href={path}>
        {path}
      </LocaleLink>
    </div>
  );
  return { openPage, link };
}
