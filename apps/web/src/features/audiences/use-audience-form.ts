import { type AudienceFault, audienceFaults } from "@takt/domain/audiences/model/audience-faults";
import type { AudienceInput, AudienceRef } from "@takt/domain/audiences/model/audience-input";
import type { AudienceView } from "@takt/domain/audiences/model/audience-view";
import { useState } from "react";
import { trpc } from "~/trpc/react";
import { useAction } from "../shared/actions/use-action";

type AudienceProblems = { [Field in keyof AudienceInput]?: AudienceFault };

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
  const [ref, setRef] = useState<AudienceRef | null>(audience && toRef(audience));
  const [tried, setTried] = useState(false);
  const [theirs, setTheirs] = useState<AudienceView | null>(null);

  const problems = audienceFaults(values);
  // The form shows what has failed.
  const failed = () => null;
  /** The saved audiences, for the version of one that was changed elsewhere; null when they cannot be loaded. */
  const load = useAction(() => audiences.list.fetch(undefined, { staleTime: 0 }), { failed });
  const save = useAction(
    (to: AudienceRef | null) =>
      to ? call.update.mutateAsync({ ref: to, audience: values }) : call.create.mutateAsync(values),
    {
      failed,
      refresh: ({ result }) => result && audiences.list.invalidate(),
      onDone: onSaved,
      async onFailed({ code }, to) {
        if (code === "audience_not_found") {
          setRef(null);
          void audiences.list.invalidate();
        }
        const list = to && code === "audience_changed" ? await load.run(null) : null;
        setTheirs(list?.audiences.find(({ id }) => id === to?.id) ?? null);
      },
    },
  );

  return {
    values,
    set: (part: Partial<AudienceInput>) => setValues((before) => ({ ...before, ...part })),
    /** Empty fields are not a problem before the first submit. */
    problems: tried ? problems : onlyTooLong(problems),
    isNew: !ref,
    isDirty: values.name !== start.name || values.description !== start.description,
    isSaving: save.isRunning,
    error: save.error,
    theirs,
    /** Saves the audience, or returns the first field with a problem. */
    async submit(): Promise<keyof AudienceInput | null> {
      setTried(true);
      const wrong = (["name", "description"] as const).find((field) => problems[field]);
      if (wrong) return wrong;
      // The user has seen both versions and chosen their own.
      await save.run(theirs ? toRef(theirs) : ref);
      return null;
    },
    /** Replaces the typed text by the saved version. */
    takeTheirs() {
      if (!theirs) return;
      setValues({ name: theirs.name, description: theirs.description });
      setRef(toRef(theirs));
      setTheirs(null);
      save.clearError();
    },
  };
}

function toRef({ id, version }: AudienceRef): AudienceRef {
  return { id, version };
}

function onlyTooLong(problems: AudienceProblems) {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== "missing"));
}
