"use client";

import { Button } from "@takt/ui/button";
import { useT } from "~/i18n/use-t";
import { trpc, type RouterOutputs } from "~/trpc/react";
import { useAction } from "../shared/actions/use-action";
import { FactColumns } from "../shared/fact-columns";
import { useClock } from "../shared/time/use-clock";

type OpenRequest = RouterOutputs["privacy"]["requests"][number];

/** The user's data requests that wait for the provider, each of which they can withdraw; nothing without one. */
export function OpenRequests() {
  const { t } = useT("privacy");
  const { privacy } = trpc.useUtils();
  const list = trpc.privacy.requests.useQuery();
  const withdraw = useAction(trpc.privacy.withdraw.useMutation().mutateAsync, {
    keyOf: ({ id }) => id,
    // Also after a failure: the provider may have answered it.
    refresh: () => privacy.requests.invalidate(),
    done: () => ({ tone: "success", title: t("open.withdrawn") }),
    failed: () => t("open.withdrawFailed"),
  });
  const open = list.data?.filter(({ state }) => state === "open") ?? [];
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="open-requests" className="grid gap-3">
      <h2 id="open-requests" className="text-base font-semibold">
        {t("open.title")}
      </h2>
      <ul className="grid gap-3">
        {open.map((request) => (
          <li key={request.id} className="grid gap-3 rounded-xl border border-border bg-surface p-5">
            <RequestFacts request={request} />
            <div>
              <Button
                aria-describedby={`reference-${request.id}`}
                loading={withdraw.running.some(({ id }) => id === request.id)}
                onClick={() => void withdraw.run({ id: request.id })}
              >
                {t("open.withdraw")}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function RequestFacts({ request }: { request: OpenRequest }) {
  const { t } = useT("privacy");
  const { day } = useClock();
  const facts = [
    { label: t("open.reference"), value: request.reference },
    { label: t("open.received"), value: day(request.createdAt) },
    { label: t("open.due"), value: day(request.dueAt) },
  ];
  return <FactColumns id={`reference-${request.id}`} facts={facts} />;
}
