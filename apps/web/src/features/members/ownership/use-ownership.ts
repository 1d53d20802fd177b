import { useT } from "~/i18n/use-t";
import { setQueryData } from "~/trpc/query-cache";
import { trpc } from "~/trpc/react";
import { useAction } from "~/features/shared/actions/use-action";
import { useLocaleRouter } from "~/features/shared/use-locale-router";

/** Withdraws, accepts and declines the offer of the ownership. */
export function useOwnership() {
  const { t } = useT("members");
  const router = useLocaleRouter();
  const { members } = trpc.useUtils();
  const calls = {
    withdraw: trpc.members.withdrawOffer.useMutation().mutateAsync,
    take: trpc.members.takeOwnership.useMutation().mutateAsync,
    decline: trpc.members.declineOwnership.useMutation().mutateAsync,
  };
  const refresh = () => members.list.invalidate();
  /** The offer goes from the page at once, and comes back where it fails. */
  const hideOffer = () => {
    const before = members.list.getData()?.offer ?? null;
    const show = (offer: typeof before) =>
      setQueryData(members.list, undefined, (view) => ({ ...view, offer }));
    show(null);
    return () => show(before);
  };
  const withdraw = useAction(() => calls.withdraw(), {
    optimistic: hideOffer,
    failed: () => t("offer.withdrawFailed"),
    done: () => ({ tone: "success", title: t("offer.withdrawn") }),
    refresh: () => void refresh(),
  });
  const decline = useAction(() => calls.decline(), {
    optimistic: hideOffer,
    failed: () => t("offer.declineFailed"),
    done: () => ({ tone: "success", title: t("offer.declined") }),
    refresh: () => void refresh(),
  });
  const take = useAction(() => calls.take(), {
    failed: () => t("offer.takeFailed"),
    done: () => ({ tone: "success", title: t("offer.taken") }),
    refresh() {
      // The page has the reader's role from the server.
      router.refresh();
      return refresh();
    },
  });
  return { withdraw: withRun(withdraw), take: withRun(take), decline: withRun(decline) };
}

/** An action without input. */
function withRun({ run, isRunning }: { run: (input: undefined) => Promise<unknown>; isRunning: boolean }) {
  return { isRunning, run: () => run(undefined) };
}
