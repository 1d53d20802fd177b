import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { trpc } from "../../trpc/react";
import { signOut } from "../shared/sign-out";
import { useErrorText } from "../shared/use-error-text";

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
  const errorText = useErrorText();
  const { sessions } = trpc.useUtils();
  const one = trpc.sessions.end.useMutation({
    onSuccess(_, { id }) {
      sessions.list.setData(undefined, (list) => list?.filter((session) => session.id !== id));
      toast({ tone: "success", title: t("privacy.ended") });
      onGone();
    },
    onError: (error) => toast({ tone: "error", title: errorText(error) }),
    onSettled: () => sessions.list.invalidate(),
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
