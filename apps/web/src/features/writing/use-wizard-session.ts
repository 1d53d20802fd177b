import { parseAsString, useQueryStates } from "nuqs";
import { useCallback, useState } from "react";
import { useTabVisibility } from "./tab-visibility";
import { withComposition, initialSession, followAddress, type WizardSession } from "./wizard-session";
import type { WizardView } from "./wizard-steps";

const PARAMS = { c: parseAsString, topic: parseAsString, step: parseAsString };

/** The current session of the wizard, synchronized with the URL, and functions to change it. */
export function useWizardSession() {
  const [{ c, topic }, setParams] = useQueryStates(PARAMS);
  const address = { c: idIn(c), topic: idIn(topic) };
  const { ownsUrl } = useTabVisibility();
  const [current, setCurrent] = useState<WizardSession>(() => initialSession(address));
  const session = followAddress(current, ownsUrl ? address : null);
  if (session !== current) setCurrent(session);

  /** Called when the composition is created; puts it into the URL, so that a reload finds it. */
  const onCreated = useCallback(
    (id: string) => {
      setCurrent((before) => withComposition(before, id));
      if (ownsUrl) void setParams({ c: id, topic: null }, { history: "replace" });
    },
    // A composition created while the URL was another page's is put into the URL once it is back.
    [setParams, ownsUrl],
  );
  return {
    session,
    onCreated,
    /** Opens a composition at one of its steps; null starts a new one. */
    open: (id: string | null, step: WizardView | null = null) =>
      void setParams({ c: id, topic: null, step }, { history: "push" }),
  };
}

/** Returns a parameter that is a UUID, else null. */
function idIn(text: string | null): string | null {
  return text && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? text : null;
}
