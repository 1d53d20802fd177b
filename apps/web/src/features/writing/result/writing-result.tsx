"use client";

import type { CompositionView, WritingUsage } from "@takt/domain/writing/model/composition-view";
import { Button } from "@takt/ui/button";
import { Diff, Pencil } from "lucide-react";
import { useT } from "next-i18next/client";
import { useId, useRef, useState } from "react";
import { useAnnounce } from "../../shared/use-announce";
import type { Generate } from "../use-generate";
import { useDuplicateComposition } from "../use-duplicate-composition";
import { ReadOnlyText } from "./read-only-text";
import { EndNotice } from "./end-notice";
import { failureOf } from "./failure-of";
import { modelOf } from "./model-of";
import { PostCreated } from "./post-created";
import { ResultEditor } from "./result-editor";
import { UnsavedText } from "./unsaved-text";
import { useResultAnnouncements } from "./use-result-announcements";
import { useResultRequests } from "./use-result-requests";
import { useShownVersion } from "./use-shown-version";
import type { Writing } from "./use-writing";
import { VersionBadges } from "./version-badges";
import { VersionBar } from "./version-bar";
import { WritingProgress } from "./writing-progress";

type Props = {
  composition: CompositionView;
  usage: WritingUsage;
  writing: Writing;
  /** From useGenerate: writes a text with the current answers. */
  generate: Generate;
  onEditAnswers: () => void;
  /** Opens a new composition with the same answers. */
  onDuplicate: (id: string) => void;
};

/** The result: the text while it is written, its versions and its actions. Remount it for another composition. */
export function WritingResult(props: Props) {
  const { composition, usage, writing, generate, onEditAnswers, onDuplicate } = props;
  const { t } = useT("writing");
  const { announce, region } = useAnnounce();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [showsChanges, setShowsChanges] = useState(false);
  const { versions, shown, choose, edited } = useShownVersion(composition, writing);
  const requests = useResultRequests({
    compositionId: composition.id,
    shown: shown ? shown.version : null,
    writing,
    generate,
  });
  const failure = failureOf(writing, usage.engine.kind);
  useResultAnnouncements({ writing, failure, heading, announce });
  const duplicate = useDuplicateComposition(composition, onDuplicate);
  const busy = writing.state !== "idle";
  const { answers, postId, isOpen } = composition;
  const researches = answers.useResearch && usage.canResearch && writing.job?.kind === "write";
  return (
    <section aria-labelledby={id} data-testid="writing-result" className="grid gap-5">
      <header className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={id} ref={heading} tabIndex={-1} className="text-lg/7 font-semibold outline-hidden">
            {t(busy ? "result.beingWritten" : "result.title")}
          </h2>
          {!busy && isOpen && (
            <Button size="sm" variant="ghost" onClick={onEditAnswers}>
              <Pencil aria-hidden />
              {t("result.editAnswers")}
            </Button>
          )}
        </div>
        {!busy && shown && (
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <VersionBadges version={shown.version} versions={versions} />
            <div className="flex flex-wrap items-center gap-2">
              {shown.before && isOpen && (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-pressed={showsChanges}
                  className="aria-pressed:bg-surface-2"
                  onClick={() => setShowsChanges(!showsChanges)}
                >
                  <Diff aria-hidden />
                  {t("result.showChanges")}
                </Button>
              )}
              {versions.length > 1 && (
                <VersionBar versions={versions} version={shown.version} onChoose={choose} />
              )}
            </div>
          </div>
        )}
      </header>
      {busy ? (
        <WritingProgress
          writing={writing}
          model={modelOf(writing.job, usage, versions)}
          researches={researches}
        />
      ) : (
        <>
          {failure && (
            <EndNotice
              failure={failure}
              usage={usage}
              writing={writing}
              requests={isOpen ? requests : null}
              hasText={shown !== null}
            />
          )}
          {writing.text !== "" && <UnsavedText text={writing.text} />}
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
              composition={{ ...composition, versions }}
              version={shown.version}
              compared={showsChanges ? shown.before : null}
              requests={requests}
              onEdited={edited}
              announce={announce}
            />
          )}
        </>
      )}
      {region}
    </section>
  );
}
