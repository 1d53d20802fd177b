import type { CompositionView, TextVersionView } from "@takt/domain/writing/model/composition-view";
import { publishText } from "@takt/domain/posts/model/publish-text";
import { useEffect } from "react";
import { trpc } from "../../../trpc/react";
import { SaveNote } from "../../shared/autosave/save-note";
import { PostPreview } from "../../shared/post/preview/post-preview";
import { keepVersion } from "./keep-version";
import { engineOf } from "./engine-of";
import { ResultActs } from "./result-acts";
import { ResultText } from "./result-text";
import { RewriteBar } from "./rewrite-bar";
import { SourceList } from "./source-list";
import { TextChanges } from "./text-changes";
import { useResultText } from "./use-result-text";
import type { ResultWishes } from "./use-result-wishes";

type Props = {
  composition: CompositionView;
  version: TextVersionView;
  /** What it is compared with, while its changes are shown instead of the text. */
  compared: TextVersionView | null;
  wishes: ResultWishes;
  onEdited: (version: TextVersionView) => void;
  announce: (text: string) => void;
};

/** One version to go on with: rewritten, changed by hand, looked at as a post, sent. Mount it anew for another one. */
export function ResultEditor(props: Props) {
  const { composition, version, compared, wishes, announce } = props;
  const { id, versions, answers, rewritesLeft, postId } = composition;
  const utils = trpc.useUtils();
  const text = useResultText(id, version, (edited) => {
    keepVersion(utils.writing, id, edited);
    props.onEdited(edited);
  });

  const { settleBy } = wishes;
  useEffect(() => settleBy(text.settle));

  return (
    <div className="grid gap-5">
      <RewriteBar
        left={rewritesLeft}
        onRewrite={(wish) => void wishes.rewrite(wish)}
        onAgain={() => void wishes.generate()}
      />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div className="grid min-w-0 content-start gap-5">
          {compared ? (
            <TextChanges
              before={publishText(compared.text, compared.hashtags)}
              after={publishText(text.words.text, text.words.hashtags)}
              number={versions.indexOf(compared) + 1}
            />
          ) : (
            <ResultText text={text} announce={announce} />
          )}
          <SaveNote state={text.state} onRetry={text.retry} />
          <SourceList version={version} text={text.words.text} />
        </div>
        <div className="min-w-0 lg:sticky lg:top-20 lg:self-start">
          <PostPreview
            post={{ content: text.words.text, hashtags: text.words.hashtags, visibility: "PUBLIC" }}
            media={[]}
          />
        </div>
      </div>
      <ResultActs
        compositionId={id}
        text={text}
        answers={answers}
        outline={engineOf(version, versions) === "outline"}
        hasPost={postId !== null}
      />
    </div>
  );
}
