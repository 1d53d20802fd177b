import {
  audienceInput,
  type AudienceInput,
  type AudienceRef,
} from "@takt/domain/audiences/model/audience-input";
import type { AudienceView } from "@takt/domain/audiences/model/audience-view";
import { useRef, useState } from "react";
import { trpc } from "../../trpc/react";
import { getDomainError } from "../shared/get-domain-error";

type AudienceProblem = "missing" | "tooLong" | "sign";

type AudienceProblems = { [Field in keyof AudienceInput]?: AudienceProblem };

export type AudienceForm = ReturnType<typeof useAudienceForm>;

/**
 * The form of a new or a saved audience. The typed text stays after an error: after `audience_changed` beside the saved
 * version (`theirs`), after `audience_not_found` as a new audience.
 */
export function useAudienceForm(
  audience: AudienceView | null,
  onSaved: (saved: AudienceView) => void,
  description = "",
) {
  const { audiences } = trpc.useUtils();
  const call = { create: trpc.audiences.create.useMutation(), update: trpc.audiences.update.useMutation() };
  const start = { name: audience?.name ?? "", description: audience?.description ?? description };
  const [values, setValues] = useState<AudienceInput>(start);
  const [ref, setRef] = useState<AudienceRef | null>(audience && refOf(audience));
  const [tried, setTried] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [theirs, setTheirs] = useState<AudienceView | null>(null);
  const busy = useRef(false);
  const [isSaving, setSaving] = useState(false);

  const problems = audienceProblems(values);
  /** The saved version of an audience that was changed elsewhere, or null when it cannot be loaded. */
  const latest = async (id: string) => {
    const list = await audiences.list.fetch(undefined, { staleTime: 0 }).catch(() => null);
    return list?.audiences.find((one) => one.id === id) ?? null;
  };
  const send = async (to: AudienceRef | null) => {
    try {
      const saved = to
        ? await call.update.mutateAsync({ ref: to, audience: values })
        : await call.create.mutateAsync(values);
      await audiences.list.invalidate();
      onSaved(saved);
    } catch (failure) {
      const code = getDomainError(failure)?.code;
      if (code === "audience_not_found") {
        setRef(null);
        void audiences.list.invalidate();
      }
      setTheirs(to && code === "audience_changed" ? await latest(to.id) : null);
      setError(failure);
    }
  };

  return {
    values,
    set: (part: Partial<AudienceInput>) => setValues((before) => ({ ...before, ...part })),
    /** Empty fields are not a problem before the first submit. */
    problems: tried ? problems : onlyTooLong(problems),
    isNew: !ref,
    isDirty: values.name !== start.name || values.description !== start.description,
    isSaving,
    error,
    theirs,
    /** Saves the audience, or returns the first field with a problem. */
    async submit(): Promise<keyof AudienceInput | null> {
      setTried(true);
      const wrong = (["name", "description"] as const).find((field) => problems[field]);
      if (wrong) return wrong;
      if (busy.current) return null;
      busy.current = true;
      setSaving(true);
      // The user has seen both versions and chosen their own.
      await send(theirs ? refOf(theirs) : ref);
      busy.current = false;
      setSaving(false);
      return null;
    },
    /** Replaces the typed text by the saved version. */
    takeTheirs() {
      if (!theirs) return;
      setValues({ name: theirs.name, description: theirs.description });
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

/** The problem of each field of an audience, by the schema that the server uses. */
export function audienceProblems(values: AudienceInput): AudienceProblems {
  const problems: AudienceProblems = {};
  for (const { path, code } of audienceInput.safeParse(values).error?.issues ?? []) {
    const field = path[0] as keyof AudienceInput;
    problems[field] ??= code === "too_small" ? "missing" : code === "too_big" ? "tooLong" : "sign";
  }
  return problems;
}
