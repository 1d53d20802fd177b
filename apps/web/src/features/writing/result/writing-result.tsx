"use client";

import type { CompositionView, WritingUsage } from "@takt/domain/writing/model/composition-view";
import { Button } from "@takt/ui/button";
import { Diff, Pencil } from "lucide-react";
import { useT } from "next-i18next/client";
import { useId, useRef, useState } from "react";
import { useAnnounce } from "../../shared/use-announce";
import type { Generate } from "../use-generate";
import { useNewAlike } from "../use-new-alike";
import { ClosedText } from "./closed-text";
import { EndNotice } from "./end-notice";
import { failureOf } from "./failure-of";
import { modelOf } from "./model-of";
import { PostMade } from "./post-made";
import { ResultEditor } from "./result-editor";
import { UnsavedText } from "./unsaved-text";
import { useResultNews } from "./use-result-news";
import { useResultWishes } from "./use-result-wishes";
import { useShownVersion } from "./use-shown-version";
import type { Writing } from "./use-writing";
import { VersionBadges } from "./version-badges";
import { VersionBar } from "./version-bar";
import { WritingNow } from "./writing-now";

type Props = {
  composition: CompositionView;
  usage: WritingUsage;
  writing: Writing;
  /** Of useGenerate: asks for what is answered now. */
  generate: Generate;
  onEditAnswers: () => void;
  /** Goes on with another one, which has the same answers. */
  onAlike: (id: string) => void;
};

/** What was written: the text as it comes, its versions, and what becomes of it. Mount it anew for another composition. */
export function WritingResult(props: Props) {
  const { composition, usage, writing, generate, onEditAnswers, onAlike } = props;
  const { t } = useT("writing");
  const { announce, region } = useAnnounce();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [showsChanges, setShowsChanges] = useState(false);
  const { versions, shown, choose, edited } = useShownVersion(composition, writing);
  const wishes = useResultWishes({
    compositionId: composition.id,
    shown: shown ? shown.version : null,
    writing,
    generate,
  });
  const failure = failureOf(writing, usage.engine.kind);
  useResultNews({ writing, failure, heading, announce });
  const alike = useNewAlike(composition, onAlike);
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
        <WritingNow writing={writing} model={modelOf(writing.job, usage, versions)} researches={researches} />
      ) : (
        <>
          {failure && (
            <EndNotice
              failure={failure}
              usage={usage}
              writing={writing}
              wishes={isOpen ? wishes : null}
              hasText={shown !== null}
            />
          )}
          {writing.text !== "" && <UnsavedText text={writing.text} />}
          {postId !== null && (
            <PostMade postId={postId} isOpen={isOpen} onAlike={alike.begin} beginning={alike.beginning} />
          )}
          {shown && !isOpen && <ClosedText version={shown.version} />}
          {shown && isOpen && (
            <ResultEditor
              key={shown.key}
              composition={{ ...composition, versions }}
              version={shown.version}
              compared={showsChanges ? shown.before : null}
              wishes={wishes}
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
