"use client";

import { useToast } from "@takt/ui/toast";
import { useRef, useState } from "react";
import { useErrorText } from "../use-error-text";
import { runAction, type ActionOptions } from "./run-action";

type Options<Input, Result> = ActionOptions<Input, Result> & {
  /** Those with different keys may run at the same time; by default one runs at a time. */
  keyOf?: (input: Input) => string;
  /** The page is left after a success: the action stays running until then. */
  leaves?: boolean;
};

export type Action<Input, Result> = {
  /** Resolves to the result; to null when it failed, or is running already. */
  run: (input: Input) => Promise<Result | null>;
  /** What it is running with. */
  running: readonly Input[];
  isRunning: boolean;
  /** Why it failed last; null since it was started again, or cleared. */
  error: unknown;
  clearError: () => void;
};

/**
 * An action of the user's, such as a mutation: started once however often it is clicked, with a toast of how it went, and
 * with what is shown brought up to date. A screen catches no error itself.
 */
export function useAction<Input, Result>(
  run: (input: Input) => Promise<Result>,
  { keyOf = () => "", leaves = false, ...options }: Options<Input, Result> = {},
): Action<Input, Result> {
  const { toast } = useToast();
  const errorText = useErrorText();
  // A ref, because a second click can come before React renders the state.
  const started = useRef(new Map<string, Input>());
  const [running, setRunning] = useState<readonly Input[]>([]);
  const [error, setError] = useState<unknown>(null);
  const showRunning = () => setRunning([...started.current.values()]);

  const start = async (input: Input): Promise<Result | null> => {
    const key = keyOf(input);
    if (started.current.has(key)) return null;
    started.current.set(key, input);
    showRunning();
    setError(null);
    let isLeaving = false;
    try {
      const ended = await runAction(run, input, options, { toast, errorText });
      isLeaving = leaves && ended.kind === "done";
      if (ended.kind === "done") return ended.result;
      setError(ended.error);
      return null;
    } finally {
      if (!isLeaving) {
        started.current.delete(key);
        showRunning();
      }
    }
  };
  return { run: start, running, isRunning: running.length > 0, error, clearError: () => setError(null) };
}
