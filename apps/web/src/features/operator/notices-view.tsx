import { EmptyState } from "@takt/ui/empty-state";
import { FileCheck } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { trpc, type RouterOutputs } from "~/trpc/react";
import { pagesFrom } from "../shared/list/use-load-more";
import { ConsoleList } from "./console-list";
import { NoticeRow } from "./notice-row";

type NoticesPage = RouterOutputs["contracts"]["list"];

/** Lists open notices, newest first, page by page. */
const useNotices = () => trpc.contracts.list.useInfiniteQuery({ open: true }, pagesFrom<NoticesPage>(null));

/** Cancellations and withdrawals that wait for the operator, or for their author. */
export function NoticesView() {
  const { t } = useT("operator");
  const list = useNotices();
  const notices = list.data?.pages.flatMap((page) => page.notices) ?? [];
  return (
    <ConsoleList
      list={list}
      length={notices.length}
      failed={t("notices.failed")}
      empty={
        <EmptyState
          icon={<FileCheck />}
          title={t("notices.none.title")}
          description={t("notices.none.text")}
        />
      }
    >
      <p className="text-caption text-pretty text-muted-fg">{t("notices.hint")}</p>
      <ol aria-label={t("view.notices")} className="grid gap-3">
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} />
        ))}
      </ol>
    </ConsoleList>
  );
}
