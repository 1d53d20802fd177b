"use client";

import { Avatar } from "@takt/ui/avatar";
import { cn } from "@takt/ui/cn";
import { focusRing } from "@takt/ui/control-style";
import { DropdownMenu, DropdownMenuTrigger } from "@takt/ui/dropdown-menu";
import { createLazyPart } from "@takt/ui/lazy-part";
import { verbatim } from "@takt/ui/verbatim";
import { ChevronDown } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useT } from "~/i18n/use-t";
import type { ShellUser } from "~/server/signed-in-user";
import type { Theme } from "~/server/theme";
import { BrandLogo } from "../brand/parts/brand-logo";
import { LazyWorkspaceDialog } from "../workspaces/parts/lazy-workspace-dialog";
import { LazyTimeZoneDialog } from "./lazy-time-zone-dialog";

const menu = createLazyPart(() => import("./account-menu-list"));

type Props = {
  user: ShellUser;
  theme: Theme;
  compact: boolean;
  /** The name of the workspace; null in the personal one. */
  workspace: string | null;
  /** The logo of the workspace; null: Takt's mark. */
  logoUrl: string | null;
};

/** The workspace, the signed-in user, links to their pages, and the most frequent settings. */
export function AccountMenu({ user, theme, compact, workspace, logoUrl }: Props) {
  const { t } = useT("shell");
  const [open, setOpen] = useState(false);
  const list = menu.usePart(open);
  const [zoneOpen, setZoneOpen] = useState(false);
  const [workspaceDialog, setWorkspaceDialog] =
    useState<ComponentProps<typeof LazyWorkspaceDialog>["kind"]>(null);
  return (
    <>
      <DropdownMenu onOpenChange={setOpen}>
        <DropdownMenuTrigger
          aria-label={t("accountMenu", {
            name: workspace === null ? user.name : `${workspace}, ${user.name}`,
          })}
          className={cn(
            "flex cursor-pointer items-center gap-2 rounded-lg text-start transition-colors hover:bg-surface-2",
            compact ? "size-[min(2.75rem,15vw)] justify-center" : "min-h-9 min-w-0 px-1.5",
            // A logo may be wide: it has a line to itself.
            !compact && logoUrl !== null && "flex-wrap gap-y-1.5 py-1.5",
            focusRing,
          )}
        >
          {compact ? (
            <Avatar name={user.name} src={user.image} className="size-[min(2rem,11vw)] text-xs" />
          ) : (
            <>
              <span className={logoUrl === null ? "flex" : "flex basis-full"}>
                <BrandLogo logoUrl={logoUrl} className="h-7 max-w-full" />
              </span>
              <span {...verbatim} className="grid min-w-0 flex-1">
                <span className="truncate font-medium">{workspace ?? user.name}</span>
                {workspace !== null && <span className="truncate text-xs text-muted-fg">{user.name}</span>}
              </span>
              <ChevronDown aria-hidden className="size-3.5 shrink-0 text-muted-fg" />
            </>
          )}
        </DropdownMenuTrigger>
        {list && (
          <list.AccountMenuList
            user={user}
            theme={theme}
            onZone={() => setZoneOpen(true)}
            onWorkspace={setWorkspaceDialog}
          />
        )}
      </DropdownMenu>
      <LazyTimeZoneDialog open={zoneOpen} onOpenChange={setZoneOpen} />
      <LazyWorkspaceDialog
        kind={workspaceDialog}
        currentName={user.workspace.name}
        onClose={() => setWorkspaceDialog(null)}
      />
    </>
  );
}
