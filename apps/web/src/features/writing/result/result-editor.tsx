import type { CompositionView, TextVersionView } from "@takt/domain/writing/model/composition-view";
import type { Rewrite } from "@takt/domain/writing/model/rewrite";
import { publishText } from "@takt/domain/posts/model/publish-text";
import { useToast } from "@takt/ui/toast";
import { useT } from "next-i18next/client";
import { trpc } from "../../../trpc/react";
import { SaveNote } from "../../shared/autosave/save-note";
import { PostPreview } from "../../shared/post/preview/post-preview";
import { useErrorText } from "../../shared/use-error-text";
import { keepVersion } from "./keep-version";
import { engineOf } from "./engine-of";
import { ResultActs } from "./result-acts";
import { ResultText } from "./result-text";
import { RewriteBar } from "./rewrite-bar";
import { SourceList } from "./source-list";
import { TextChanges } from "./text-changes";
import { useResultText } from "./use-result-text";
import type { Writing } from "./use-writing";

type Props = {
  composition: CompositionView;
  version: TextVersionView;
  /** What it is compared with, while its changes are shown instead of the text. */
  compared: TextVersionView | null;
  writing: Writing;
  onEdited: (version: TextVersionView) => void;
  announce: (text: string) => void;
};

/** One version to go on with: rewritten, changed by hand, looked at as a post, sent. Mount it anew for another one. */
export function ResultEditor(props: Props) {
  const { composition, version, compared, writing, announce } = props;
  const { id, versions, answers, rewritesLeft } = composition;
  const { t } = useT("posts");
  const { toast } = useToast();
  const errorText = useErrorText();
  const utils = trpc.useUtils();
  const text = useResultText(id, version, (edited) => {
    keepVersion(utils.writing, id, edited);
    props.onEdited(edited);
  });

  /** What is written next begins with what is seen, so that is saved first. */
  const settled = async (go: (versionId: string) => Promise<void>) => {
    try {
      await go(await text.settle());
    } catch (error) {
      toast({ tone: "error", title: t("failedTo.saveChanges"), description: errorText(error) });
    }
  };
  const rewrite = (wish: Rewrite) => void settled((versionId) => writing.rewrite(id, versionId, wish));

  return (
    <div className="grid gap-5">
      <RewriteBar
        left={rewritesLeft}
        onRewrite={rewrite}
        onAgain={() => void settled(() => writing.write(id))}
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
          <SourceList sources={version.sources} />
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
      />
    </div>
  );
}
