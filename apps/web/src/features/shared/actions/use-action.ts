"use client";

import { useToast } from "@takt/ui/toast";
import { useRef, useState } from "react";
import { useErrorAction } from "../error-link";
import { useErrorText } from "../use-error-text";
import { runAction, type ActionOptions } from "./run-action";

type Options<Input, Result> = ActionOptions<Input, Result> & {
  /** Those with different keys may run at the same time; by default one runs at a time. */
  keyOf?: (input: Input) => string;
  /** The page is left after a success: the action stays running until then. */
  leaves?: boolean;
} & (
    | { latestWins?: false }
    /** A start waits for the running one, and takes the place of one that waits; `running` shows the newest at once. */
    | { latestWins: true; optimistic?: never }
  );

type Run<Input, Result> = {
  input: Input;
  next: { input: Input; resolve: (started: Promise<Result | null> | null) => void } | null;
};

export type Action<Input, Result> = {
  /** Resolves to the result; to null when it failed, is running already, or a later one has taken its place. */
  run: (input: Input) => Promise<Result | null>;
  /** Inputs that run, or will run next. */
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
  { keyOf = () => "", leaves = false, latestWins = false, ...options }: Options<Input, Result> = {},
): Action<Input, Result> {
  const { toast } = useToast();
  const errorText = useErrorText();
  const errorAction = useErrorAction();
  // A ref, because a second click can come before React renders the state.
  const runs = useRef(new Map<string, Run<Input, Result>>());
  const [running, setRunning] = useState<readonly Input[]>([]);
  const [error, setError] = useState<unknown>(null);
  const showRunning = () =>
    setRunning([...runs.current.values()].map(({ input, next }) => (next ?? { input }).input));

  const start = async (input: Input): Promise<Result | null> => {
    const key = keyOf(input);
    const current = runs.current.get(key);
    if (current && !latestWins) return null;
    if (current) {
      current.next?.resolve(null);
      return new Promise((resolve) => {
        current.next = { input, resolve };
        showRunning();
      });
    }
    const own: Run<Input, Result> = { input, next: null };
    runs.current.set(key, own);
    showRunning();
    setError(null);
    let isLeaving = false;
    try {
      const page = { toast, errorText, errorAction, isSuperseded: () => own.next !== null };
      const ended = await runAction(run, input, options, page);
      isLeaving = leaves && ended.kind === "done";
      if (ended.kind === "done") return ended.result;
      setError(ended.error);
      return null;
    } finally {
      if (!isLeaving) {
        runs.current.delete(key);
        own.next?.resolve(start(own.next.input));
        showRunning();
      }
    }
  };
  return { run: start, running, isRunning: running.length > 0, error, clearError: () => setError(null) };
}
