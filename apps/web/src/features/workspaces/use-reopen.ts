import { useAction } from "~/features/shared/actions/use-action";
import { toWorkspacePath } from "~/features/shared/navigation/workspace-path";
import { useLocale } from "~/features/shared/use-locale";
import { localePath } from "~/i18n/locale-path";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";

/** Opens a closed workspace again, and leads into it. */
export function useReopen() {
  const { t } = useT("workspaces");
  const locale = useLocale();
  const { workspaces } = trpc.useUtils();
  return useAction(trpc.workspaces.reopen.useMutation().mutateAsync, {
    leaves: true,
    failed: () => t("closed.failed"),
    // A document of its own, as from the menu.
    onDone: ({ slug }) => window.location.assign(localePath(locale, toWorkspacePath(slug, "/app"))),
    refresh: () => void workspaces.list.invalidate(),
  });
}
