"use client";

import type { CompositionView, WritingUsage } from "@takt/domain/writing/model/composition-view";
import { Button } from "@takt/ui/button";
import { Diff, Pencil } from "lucide-react";
import { useT } from "next-i18next/client";
import { useId, useRef, useState } from "react";
import { PostPreview } from "../../shared/post/preview/post-preview";
import { useAnnounce } from "../../shared/use-announce";
import { EndNotice } from "./end-notice";
import { modelOf } from "./model-of";
import { PostMade } from "./post-made";
import { ResultEditor } from "./result-editor";
import { UnsavedText } from "./unsaved-text";
import { useResultNews } from "./use-result-news";
import { useShownVersion } from "./use-shown-version";
import type { Writing } from "./use-writing";
import { VersionBadges } from "./version-badges";
import { VersionBar } from "./version-bar";
import { WritingNow } from "./writing-now";

type Props = {
  composition: CompositionView;
  usage: WritingUsage;
  /** Of useWriting, which the Generate button calls, too. */
  writing: Writing;
  onEditAnswers: () => void;
};

/** What was written: the text as it comes, its versions, and what becomes of it. Mount it anew for another composition. */
export function WritingResult({ composition, usage, writing, onEditAnswers }: Props) {
  const { t } = useT("writing");
  const { announce, region } = useAnnounce();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [showsChanges, setShowsChanges] = useState(false);
  const { versions, shown, choose, edited } = useShownVersion(composition, writing);
  useResultNews({ writing, heading, announce });
  const busy = writing.state !== "idle";
  const { answers, postId } = composition;
  const researches = answers.useResearch && usage.canResearch && writing.job?.kind === "write";
  return (
    <section aria-labelledby={id} data-testid="writing-result" className="grid gap-5">
      <header className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h2 id={id} ref={heading} tabIndex={-1} className="text-lg/7 font-semibold outline-hidden">
            {t(busy ? "result.beingWritten" : "result.title")}
          </h2>
          {!busy && (
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
              {shown.before && postId === null && (
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
          <EndNotice
            compositionId={composition.id}
            usage={usage}
            writing={writing}
            hasText={shown !== null}
          />
          {writing.text !== "" && <UnsavedText text={writing.text} />}
          {postId !== null && <PostMade postId={postId} />}
          {shown && postId !== null && (
            <PostPreview
              post={{ content: shown.version.text, hashtags: shown.version.hashtags, visibility: "PUBLIC" }}
              media={[]}
            />
          )}
          {shown && postId === null && (
            <ResultEditor
              key={shown.key}
              composition={{ ...composition, versions }}
              version={shown.version}
              compared={showsChanges ? shown.before : null}
              writing={writing}
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
