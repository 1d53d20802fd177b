import { parseAsString, useQueryStates } from "nuqs";
import { useCallback, useState } from "react";
import { firstSitting, followAddress, type Sitting } from "./sitting";

const PARAMS = { c: parseAsString, topic: parseAsString, step: parseAsString };

/** Which composition is being written, as the address has it, and the ways to another one. */
export function useSitting() {
  const [{ c, topic }, setParams] = useQueryStates(PARAMS);
  const address = { c: idIn(c), topic: idIn(topic) };
  const [kept, setKept] = useState<Sitting>(() => firstSitting(address));
  const sitting = followAddress(kept, address);
  if (sitting !== kept) setKept(sitting);

  /** Its composition is begun: a reload finds it again. */
  const begun = useCallback(
    (id: string) => {
      setKept((before) => ({ ...before, id, inAddress: false }));
      void setParams({ c: id, topic: null }, { history: "replace" });
    },
    [setParams],
  );
  return {
    sitting,
    begun,
    /** Goes on with a composition; null: begins a new one. */
    open: (id: string | null) => void setParams({ c: id, topic: null, step: null }, { history: "push" }),
  };
}

/** A parameter that is no id means nothing. */
function idIn(text: string | null): string | null {
  return text && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? text : null;
}
