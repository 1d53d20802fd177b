"use client";

import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { Dialog, DialogClose, DialogContent } from "@takt/ui/dialog";
import { CircleHelp, LogOut, Menu } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { usePathname } from "next/navigation";
import { useId, useState } from "react";
import { barePath, localePath } from "~/i18n/locale-path";
import { LEGAL_PAGES, LEGAL_PATHS } from "../contracts/parts/legal-paths";
import { FeedbackButton } from "../feedback/parts/feedback-button";
import { LocaleLink } from "../shared/locale-link";
import { useLocale } from "../shared/use-locale";
import { signOut } from "../sessions/parts/sign-out-button";
import { MORE_ENTRIES } from "./nav-entries";

/** The navigation entries that do not fit into the bottom bar on phones. */
export function MoreSheet({ className }: { className: string }) {
  const { t } = useT(["shell", "common", "settings", "notifications"]);
  const locale = useLocale();
  const shown = barePath(usePathname());
  const current = MORE_ENTRIES.find(({ path }) => shown === path || shown.startsWith(`${path}/`));
  const [open, setOpen] = useState(false);
  const sheetId = useId();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? sheetId : undefined}
        onClick={() => setOpen(true)}
        className={cn(className, "w-full cursor-pointer", current ? "text-primary-text" : "text-muted-fg")}
      >
        <Menu aria-hidden className="size-5" />
        {t("common:more")}
      </button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent shape="sheet" id={sheetId} title={t("common:more")} closeLabel={t("common:close")}>
          <nav aria-label={t("moreNavigation")}>
            <ul className="grid gap-1 pb-[env(safe-area-inset-bottom)]">
              {MORE_ENTRIES.map((entry) => (
                <li key={entry.path}>
                  <DialogClose asChild>
                    <LocaleLink
                      href={entry.path}
                      aria-current={entry === current ? "page" : undefined}
                      className={cn(row, entry === current && "bg-primary-soft text-primary-soft-fg")}
                    >
                      <entry.icon aria-hidden />
                      {t(entry.text)}
                    </LocaleLink>
                  </DialogClose>
                </li>
              ))}
              <li className="grid">
                <FeedbackButton variant="row" />
              </li>
              <li>
                <a href={localePath(locale, "/help")} className={row}>
                  <CircleHelp aria-hidden />
                  {t("help")}
                </a>
              </li>
              {LEGAL_PAGES.map((page) => (
                <li key={page}>
                  <a href={localePath(locale, LEGAL_PATHS[page])} className={cn(row, "ps-9")}>
                    {t(`common:contracts.${page}`)}
                  </a>
                </li>
              ))}
              <li>
                <button type="button" onClick={signOut} className={row}>
                  <LogOut aria-hidden />
                  {t("signOut")}
                </button>
              </li>
            </ul>
          </nav>
        </DialogContent>
      </Dialog>
    </>
  );
}

/** The style of the feedback row. */
const row = cn(
  "flex min-h-11 w-full cursor-pointer items-center gap-2.5 rounded-lg px-2.5 text-start text-sm font-medium",
  "text-muted-fg transition-colors hover:bg-surface-2 hover:text-foreground [&_svg]:size-4 [&_svg]:shrink-0",
  focusRing,
);
