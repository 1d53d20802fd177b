import type { DeliveryState } from "@takt/domain/webhooks/model/webhook-view";
import { EmptyState } from "@takt/ui/empty-state";
import { Skeleton } from "@takt/ui/skeleton";
import { useAnnounce } from "@takt/ui/use-announce";
import { useListFocus } from "@takt/ui/use-list-focus";
import { Inbox } from "lucide-react";
import { type RefObject, useRef } from "react";
import { LoadMore } from "~/features/shared/list/load-more";
import { useLoadMore } from "~/features/shared/list/use-load-more";
import { LoadError } from "~/features/shared/load-error";
import { useT } from "~/i18n/use-t";
import { DeliveryRow } from "./delivery-row";
import { useDeliveries } from "./use-deliveries";

type Props = {
  webhookId: string;
  state: DeliveryState | null;
  heading: RefObject<HTMLHeadingElement | null>;
  onOpen: (id: string) => void;
};

/** The deliveries to a webhook, the latest first, and what stands in for them. */
export function DeliveryList({ webhookId, state, heading, onOpen }: Props) {
  const { t } = useT("webhooks");
  const query = useDeliveries(webhookId, state);
  const deliveries = query.data?.pages.flatMap((page) => page.deliveries) ?? [];
  const list = useRef<HTMLUListElement>(null);
  const { announce, region } = useAnnounce();
  const loadMore = useLoadMore({
    list: query,
    length: deliveries.length,
    focus: useRowFocus(heading, list),
    onLoaded: (count) => announce(t("deliveries.loaded", { count })),
  });
  if (query.isPending) return <Skeleton className="h-40 rounded-xl" />;
  if (!query.data) return <LoadError title={t("deliveries.loadFailed")} query={query} />;
  if (deliveries.length === 0)
    return (
      <EmptyState
        icon={<Inbox />}
        title={t(state ? "deliveries.noneInState" : "deliveries.none")}
        description={state ? undefined : t("deliveries.noneText")}
      />
    );
  return (
    <div className="grid gap-4">
      <ul
        ref={list}
        aria-label={t("deliveries.list")}
        className="divide-y divide-border border-y border-border"
      >
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} onOpen={() => onOpen(delivery.id)} />
        ))}
      </ul>
      <LoadMore
        list={query}
        label={t("deliveries.more")}
        failed={t("deliveries.loadFailed")}
        onClick={loadMore}
      />
      {region}
    </div>
  );
}

/** Moves the focus to the button of the first row that was loaded. */
function useRowFocus(heading: Props["heading"], list: RefObject<HTMLUListElement | null>) {
  const { focusHeading } = useListFocus(heading, list);
  return {
    focusHeading,
    focusRow: (before: number) => list.current?.children[before]?.querySelector("button")?.focus(),
  };
}
