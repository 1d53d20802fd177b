"use client";

import { buttonStyle } from "@takt/ui/button-style";
import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { Kbd } from "@takt/ui/kbd";
import { formatCount } from "@takt/domain/posts/model/format-count";
import { useT } from "~/i18n/use-t";
import type { ReactNode } from "react";
import { PaletteField } from "../palette/parts/palette-button";
import { LocaleLink } from "../shared/locale-link";
import { useCan } from "../shared/use-can";
import { useLocale } from "../shared/use-locale";
import { useMe } from "../shared/use-me";
import { UsageMeter } from "../writing/parts/usage-meter";
import { NAV_ENTRIES, NEW_POST, useIsCurrent, type NavEntry } from "./nav-entries";
import { SidebarDrafts } from "./sidebar-drafts";
import { useIsInNavigation, useNavCounts } from "./use-nav-counts";

type Props = {
  account: ReactNode;
  compactAccount: ReactNode;
  connection: ReactNode;
  compactConnection: ReactNode;
};

/** On the rail a label is a tooltip beside its icon, on hover and keyboard focus; it always names the link. */
const label = [
  "max-lg:pointer-events-none max-lg:absolute max-lg:start-full max-lg:ms-3 max-lg:rounded-md max-lg:bg-foreground",
  "max-lg:px-2 max-lg:py-1 max-lg:text-xs max-lg:whitespace-nowrap max-lg:text-background max-lg:opacity-0",
  "max-lg:transition-opacity max-lg:group-hover:opacity-100 max-lg:group-focus-visible:opacity-100",
].join(" ");

/** The navigation on wide screens, on the page's tint; a rail of icons between 640 and 1024 px. */
export function Sidebar({ account, compactAccount, connection, compactConnection }: Props) {
  const { t } = useT("shell");
  const may = useCan();
  const counts = useNavCounts();
  const isShown = useIsInNavigation();
  return (
    <header className="fixed inset-y-0 start-0 z-30 hidden w-16 flex-col gap-0.5 px-2.5 py-2.5 text-caption sm:flex lg:w-60 lg:overflow-y-auto lg:ps-3 lg:pe-2 print:hidden">
      <div className="mb-1.5 hidden lg:grid">{account}</div>
      <div className="mb-1.5 grid justify-items-center lg:hidden">{compactAccount}</div>
      <nav aria-label={t("mainNavigation")} className="grid gap-px lg:grid-cols-1">
        {may("drafts.write") && <NewPostLink />}
        <PaletteField label={label} />
        {NAV_ENTRIES.filter(({ path }) => isShown(path)).map((entry) => (
          <SidebarLink key={entry.key} entry={entry} text={t(entry.key)} count={counts[entry.key]} />
        ))}
      </nav>
      <SidebarDrafts />
      <div className="mt-auto hidden gap-0.5 pt-2 lg:grid">
        <UsageMeter />
        {connection}
      </div>
      <div className="mt-auto grid justify-items-center lg:hidden">{compactConnection}</div>
    </header>
  );
}

/** The way to a new post, for those who write in this workspace. */
function NewPostLink() {
  const { t } = useT("shell");
  const { shortcuts } = useMe();
  return (
    <LocaleLink
      href={NEW_POST.path}
      aria-keyshortcuts={shortcuts ? "C" : undefined}
      className={cn(
        buttonStyle({ variant: "primary" }),
        "group relative mb-2 max-lg:aspect-square max-lg:w-11 max-lg:px-0 lg:justify-start",
      )}
    >
      <NEW_POST.icon aria-hidden />
      <span className={label}>{t("newPost")}</span>
      {shortcuts && (
        <Kbd aria-hidden className="ms-auto border-current/35 bg-transparent text-inherit max-lg:hidden">
          C
        </Kbd>
      )}
    </LocaleLink>
  );
}

type LinkProps = { entry: NavEntry; text: string; count: number | undefined };

function SidebarLink({ entry, text, count }: LinkProps) {
  const locale = useLocale();
  const current = useIsCurrent(entry);
  return (
    <LocaleLink
      href={entry.path}
      aria-current={current ? "page" : undefined}
      className={cn(
        "group relative flex min-h-7.5 items-center gap-2.5 rounded-lg px-2 font-medium transition-colors",
        "max-lg:size-11 max-lg:justify-center max-lg:px-0 [&_svg]:size-4 max-lg:[&_svg]:size-5",
        current
          ? "bg-surface text-foreground inset-ring inset-ring-border [&_svg]:text-primary-text"
          : "text-muted-fg hover:bg-surface-2 hover:text-foreground",
        focusRing,
      )}
    >
      <entry.icon aria-hidden />
      <span className={label}>{text}</span>
      {Boolean(count) && (
        <span className="text-xs font-normal text-muted-fg tabular-nums max-lg:sr-only lg:ms-auto">
          {formatCount(count!, locale)}
        </span>
      )}
    </LocaleLink>
  );
}
