"use client";

import type { CompositionView, WritingUsage } from "@takt/domain/writing/model/composition-view";
import { useId, useRef, useState } from "react";
import { useAnnounce } from "@takt/ui/use-announce";
import type { Asked } from "../assistant/assistant";
import { findFailure } from "../assistant/find-failure";
import type { AssistantView } from "../assistant/use-assistant";
import { findModel } from "../assistant/versions";
import { EndCallout } from "./end-callout";
import { PostCreated } from "./post-created";
import { ReadOnlyText, UnsavedText } from "./read-only-text";
import { ResultEditor } from "./result-editor";
import { ResultHead } from "./result-head";
import { useDuplicateComposition } from "./use-duplicate-composition";
import { useResultAnnouncements } from "./use-result-announcements";
import { WritingProgress } from "./writing-progress";

type Props = {
  composition: CompositionView;
  usage: WritingUsage;
  assistant: AssistantView;
  /** Shows what became of a request. */
  follow: (request: Promise<Asked>) => Promise<void>;
  onEditAnswers: () => void;
  /** Opens a new composition with the same answers. */
  onDuplicate: (id: string) => void;
};

/** The result: the text while it is written, its versions and its actions. Remount it for another composition. */
export function WritingResult(props: Props) {
  const { composition, usage, assistant, follow, onEditAnswers, onDuplicate } = props;
  const { announce, region } = useAnnounce();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [showsChanges, setShowsChanges] = useState(false);
  const { versions, shown, job } = assistant;
  const failure = findFailure(assistant, usage.engine.kind);
  useResultAnnouncements({ assistant, failure, heading, announce });
  const duplicate = useDuplicateComposition(composition, onDuplicate);
  const { answers, postId, isOpen } = composition;
  return (
    <section aria-labelledby={id} data-testid="writing-result" className="grid gap-5">
      <ResultHead
        id={id}
        heading={heading}
        assistant={assistant}
        isOpen={isOpen}
        showsChanges={showsChanges}
        onShowChanges={setShowsChanges}
        onEditAnswers={onEditAnswers}
      />
      {assistant.isWriting ? (
        <WritingProgress
          assistant={assistant}
          model={findModel(job, usage, versions)}
          researches={answers.useResearch && usage.canResearch && job?.kind === "write"}
        />
      ) : (
        <>
          {failure && (
            <EndCallout
              failure={failure}
              usage={usage}
              assistant={assistant}
              follow={isOpen ? follow : null}
              hasText={shown !== null}
            />
          )}
          {assistant.text !== "" && <UnsavedText text={assistant.text} />}
          {postId !== null && (
            <PostCreated
              postId={postId}
              isOpen={isOpen}
              onDuplicate={duplicate.create}
              creating={duplicate.creating}
            />
          )}
          {shown && !isOpen && <ReadOnlyText version={shown.version} />}
          {shown && isOpen && (
            <ResultEditor
              key={shown.key}
              composition={composition}
              shown={shown}
              showsChanges={showsChanges}
              assistant={assistant}
              follow={follow}
              announce={announce}
            />
          )}
        </>
      )}
      {region}
    </section>
  );
}
