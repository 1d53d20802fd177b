import type { NotificationKind } from "@takt/domain/notifications/model/notification-kind";
import { useRef, useState } from "react";
import { trpc } from "../../trpc/react";

type State = { status: "idle" | "saving" | "saved" } | { status: "failed"; error: unknown };

/** A choice as the user made it, and where saving it stands. The last of several quick ones counts. */
export function useSetChoice(kind: NotificationKind, channel: "inApp" | "email", saved: boolean) {
  const { notifications } = trpc.useUtils();
  const [state, setState] = useState<State>({ status: "idle" });
  const [chosen, setChosen] = useState<boolean | null>(null);
  const last = useRef(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const { mutateAsync } = trpc.notifications.setChoice.useMutation();
  function choose(on: boolean) {
    const mine = ++last.current;
    setChosen(on);
    setState({ status: "saving" });
    // One after the other: two at once could arrive in either order.
    queue.current = queue.current.then(async () => {
      if (mine !== last.current) return;
      try {
        await mutateAsync({ kind, channel, on });
        if (mine === last.current) setState({ status: "saved" });
        await notifications.choices.invalidate();
      } catch (error) {
        if (mine === last.current) setState({ status: "failed", error });
      }
    });
  }
  return { state, on: chosen ?? saved, choose };
}
