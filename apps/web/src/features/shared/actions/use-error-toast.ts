import { useToast, type ToastMessage } from "@takt/ui/toast";
import { useCallback } from "react";

/** A toast of what is wrong where no call has failed: a text that LinkedIn does not take, a file, the outcome in a URL. */
export function useErrorToast(): (message: Omit<ToastMessage, "tone">) => void {
  const { toast } = useToast();
  // oxlint-disable-next-line takt/screen-errors -- here errors become toasts
  return useCallback((message) => toast({ ...message, tone: "error" }), [toast]);
}
