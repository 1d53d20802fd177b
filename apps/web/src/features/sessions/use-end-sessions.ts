import { useToast } from "@takt/ui/toast";
import { useT } from "~/i18n/use-t";
import { setQueryData } from "~/trpc/query-cache";
import { trpc } from "~/trpc/react";
import { useAction } from "../shared/actions/use-action";
import { signOut } from "./parts/sign-out-button";

type Options = {
  /** Called after all other sessions have ended. */
  onEndedOthers: () => void;
  /** Called when the focused row is gone from the list. */
  onGone: () => void;
};

/** Ends one session, all others, or all; the last leads to the login. */
export function useEndSessions({ onEndedOthers, onGone }: Options) {
  const { t } = useT("settings");
  const { toast } = useToast();
  const { sessions } = trpc.useUtils();
  const one = useAction(trpc.sessions.end.useMutation().mutateAsync, {
    keyOf: ({ id }) => id,
    done: () => ({ tone: "success", title: t("privacy.ended") }),
    onDone(_, { id }) {
      setQueryData(sessions.list, undefined, (list) => list.filter((session) => session.id !== id));
      onGone();
      void sessions.list.invalidate();
    },
    onFailed: () => sessions.list.invalidate(),
  });
  // The dialog shows its error.
  const all = trpc.sessions.endAll.useMutation({
    async onSuccess({ ended }, { others }) {
      // Signs out here too: the response of the sign-out route clears this browser's storage.
      if (!others) return signOut();
      toast({ tone: "success", title: t("privacy.endedOthers", { count: ended }) });
      onEndedOthers();
      await sessions.list.invalidate();
      onGone();
    },
  });
  return { one, all, here: signOut };
}
