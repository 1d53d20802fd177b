import { can } from "@takt/domain/workspaces/model/acts";
import { DropdownMenuItem, DropdownMenuSeparator } from "@takt/ui/dropdown-menu";
import { verbatim } from "@takt/ui/verbatim";
import { Archive, Building2, PencilLine, Plus, User, Users } from "lucide-react";
import { localePath } from "~/i18n/locale-path";
import { useT } from "~/i18n/use-t";
import { MenuChosen, MenuGroupLabel } from "~/features/shared/menu-choice";
import { LocaleLink } from "~/features/shared/locale-link";
import { toWorkspacePath } from "~/features/shared/navigation/workspace-path";
import { useLocale } from "~/features/shared/use-locale";
import type { ShellUser } from "~/server/signed-in-user";
import { trpc } from "~/trpc/react";
import type { WorkspaceDialogKind } from "../use-save-workspace";

type Props = { current: ShellUser["workspace"]; onDialog: (kind: WorkspaceDialogKind) => void };

/**
 * The workspaces of the user in a menu, each with its address: it is a document of its own, so that nothing of one is left
 * in another. Typing in the menu finds one by its name. Closed ones are on the page of the members of the personal one.
 */
export function WorkspaceChoices({ current, onDialog }: Props) {
  const { t } = useT(["workspaces", "members"]);
  const locale = useLocale();
  // They come with the page, so that no item moves when the menu is open.
  const { data: workspaces = [] } = trpc.workspaces.list.useQuery();
  const open = workspaces.filter(({ closedUntil }) => closedUntil === null);
  // A user with the personal one alone has no choice.
  const choices = open.length > 1 ? open : [];
  return (
    <>
      {choices.length > 0 && <MenuGroupLabel>{t("title")}</MenuGroupLabel>}
      {choices.map(({ id, name, slug }) => (
        <DropdownMenuItem key={id} asChild>
          <a
            href={localePath(locale, toWorkspacePath(slug, "/app"))}
            aria-current={slug === current.slug ? "true" : undefined}
          >
            {slug === null ? <User aria-hidden /> : <Building2 aria-hidden />}
            {slug === null ? (
              t("personal")
            ) : (
              <span {...verbatim} className="min-w-0 truncate">
                {name}
              </span>
            )}
            {slug === current.slug && <MenuChosen label={t("chosen")} />}
          </a>
        </DropdownMenuItem>
      ))}
      {current.slug !== null && (
        <DropdownMenuItem asChild>
          <LocaleLink href="/app/members">
            <Users aria-hidden />
            {t("members:title")}
          </LocaleLink>
        </DropdownMenuItem>
      )}
      {current.slug !== null && can(current, "workspace.manage") && (
        <DropdownMenuItem onSelect={() => onDialog("rename")}>
          <PencilLine aria-hidden />
          {t("rename")}
        </DropdownMenuItem>
      )}
      {open.length < workspaces.length && (
        <DropdownMenuItem asChild>
          <a href={localePath(locale, "/app/members")}>
            <Archive aria-hidden />
            {t("closedMenu")}
          </a>
        </DropdownMenuItem>
      )}
      <DropdownMenuItem onSelect={() => onDialog("create")}>
        <Plus aria-hidden />
        {t("create")}
      </DropdownMenuItem>
      <DropdownMenuSeparator />
    </>
  );
}
