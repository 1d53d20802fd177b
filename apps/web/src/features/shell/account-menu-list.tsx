import { DropdownMenuContent, DropdownMenuItem, DropdownMenuSeparator } from "@takt/ui/dropdown-menu";
import { verbatim } from "@takt/ui/verbatim";
import {
  Bell,
  CircleHelp,
  Globe,
  LogOut,
  MessageSquareText,
  Settings,
  ShieldCheck,
  User,
  type LucideIcon,
} from "lucide-react";
import type { ComponentProps } from "react";
import { useT } from "~/i18n/use-t";
import type { ShellUser } from "~/server/signed-in-user";
import type { Theme } from "~/server/theme";
import { useFeedback } from "../feedback/parts/use-feedback";
import { signOut } from "../sessions/parts/sign-out-button";
import { LocaleLink } from "../shared/locale-link";
import { WorkspaceChoices } from "../workspaces/parts/workspace-choices";
import { AccountChoices } from "./account-choices";
import { LegalLinks } from "./legal-links";

type Props = {
  user: ShellUser;
  theme: Theme;
  onZone: () => void;
  onWorkspace: ComponentProps<typeof WorkspaceChoices>["onDialog"];
};

/** The list of the account menu: the workspaces, the user's pages, the most frequent settings, help and legal pages. */
export function AccountMenuList({ user, theme, onZone, onWorkspace }: Props) {
  const { t } = useT(["shell", "settings", "notifications", "feedback"]);
  const feedback = useFeedback();
  return (
    <DropdownMenuContent side="bottom" align="start" className="w-64">
      <div className="px-2 py-1.5">
        <Identity user={user} />
      </div>
      <DropdownMenuSeparator />
      <WorkspaceChoices current={user.workspace} onDialog={onWorkspace} />
      <MenuLink path="/app/user/profile" icon={User} text={t("profile")} />
      <MenuLink path="/app/user/settings" icon={Settings} text={t("settings:title")} />
      <MenuLink path="/app/notifications" icon={Bell} text={t("notifications:title")} />
      {user.isOperator && <MenuLink path="/provider" icon={ShieldCheck} text={t("providerConsole")} />}
      <DropdownMenuSeparator />
      <AccountChoices theme={theme} />
      <DropdownMenuSeparator />
      <DropdownMenuItem onSelect={() => onZone()}>
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
