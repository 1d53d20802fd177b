import type { CompositionView } from "@takt/domain/writing/model/composition-view";
import { publishText } from "@takt/domain/posts/model/publish-text";
import { trpc } from "~/trpc/react";
import { SaveNote } from "~/features/shared/drafts/save-note";
import { useOpenSource } from "~/features/posts/parts/use-open-source";
import { PostPreview } from "~/features/posts/parts/post-preview";
import type { Asked } from "../assistant/assistant";
import { cacheVersion } from "../assistant/assistant-api";
import type { AssistantView } from "../assistant/use-assistant";
import { getEngine, type ShownVersion } from "../assistant/versions";
import { ResultActions } from "./result-actions";
import { ResultText } from "./result-text";
import { RewriteBar } from "./rewrite-bar";
import { SourceList } from "./source-list";
import { TextChanges } from "./text-changes";
import { useResultText } from "./use-result-text";

type Props = {
  composition: CompositionView;
  shown: ShownVersion;
  /** Shows the changes since the version before instead of the text. */
  showsChanges: boolean;
  assistant: AssistantView;
  /** Shows what became of a request. */
  follow: (request: Promise<Asked>) => Promise<void>;
  announce: (text: string) => void;
};

/** The editor of one version: rewrite, edit, preview and send it. Remount it for another version. */
export function ResultEditor(props: Props) {
  const { composition, shown, showsChanges, assistant, follow, announce } = props;
  const { key, version } = shown;
  const compared = showsChanges ? shown.before : null;
  const { id, answers, rewritesLeft, postId } = composition;
  const { versions } = assistant;
  const utils = trpc.useUtils();
  const openSource = useOpenSource();
  const text = useResultText(id, version, (edited) => {
    cacheVersion(utils.writing, id, edited);
    assistant.edited(key, edited.id);
  });

  return (
    <div className="grid gap-5">
      <RewriteBar
        left={rewritesLeft}
        onRewrite={(kind) => void follow(assistant.rewrite(kind))}
        onAgain={() => void follow(assistant.generate())}
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
            <ResultText text={text} origin={version.digitalSourceType} announce={announce} />
          )}
          <SaveNote status={text.status} error={text.error} onRetry={text.retry} />
          <SourceList version={version} text={text.draft.text} onOpen={openSource} />
        </div>
        <div className="min-w-0 lg:sticky lg:top-20 lg:self-start">
          <PostPreview
            post={{ content: text.draft.text, hashtags: text.draft.hashtags, visibility: "PUBLIC" }}
            origin={version.digitalSourceType}
            media={[]}
          />
        </div>
      </div>
      <ResultActions
        compositionId={id}
        text={text}
        answers={answers}
        outline={getEngine(version, versions) === "outline"}
        hasPost={postId !== null}
      />
    </div>
  );
}
