import { useState } from "react";
import { useAction } from "~/features/shared/actions/use-action";
import { toWorkspacePath } from "~/features/shared/navigation/workspace-path";
import { createPendingIds } from "~/features/shared/pending-ids";
import { useLocale } from "~/features/shared/use-locale";
import { useLocaleRouter } from "~/features/shared/use-locale-router";
import { localePath } from "~/i18n/locale-path";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";

export type WorkspaceDialogKind = "create" | "rename";

/** Creates a workspace and opens it, or renames the present one. */
export function useSaveWorkspace(kind: WorkspaceDialogKind, onSaved: () => void) {
  const { t } = useT("workspaces");
  const locale = useLocale();
  const router = useLocaleRouter();
  const { workspaces } = trpc.useUtils();
  const create = trpc.workspaces.create.useMutation().mutateAsync;
  const rename = trpc.workspaces.rename.useMutation().mutateAsync;
  // The same id until the server has answered: a second try after a lost answer makes no second workspace.
  const [ids] = useState(createPendingIds);
  const creating = useAction((name: string) => create({ id: ids.get(name), name }), {
    leaves: true,
    failed: () => t("failed"),
    // A document of its own, as from the menu.
    onDone: ({ slug }) => window.location.assign(localePath(locale, toWorkspacePath(slug, "/app"))),
  });
  const renaming = useAction((name: string) => rename({ name }), {
    failed: () => t("renameFailed"),
    done: () => ({ tone: "success", title: t("renamed") }),
    onDone: onSaved,
    refresh() {
      void workspaces.list.invalidate();
      // The shell has the name from the server.
      router.refresh();
    },
  });
  return kind === "create" ? creating : renaming;
}
