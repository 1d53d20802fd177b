import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { trpc } from "../../trpc/react";
import { signOut } from "../shared/sign-out";
import { useErrorText } from "../shared/use-error-text";

type Options = {
  /** All others were ended; the list follows. */
  onEndedOthers: () => void;
  /** What was pressed is gone from the list. */
  onGone: () => void;
};

/** Signing out in one place, everywhere else, and everywhere; the last leads to the login. */
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
  // Its error is told by the dialog that asked.
  const all = trpc.sessions.endAll.useMutation({
    async onSuccess({ ended }, { others }) {
      // Here too: the answer of the way out clears what this browser has kept.
      if (!others) return signOut();
      toast({ tone: "success", title: t("privacy.endedOthers", { count: ended }) });
      onEndedOthers();
      await sessions.list.invalidate();
      onGone();
    },
  });
  return { one, all, here: signOut };
}
