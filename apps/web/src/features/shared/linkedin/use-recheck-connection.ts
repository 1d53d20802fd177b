import { useEffect } from "react";
import { trpc } from "../../../trpc/react";

/** Asks for the connection again where a screen has learned that it is not what this browser takes it for. */
export function useRecheckConnection(): void {
  const { connections } = trpc.useUtils();
  useEffect(() => {
    if (connections.get.getData()?.status !== "active") return;
    // Many posts of a list may learn it together: one question is enough.
    void connections.get.invalidate(undefined, undefined, { cancelRefetch: false });
  }, [connections]);
}
