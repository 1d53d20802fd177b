import { EmptyState } from "@takt/ui/empty-state";
import { SegmentedControl } from "@takt/ui/segmented-control";
import { ShieldCheck } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useRef, useState } from "react";
import { trpc, type RouterOutputs } from "~/trpc/react";
import { pagesFrom } from "../shared/list/use-load-more";
import { ConsoleList } from "./console-list";
import { RequestRow } from "./request-row";

type RequestsPage = RouterOutputs["dataRequests"]["list"];
type Shown = "open" | "closed";

/** Data requests: those that wait, what is due first on top, or those that are closed. */
export function RequestsView() {
  const { t } = useT("operator");
  const [shown, setShown] = useState<Shown>("open");
  const panel = useRef<HTMLDivElement>(null);
  return (
    <>
      <SegmentedControl
        label={t("requests.show")}
        value={shown}
        onChange={setShown}
        options={(["open", "closed"] as const).map((value) => ({ value, label: t(`requests.${value}`) }))}
        className="justify-self-start"
      />
      <div ref={panel} tabIndex={-1} className="grid min-w-0 gap-4 outline-hidden">
        {/* The focused button is gone with its row. */}
        <RequestList
          key={shown}
          shown={shown}
          onClosed={() => panel.current?.focus({ preventScroll: true })}
        />
      </div>
    </>
  );
}

/** Lists requests page by page. */
const useRequests = (shown: Shown) =>
  trpc.dataRequests.list.useInfiniteQuery({ open: shown === "open" }, pagesFrom<RequestsPage>(null));

function RequestList({ shown, onClosed }: { shown: Shown; onClosed: () => void }) {
  const { t } = useT("operator");
  const list = useRequests(shown);
  const requests = list.data?.pages.flatMap((page) => page.requests) ?? [];
  return (
    <ConsoleList
      list={list}
      length={requests.length}
      failed={t("requests.failed")}
      empty={
        <EmptyState
          icon={<ShieldCheck />}
          title={t(`requests.none.${shown}.title`)}
          description={t(`requests.none.${shown}.text`)}
        />
      }
    >
      {shown === "open" && <p className="text-caption text-pretty text-muted-fg">{t("requests.hint")}</p>}
      <ol aria-label={t("view.requests")} className="grid gap-3">
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} onClosed={onClosed} />
        ))}
      </ol>
    </ConsoleList>
  );
}
