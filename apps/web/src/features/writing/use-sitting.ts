import { parseAsString, useQueryStates } from "nuqs";
import { useCallback, useState } from "react";
import { usePanel } from "./panel";
import { beginSitting, firstSitting, followAddress, type Sitting } from "./sitting";
import type { WizardView } from "./wizard-steps";

const PARAMS = { c: parseAsString, topic: parseAsString, step: parseAsString };

/** Which composition is being written, as the address has it, and the ways to another one. */
export function useSitting() {
  const [{ c, topic }, setParams] = useQueryStates(PARAMS);
  const address = { c: idIn(c), topic: idIn(topic) };
  const { addressed } = usePanel();
  const [kept, setKept] = useState<Sitting>(() => firstSitting(address));
  const sitting = followAddress(kept, addressed ? address : null);
  if (sitting !== kept) setKept(sitting);

  /** Its composition is begun: a reload finds it again. */
  const begun = useCallback(
    (id: string) => {
      setKept((before) => beginSitting(before, id));
      if (addressed) void setParams({ c: id, topic: null }, { history: "replace" });
    },
    // Begun while the address was another page's: said once it is back.
    [setParams, addressed],
  );
  return {
    sitting,
    begun,
    /** Goes on with a composition, on one of its steps; null: begins a new one. */
    open: (id: string | null, step: WizardView | null = null) =>
      void setParams({ c: id, topic: null, step }, { history: "push" }),
  };
}

/** A parameter that is no id means nothing. */
function idIn(text: string | null): string | null {
  return text && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? text : null;
}
