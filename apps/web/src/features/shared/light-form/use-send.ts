import { useRef, useState } from "react";
import { type SendError, sendJson } from "./send-json";

/** Sends JSON once at a time to a route handler, and keeps its receipt or what went wrong. */
export function useSend<Receipt>(
  path: string,
  isReceipt: (answer: unknown) => answer is Receipt,
  headers?: Readonly<Record<string, string>>,
) {
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<SendError | null>(null);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  // A ref, because a second click can come before React renders the state.
  const running = useRef(false);

  /** Tells whether there is a receipt. */
  const send = async (body: object): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setSending(true);
    setError(null);
    const sent = await sendJson(path, body, isReceipt, headers);
    running.current = false;
    setSending(false);
    setError(sent.error);
    setReceipt(() => sent.receipt);
    return sent.receipt !== null;
  };
  return { sending, error, receipt, send, reset: () => setReceipt(null) };
}
