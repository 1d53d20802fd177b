import { Kbd } from "@takt/ui/kbd";
import { NAMED_PAGES } from "~/features/shared/navigation/named-pages";
import { useLocale } from "~/features/shared/use-locale";
import { useMe } from "~/features/shared/use-me";
import { useCan } from "~/features/shared/use-can";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { filterRows } from "./filter-rows";
import { PAGE_ICONS } from "./page-icons";
import type { Row } from "./row";
import type { OpenPage } from "./use-open-page";

/** The pages that a text names; all of them without one. The approvals are named to those who approve here, Content Compass to those who write. */
export function usePageRows(typed: string, openPage: OpenPage): Row[] {
  const { t } = useT(["palette", "shell", "topics", "compass", "notifications", "settings", "members"]);
  const language = useLocale();
  const { shortcuts } = useMe();
  const canWrite = useCan()("drafts.write");
  const { data: overview } = trpc.posts.overview.useQuery(undefined, { enabled: false });
  const approves = (overview?.waiting ?? null) !== null;
  const pages = NAMED_PAGES.filter(
    ({ key }) => (approves || key !== "approvals") && (canWrite || key !== "compass"),
  );
  const rows = pages.map(({ key, title, path }) => {
    const { Icon, shortcut } = PAGE_ICONS[key];
    return {
      id: `page-${key}`,
      Icon,
      name: t(title),
      also: t(`also.${key}`),
      text: t(title),
      hint: shortcuts && shortcut && <KeysAfterG shortcut={shortcut} />,
      run: () => openPage(path),
      open: () => openPage(path, "beside"),
    };
  });
  return filterRows(rows, typed, language);
}

function KeysAfterG({ shortcut }: { shortcut: string }) {
  return (
    <span aria-hidden className="hidden gap-1 sm:inline-flex">
      <Kbd>G</Kbd>
      <Kbd>{shortcut}</Kbd>
    </span>
  );
}
