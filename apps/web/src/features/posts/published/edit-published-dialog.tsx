import { publishProblem, type PublishProblem } from "@takt/domain/posts/model/publish-problem";
import { POST_LIMITS } from "@takt/domain/posts/model/post-length";
import type { PostView } from "@takt/domain/posts/model/post-view";
import { Button } from "@takt/ui/button";
import { Dialog, DialogContent } from "@takt/ui/dialog";
import { FieldError, Label } from "@takt/ui/field";
import { Textarea } from "@takt/ui/input";
import { Callout } from "@takt/ui/callout";
import { useAnnounce } from "@takt/ui/use-announce";
import { History } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { useRef, type Ref } from "react";
import { HashtagsField } from "../parts/hashtags-field";
import { PostLengthCount, PostLengthNote, readPostLength } from "../parts/post-length";
import { usePublishProblemText } from "../parts/use-publish-problem-text";
import type { PublishedChanges, PublishedText } from "./use-published-changes";
import { usePublishedText } from "./use-published-text";

type Props = { post: PostView; changes: PublishedChanges; onClose: () => void };

/** Edits the text of a published post on LinkedIn, and says what readers will see of that. */
export function EditPublishedDialog({ post, changes, onClose }: Props) {
  const { t } = useT("posts");
  const { t: common } = useT("common");
  const { announce, region } = useAnnounce();
  const { text, isChanged, isRestored, setText, clear } = usePublishedText(post);
  const field = useRef<HTMLTextAreaElement>(null);
  const discard = () => {
    clear();
    field.current?.focus();
  };
  const problem = publishProblem({ ...post, ...text, mediaCount: post.media.length });
  const submit = async () => {
    const result = await changes.edit(post, text);
    // Without an answer the page offers the same again.
    if (result?.outcome !== "done" && result?.outcome !== "unknown") return;
    clear();
    onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={t("changes.editDialog.title")}
        description={t("changes.editDialog.text")}
        closeLabel={common("close")}
        className="sm:max-w-2xl"
        footer={
          <>
            <Button onClick={onClose}>{common("cancel")}</Button>
            <Button
              variant="primary"
              loading={changes.isPending}
              disabled={problem !== null || !isChanged}
              onClick={() => void submit()}
            >
              {t("changes.editDialog.confirm")}
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          {isRestored && <RestoredText onDiscard={discard} />}
          <PublishedTextField
            ref={field}
            text={text}
            problem={problem}
            onChange={(content) => setText({ ...text, content })}
          />
          <HashtagsField
            tags={text.hashtags}
            onChange={(next) => setText({ ...text, hashtags: next })}
            announce={announce}
          />
        </div>
        {region}
      </DialogContent>
    </Dialog>
  );
}

/** Says that the text is what an earlier dialog has left. */
function RestoredText({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useT("posts");
  return (
    <Callout
      tone="blue"
      role="status"
      icon={<History aria-hidden />}
      actions={
        <Button size="sm" onClick={onDiscard}>
          {t("changes.editDialog.discard")}
        </Button>
      }
    >
      <p>{t("changes.editDialog.restored")}</p>
    </Callout>
  );
}

type FieldProps = {
  ref: Ref<HTMLTextAreaElement>;
  text: PublishedText;
  problem: PublishProblem | null;
  onChange: (content: string) => void;
};

/** The text with its length, and what keeps it from being published. */
function PublishedTextField({ ref, text, problem, onChange }: FieldProps) {
  const { t } = useT("posts");
  const problemText = usePublishProblemText();
  const length = readPostLength(text.content, text.hashtags);
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <Label htmlFor="published-text">{t("editor.text")}</Label>
        <PostLengthCount id="published-text-count" of={length} />
      </div>
      <Textarea
        ref={ref}
        id="published-text"
        value={text.content}
        maxLength={POST_LIMITS.contentLength}
        aria-describedby="published-text-count"
        aria-invalid={problem !== null || undefined}
        onChange={(event) => onChange(event.target.value)}
        className="max-h-[45vh] min-h-40 resize-none text-base/6"
      />
      {length.tooMany > 0 ? (
        <PostLengthNote of={length} />
      ) : (
        problem && <FieldError id="published-text-problem">{problemText(problem)}</FieldError>
      )}
    </div>
  );
}
