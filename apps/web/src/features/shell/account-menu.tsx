"use client";

import { Avatar } from "@takt/ui/avatar";
import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@takt/ui/dropdown-menu";
import {
  Bell,
  ChevronDown,
  CircleHelp,
  Globe,
  LogOut,
  MessageSquareText,
  Settings,
  ShieldCheck,
  User,
  type LucideIcon,
} from "lucide-react";
import { createLazyPart } from "@takt/ui/lazy-part";
import { Logo } from "@takt/ui/logo";
import { verbatim } from "@takt/ui/verbatim";
import { useT } from "~/i18n/use-t";
import { useState } from "react";
import type { ShellUser } from "~/server/signed-in-user";
import type { Theme } from "~/server/theme";
import { useFeedback } from "../feedback/parts/use-feedback";
import { LocaleLink } from "../shared/locale-link";
import { signOut } from "../sessions/parts/sign-out-button";
import { AccountChoices } from "./account-choices";
import { LegalLinks } from "./legal-links";

const timeZone = createLazyPart(() => import("./time-zone-dialog"));

/** The signed-in user, links to their pages, and the most frequent settings. */
export function AccountMenu({ user, theme, compact }: { user: ShellUser; theme: Theme; compact: boolean }) {
  const { t } = useT(["shell", "settings", "notifications", "feedback"]);
  const feedback = useFeedback();
  const [zoneOpen, setZoneOpen] = useState(false);
  const zonePart = timeZone.usePart(zoneOpen);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger
          aria-label={t("accountMenu", { name: user.name })}
          className={cn(
            "flex cursor-pointer items-center gap-2 rounded-lg text-start transition-colors hover:bg-surface-2",
            compact ? "size-11 justify-center" : "min-h-9 min-w-0 px-1.5",
            focusRing,
          )}
        >
          {compact ? (
            <Avatar name={user.name} src={user.image} className="size-8 text-xs" />
          ) : (
            <>
              <Logo />
              <span {...verbatim} className="min-w-0 flex-1 truncate font-medium">
                {user.name}
              </span>
              <ChevronDown aria-hidden className="size-3.5 shrink-0 text-muted-fg" />
            </>
          )}
        </DropdownMenuTrigger>
        <DropdownMenuContent side="bottom" align="start" className="w-64">
          <div className="px-2 py-1.5">
            <Identity user={user} />
          </div>
          <DropdownMenuSeparator />
          <MenuLink path="/app/user/profile" icon={User} text={t("profile")} />
          <MenuLink path="/app/user/settings" icon={Settings} text={t("settings:title")} />
          <MenuLink path="/app/notifications" icon={Bell} text={t("notifications:title")} />
          {user.isOperator && <MenuLink path="/provider" icon={ShieldCheck} text={t("providerConsole")} />}
          <DropdownMenuSeparator />
          <AccountChoices theme={theme} />
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => setZoneOpen(true)}>
            <Globe aria-hidden />
            <span className="grid">
              {t("timeZone")}
              <span className="text-xs text-muted-fg">{user.zone.replaceAll("_", " ")}</span>
            </span>
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => feedback.open()}>
            <MessageSquareText aria-hidden />
            {t("feedback:open")}
          </DropdownMenuItem>
          <MenuLink path="/help" icon={CircleHelp} text={t("help")} />
          <LegalLinks />
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={signOut}>
            <LogOut aria-hidden />
            {t("signOut")}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {zonePart && <zonePart.TimeZoneDialog open={zoneOpen} onOpenChange={setZoneOpen} />}
    </>
  );
}

function MenuLink({ path, icon: Icon, text }: { path: string; icon: LucideIcon; text: string }) {
  return (
    <DropdownMenuItem asChild>
      <LocaleLink href={path}>
        <Icon aria-hidden />
        {text}
      </LocaleLink>
    </DropdownMenuItem>
  );
}

function Identity({ user }: { user: ShellUser }) {
  return (
    <span className="grid min-w-0">
      <span {...verbatim} className="truncate text-sm font-medium">
        {user.name}
      </span>
      {user.email && (
        <span {...verbatim} className="truncate text-xs text-muted-fg">
          {user.email}
        </span>
      )}
    </span>
  );
}
