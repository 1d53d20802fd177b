import type { AudienceInput, AudienceRef } from "@takt/domain/audiences/model/audience-input";
import type { AudienceView } from "@takt/domain/audiences/model/audience-view";
import { useRef, useState } from "react";
import { trpc } from "../../../trpc/react";
import { refusalCode } from "../refusal-code";
import { audienceProblems } from "./audience-problems";

export type AudienceForm = ReturnType<typeof useAudienceForm>;

/**
 * The words of a new audience, or of a saved one, and their way to the server. What was typed is kept whatever the
 * server says: after `audience_changed` beside what is saved now (`theirs`), after `audience_not_found` as a new one.
 */
export function useAudienceForm(
  audience: AudienceView | null,
  onSaved: (saved: AudienceView) => void,
  description = "",
) {
  const { audiences } = trpc.useUtils();
  const call = { create: trpc.audiences.create.useMutation(), update: trpc.audiences.update.useMutation() };
  const start = { name: audience?.name ?? "", description: audience?.description ?? description };
  const [words, setWords] = useState<AudienceInput>(start);
  const [ref, setRef] = useState<AudienceRef | null>(audience && refOf(audience));
  const [tried, setTried] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [theirs, setTheirs] = useState<AudienceView | null>(null);
  const busy = useRef(false);
  const [isSaving, setSaving] = useState(false);

  const problems = audienceProblems(words);
  /** Changed elsewhere: what is saved now, or null when it cannot be seen. */
  const latest = async (id: string) => {
    const list = await audiences.list.fetch(undefined, { staleTime: 0 }).catch(() => null);
    return list?.audiences.find((one) => one.id === id) ?? null;
  };
  const send = async (to: AudienceRef | null) => {
    try {
      const saved = to
        ? await call.update.mutateAsync({ ref: to, audience: words })
        : await call.create.mutateAsync(words);
      await audiences.list.invalidate();
      onSaved(saved);
    } catch (failure) {
      const code = refusalCode(failure)?.code;
      if (code === "audience_not_found") {
        setRef(null);
        void audiences.list.invalidate();
      }
      setTheirs(to && code === "audience_changed" ? await latest(to.id) : null);
      setError(failure);
    }
  };

  return {
    words,
    set: (part: Partial<AudienceInput>) => setWords((before) => ({ ...before, ...part })),
    /** Emptiness is no reproach before the first try. */
    problems: tried ? problems : onlyTooLong(problems),
    isNew: !ref,
    isDirty: words.name !== start.name || words.description !== start.description,
    isSaving,
    error,
    theirs,
    /** Saves; answers the first field that has a problem instead, if one has. */
    async submit(): Promise<keyof AudienceInput | null> {
      setTried(true);
      const wrong = (["name", "description"] as const).find((field) => problems[field]);
      if (wrong) return wrong;
      if (busy.current) return null;
      busy.current = true;
      setSaving(true);
      // Seeing both, the user decided for their own words.
      await send(theirs ? refOf(theirs) : ref);
      busy.current = false;
      setSaving(false);
      return null;
    },
    /** Goes on from what is saved now. */
    takeTheirs() {
      if (!theirs) return;
      setWords({ name: theirs.name, description: theirs.description });
      setRef(refOf(theirs));
      setTheirs(null);
      setError(null);
    },
  };
}

function refOf({ id, version }: AudienceRef): AudienceRef {
  return { id, version };
}

function onlyTooLong(problems: ReturnType<typeof audienceProblems>) {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== "missing"));
}
