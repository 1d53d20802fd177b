"use client";

import type { CompositionView, TextVersionView } from "@takt/domain/writing/model/composition-view";
import type { Rewrite } from "@takt/domain/writing/model/rewrite";
import { useT } from "~/i18n/use-t";
import { useEffect, useState, useSyncExternalStore } from "react";
import { trpc } from "~/trpc/react";
import { useErrorToast } from "~/features/shared/actions/use-error-toast";
import { useErrorText } from "~/features/shared/use-error-text";
import { useMe } from "~/features/shared/use-me";
import type { AnswerProblems } from "../answers/answer-problems";
import type { Answers } from "../answers/use-answers";
import { Assistant, findRunning, type Asked } from "./assistant";
import { createAssistantApi } from "./assistant-api";
import { INITIAL, isWriting, type AssistantState } from "./assistant-state";
import { prepareRewrite, prepareText, type Refusal } from "./prepare-job";
import { saveVersionDraft, versionWithStoredDraft } from "./version-draft";
import { retryVersion, shownVersion, withVersion } from "./versions";

const NO_VERSIONS: readonly TextVersionView[] = [];

type Options = {
  /** As the server has it; null until it is created. */
  composition: CompositionView | null;
  answers: Answers;
  problems: AnswerProblems;
};

/**
 * The assistant of a composition: the text while it is written, the versions and which is shown, and what can be asked
 * for. What is shown is saved before every request, because the text is written from that.
 */
export function useAssistant({ composition, answers, problems }: Options) {
  const { id: userId } = useMe();
  const utils = trpc.useUtils();
  const { id } = answers;
  const [assistant] = useState(() => findRunning(id) ?? new Assistant(createAssistantApi(utils)));
  const state = toCurrentState(
    id,
    useSyncExternalStore(assistant.subscribe, assistant.getState, assistant.getState),
  );
  const toastNotSaved = useNotSavedToast();

  // A written version can be known before its composition is refetched.
  const { version: written } = state;
  const known = composition?.versions ?? NO_VERSIONS;
  const isNewer = written !== null && !known.some((one) => one.id === written.id);
  const versions = isNewer ? withVersion(known, written) : known;
  const shown = shownVersion(versions, state.shown);

  // In an effect, because the server, which has rendered the page, has no stored drafts.
  const isOpen = composition?.isOpen ?? false;
  useEffect(() => {
    if (assistant.getState().shown) return;
    const first = (isOpen && versionWithStoredDraft(userId, known)) || known.at(-1);
    if (first) assistant.dispatch({ kind: "opened", id: first.id });
  }, [assistant, userId, isOpen, known]);
  useEffect(() => {
    const { job } = assistant.getState();
    if (job && job.id !== id) assistant.leave();
  }, [assistant, id]);

  const saving = {
    saveText: async () => (shown ? saveVersionDraft(userId, shown.version.id) : null),
    saveAnswers: answers.saveNow,
  };
  const ask = async (prepare: Parameters<Assistant["ask"]>[0]): Promise<Asked> => {
    const asked = await assistant.ask(prepare);
    if (asked.kind === "notSaved") toastNotSaved(asked);
    return asked;
  };
  const generate = (engine: "outline" | null = null) => ask(() => prepareText(engine, problems, saving));
  const askRewrite = (rewrite: Rewrite, choose: Parameters<typeof prepareRewrite>[2]) =>
    ask(() => prepareRewrite(rewrite, id, choose, saving));

  return {
    ...state,
    isWriting: isWriting(state),
    versions,
    shown,
    /** Writes a text, which costs an AI post unless it is an outline. */
    generate,
    /** Rewrites the version that is shown. */
    rewrite: (rewrite: Rewrite) => askRewrite(rewrite, (shownId) => shownId),
    /** Repeats the last job. */
    async retry(): Promise<Asked> {
      const { job } = state;
      if (job?.kind === "write") return generate(job.engine);
      if (job?.kind === "rewrite")
        return askRewrite(job.rewrite, (shownId) =>
          retryVersion(job.versionId, shown?.version ?? null, shownId),
        );
      return { kind: "busy" };
    },
    stop: assistant.stop,
    choose: (versionId: string) => assistant.dispatch({ kind: "chosen", id: versionId }),
    /** The version under this key has become an edited one; ignored when another version is shown by now. */
    edited: (key: string, versionId: string) => assistant.dispatch({ kind: "edited", key, id: versionId }),
  };
}

export type AssistantView = ReturnType<typeof useAssistant>;

/** The state for a composition's screen: a job may still be that of one that was replaced. */
function toCurrentState(id: string, state: AssistantState): AssistantState {
  return state.job === null || state.job.id === id ? state : { ...INITIAL, ended: state.ended };
}

/** Returns a function that says that nothing is written, because what it is written from could not be saved. */
function useNotSavedToast() {
  const { t } = useT(["writing", "posts"]);
  const errorToast = useErrorToast();
  const errorText = useErrorText();
  return ({ what, error }: Extract<Refusal, { kind: "notSaved" }>): void =>
    errorToast({
      title: what === "text" ? t("posts:failedTo.saveChanges") : t("generate.notSaved"),
      description: error === null ? undefined : errorText(error),
    });
}
