import { EmptyState } from "@takt/ui/empty-state";
import { ErrorState } from "@takt/ui/error-state";
import { FileCheck } from "lucide-react";
import { useT } from "next-i18next/client";
import { trpc, type RouterOutputs } from "../../trpc/react";
import { LoadMore } from "../shared/list/load-more";
import { pagesFrom } from "../shared/list/use-load-more";
import { useErrorText } from "../shared/use-error-text";
import { ConsoleSkeleton } from "./console-skeleton";
import { NoticeRow } from "./notice-row";

type NoticesPage = RouterOutputs["contracts"]["list"];

/** Lists open notices, newest first, page by page. */
const useNotices = () => trpc.contracts.list.useInfiniteQuery({ open: true }, pagesFrom<NoticesPage>(null));

/** Cancellations and withdrawals that wait for the operator, or for their author. */
export function NoticesView() {
  const { t } = useT(["operator", "common"]);
  const errorText = useErrorText();
  const list = useNotices();
  const notices = list.data?.pages.flatMap((page) => page.notices) ?? [];
  if (list.isPending) return <ConsoleSkeleton />;
  if (list.isError && notices.length === 0)
    return (
      <ErrorState
        title={t("notices.failed")}
        description={errorText(list.error)}
        retryLabel={t("common:retry")}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  if (notices.length === 0)
    return (
      <EmptyState icon={<FileCheck />} title={t("notices.none.title")} description={t("notices.none.text")} />
    );
  return (
    <>
      <p className="text-[13px] text-pretty text-muted-fg">{t("notices.hint")}</p>
      <ol aria-label={t("view.notices")} className="grid gap-3">
        {notices.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} />
        ))}
      </ol>
      <LoadMore
        list={list}
        label={t("loadMore")}
        failed={t("notices.failed")}
        onClick={() => void list.fetchNextPage()}
      />
    </>
  );
}
