import type { CompositionView, TextVersionView } from "@takt/domain/writing/model/composition-view";
import { publishText } from "@takt/domain/posts/model/publish-text";
import { useEffect } from "react";
import { trpc } from "../../../trpc/react";
import { SaveNote } from "../../shared/drafts/save-note";
import { PostPreview } from "../../shared/post/preview/post-preview";
import { cacheVersion } from "./cache-version";
import { engineOf } from "./engine-of";
import { ResultActions } from "./result-actions";
import { ResultText } from "./result-text";
import { RewriteBar } from "./rewrite-bar";
import { SourceList } from "./source-list";
import { TextChanges } from "./text-changes";
import { useResultText } from "./use-result-text";
import type { ResultRequests } from "./use-result-requests";

type Props = {
  composition: CompositionView;
  version: TextVersionView;
  /** The version to compare with while changes are shown instead of the text. */
  compared: TextVersionView | null;
  requests: ResultRequests;
  onEdited: (version: TextVersionView) => void;
  announce: (text: string) => void;
};

/** The editor of one version: rewrite, edit, preview and send it. Remount it for another version. */
export function ResultEditor(props: Props) {
  const { composition, version, compared, requests, announce } = props;
  const { id, versions, answers, rewritesLeft, postId } = composition;
  const utils = trpc.useUtils();
  const text = useResultText(id, version, (edited) => {
    cacheVersion(utils.writing, id, edited);
    props.onEdited(edited);
  });

  const { registerSave } = requests;
  useEffect(() => registerSave(text.saveNow));

  return (
    <div className="grid gap-5">
      <RewriteBar
        left={rewritesLeft}
        onRewrite={(kind) => void requests.rewrite(kind)}
        onAgain={() => void requests.generate()}
      />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 content-start gap-5">
          {compared ? (
            <TextChanges
              before={publishText(compared.text, compared.hashtags)}
              after={publishText(text.draft.text, text.draft.hashtags)}
              number={versions.indexOf(compared) + 1}
            />
          ) : (
            <ResultText text={text} announce={announce} />
          )}
          <SaveNote status={text.status} error={text.error} onRetry={text.retry} />
          <SourceList version={version} text={text.draft.text} />
        </div>
        <div className="min-w-0 lg:sticky lg:top-20 lg:self-start">
          <PostPreview
            post={{ content: text.draft.text, hashtags: text.draft.hashtags, visibility: "PUBLIC" }}
            media={[]}
          />
        </div>
      </div>
      <ResultActions
        compositionId={id}
        text={text}
        answers={answers}
        outline={engineOf(version, versions) === "outline"}
        hasPost={postId !== null}
      />
    </div>
  );
}
