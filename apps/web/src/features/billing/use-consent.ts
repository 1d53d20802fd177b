import { useRef, useState, type RefObject } from "react";

export type Consent = {
  given: boolean;
  /** An action was tried without it. */
  isMissing: boolean;
  ref: RefObject<HTMLButtonElement | null>;
  set: (given: boolean) => void;
};

/** A consent without which an action does not start: `require` tells whether it was given, and leads to it otherwise. */
export function useConsent(): Consent & { require: () => boolean; reset: () => void } {
  const ref = useRef<HTMLButtonElement>(null);
  const [given, setGiven] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const set = (value: boolean) => {
    setGiven(value);
    setIsMissing(false);
  };
  return {
    given,
    isMissing,
    ref,
    set,
    reset: () => set(false),
    require() {
      if (given) return true;
      setIsMissing(true);
      ref.current?.focus();
      return false;
    },
  };
}
