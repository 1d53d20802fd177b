import { publishProblem } from "@takt/domain/posts/model/publish-problem";
import { POST_LIMITS } from "@takt/domain/posts/model/post-length";
import type { PostView } from "@takt/domain/posts/model/post-view";
import { Button } from "@takt/ui/button";
import { Dialog, DialogContent } from "@takt/ui/dialog";
import { FieldError, Label } from "@takt/ui/field";
import { Textarea } from "@takt/ui/input";
import { useAnnounce } from "@takt/ui/use-announce";
import { useT } from "next-i18next/client";
import { useState } from "react";
import { isSame } from "../../shared/drafts/is-same";
import { withoutNul } from "../../shared/without-nul";
import { HashtagsField } from "../parts/hashtags-field";
import { PostLengthCount, PostLengthNote, readPostLength } from "../parts/post-length";
import { usePublishProblemText } from "../parts/use-publish-problem-text";
import type { PublishedChanges, PublishedText } from "./use-published-changes";

type Props = { post: PostView; changes: PublishedChanges; onClose: () => void };

/** Edits the text of a published post on LinkedIn, and says what readers will see of that. */
export function EditPublishedDialog({ post, changes, onClose }: Props) {
  const { t } = useT("posts");
  const { t: common } = useT("common");
  const problemText = usePublishProblemText();
  const { announce, region } = useAnnounce();
  const { content, hashtags } = post;
  const [text, setText] = useState<PublishedText>({ content, hashtags });
  const length = readPostLength(text.content, text.hashtags);
  const problem = publishProblem({ ...post, ...text, mediaCount: post.media.length });
  const submit = async () => {
    const result = await changes.edit(post, text);
    // Without an answer the page offers the same again.
    if (result?.outcome === "done" || result?.outcome === "unknown") onClose();
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
              disabled={problem !== null || isSame(text, { content, hashtags })}
              onClick={() => void submit()}
            >
              {t("changes.editDialog.confirm")}
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          <div className="grid gap-1.5">
            <div className="flex items-baseline justify-between gap-3">
              <Label htmlFor="published-text">{t("editor.text")}</Label>
              <PostLengthCount id="published-text-count" of={length} />
            </div>
            <Textarea
              id="published-text"
              value={text.content}
              maxLength={POST_LIMITS.contentLength}
              aria-describedby="published-text-count"
              aria-invalid={problem !== null || undefined}
              onChange={(event) => setText({ ...text, content: withoutNul(event.target.value) })}
              className="max-h-[45vh] min-h-40 resize-none text-base/6"
            />
            {length.tooMany > 0 ? (
              <PostLengthNote of={length} />
            ) : (
              problem && <FieldError id="published-text-problem">{problemText(problem)}</FieldError>
            )}
          </div>
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
