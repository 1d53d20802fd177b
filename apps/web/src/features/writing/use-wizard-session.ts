import { parseAsString, useQueryStates } from "nuqs";
import { useCallback, useState, useSyncExternalStore } from "react";
import { validate } from "uuid";
import { isDraftOpen } from "../shared/drafts/open-drafts";
import {
  syncWithUrl,
  resumeSession,
  sessionAt,
  startSession,
  type UrlSession,
} from "../shared/drafts/url-session";
import { useMe } from "../shared/use-me";
import {
  compositionKey,
  findUncreated,
  moveToNew,
  replacementIds,
  storedComposition,
} from "./answers/stored-composition";
import type { WizardView } from "./wizard-steps";

const PARAMS = { c: parseAsString, topic: parseAsString, step: parseAsString };

const unchanging = () => () => undefined;
/** Whether nothing was typed, and nothing is about to be. */
const isEmpty = ({ isStarted, from }: UrlSession) => !isStarted && from === null;

/** The current session of the wizard, synchronized with the URL, and functions to change it. */
export function useWizardSession() {
  const { id: userId } = useMe();
  const [{ c, topic }, setParams] = useQueryStates(PARAMS);
  const url = { id: idIn(c), from: idIn(topic) };
  const [current, setCurrent] = useState<UrlSession>(() => sessionAt(url));
  const followed = syncWithUrl(current, url);
  // Null on the server, which has no stored drafts.
  const uncreated = useSyncExternalStore(
    unchanging,
    () => (isEmpty(followed) ? findUncreated(userId) : null),
    () => null,
  );
  const session =
    uncreated === null || uncreated === followed.id ? followed : resumeSession(followed, uncreated);
  if (session !== current) setCurrent(session);

  /** Called with the first change, and when the composition has got another id; puts it into the URL for a reload. */
  const onStarted = useCallback(
    (id: string) => {
      setCurrent((before) => startSession(before, id));
      void setParams({ c: id, topic: null }, { history: "replace" });
    },
    [setParams],
  );
  return {
    session,
    onStarted,
    /** Called when the server does not have the composition: continues with what is stored of it on this device, if any. */
    onMissing: useCallback(
      (id: string) => {
        const stored = storedComposition(userId, id).read();
        if (!stored) return;
        // It was created, and discarded in another tab. An open draft takes another id on its own.
        const isDiscarded = stored.version !== null && !isDraftOpen(compositionKey(userId, id));
        const next = isDiscarded ? replacementIds.get(id) : id;
        if (isDiscarded) moveToNew(userId, id, next);
        setCurrent((before) =>
          before.id === id
            ? { ...(isDiscarded ? startSession(before, next) : before), mightExist: false }
            : before,
        );
      },
      [userId],
    ),
    /** Opens a composition at one of its steps; null starts a new one. */
    open: (id: string | null, step: WizardView | null = null) =>
      void setParams({ c: id, topic: null, step }, { history: "push" }),
  };
}

/** Returns a parameter that is a UUID, else null. */
function idIn(text: string | null): string | null {
  return text !== null && validate(text) ? text : null;
}
