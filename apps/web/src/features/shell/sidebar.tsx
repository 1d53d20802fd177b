"use client";

import { buttonStyle } from "@takt/ui/button-style";
import { cn } from "@takt/ui/cn";
import { Logo } from "@takt/ui/logo";
import { useT } from "~/i18n/use-t";
import type { ReactNode } from "react";
import { FeedbackButton } from "../feedback/parts/feedback-button";
import { LocaleLink } from "../shared/locale-link";
import { UsageMeter } from "../writing/parts/usage-meter";
import { NAV_ENTRIES, NEW_POST, useIsCurrent } from "./nav-entries";

type Props = {
  connection: ReactNode;
  compactConnection: ReactNode;
  bell: ReactNode;
  compactBell: ReactNode;
  account: ReactNode;
  compactAccount: ReactNode;
};

/** On the rail a label is a tooltip beside its icon, on hover and keyboard focus; it always names the link. */
const label = [
  "max-lg:pointer-events-none max-lg:absolute max-lg:start-full max-lg:ms-3 max-lg:rounded-md max-lg:bg-foreground",
  "max-lg:px-2 max-lg:py-1 max-lg:text-xs max-lg:whitespace-nowrap max-lg:text-background max-lg:opacity-0",
  "max-lg:transition-opacity max-lg:group-hover:opacity-100 max-lg:group-focus-visible:opacity-100",
].join(" ");

/** The navigation on wide screens; a rail of icons between 640 and 1024 px. */
export function Sidebar({
  connection,
  compactConnection,
  bell,
  compactBell,
  account,
  compactAccount,
}: Props) {
  const { t } = useT(["shell", "common"]);
  return (
    <header className="fixed inset-y-0 start-0 z-30 hidden w-16 flex-col border-e border-border bg-sidebar px-2.5 py-4 sm:flex lg:w-60 lg:overflow-y-auto lg:px-3 print:hidden">
      <LocaleLink
        href="/app"
        aria-label={t("common:product")}
        className="mb-5 flex items-center self-center rounded-lg lg:ms-1.5 lg:self-start"
      >
        <Logo />
        <span className="ms-2.5 hidden text-base font-semibold tracking-[-0.015em] lg:inline">
          {t("common:product")}
        </span>
      </LocaleLink>
      <nav aria-label={t("mainNavigation")} className="grid gap-1">
        <LocaleLink
          href={NEW_POST.path}
          className={cn(
            buttonStyle({ variant: "primary" }),
            "group relative mb-2 max-lg:aspect-square max-lg:w-11 max-lg:px-0",
          )}
        >
          <NEW_POST.icon aria-hidden />
          <span className={label}>{t("newPost")}</span>
        </LocaleLink>
        {NAV_ENTRIES.map((entry) => (
          <SidebarLink key={entry.key} entry={entry} text={t(entry.key)} />
        ))}
      </nav>
      <div className="mt-auto hidden gap-1 lg:grid">
        <UsageMeter />
        {bell}
        <FeedbackButton variant="row" />
        {connection}
        {account}
      </div>
      <div className="mt-auto grid justify-items-center gap-2 lg:hidden">
        {compactBell}
        <FeedbackButton variant="icon" />
        {compactConnection}
        {compactAccount}
      </div>
    </header>
  );
}

function SidebarLink({ entry, text }: { entry: (typeof NAV_ENTRIES)[number]; text: string }) {
  const current = useIsCurrent(entry.path);
  return (
    <LocaleLink
      href={entry.path}
      aria-current={current ? "page" : undefined}
      className={cn(
        "group relative flex min-h-9 items-center gap-2.5 rounded-lg px-2.5 text-sm font-medium transition-colors",
        "max-lg:size-11 max-lg:justify-center max-lg:px-0 [&_svg]:size-4 max-lg:[&_svg]:size-5",
        current
          ? "bg-primary-soft text-primary-soft-fg"
          : "text-muted-fg hover:bg-surface-2 hover:text-foreground",
      )}
    >
      <entry.icon aria-hidden />
      <span className={label}>{text}</span>
    </LocaleLink>
  );
}
