import type { PostView } from "@takt/domain/posts/model/post-view";
import { Button } from "@takt/ui/button";
import { Dialog, DialogContent } from "@takt/ui/dialog";
import { useState } from "react";
import { useDiscardQuestion } from "~/features/shared/leaving/use-discard-question";
import { useT } from "~/i18n/use-t";
import { LinkForm } from "./link-form";
import { LinkList } from "./link-list";
import { type MadeLink, NewLink } from "./new-link";

type Props = { post: Pick<PostView, "id" | "approval">; onClose: () => void };

/** Makes review links of a post, and lists those that there are. A new one is shown until the dialog is closed. */
export function ShareDialog({ post, onClose }: Props) {
  const { t } = useT(["reviews", "common"]);
  const [isEntered, setEntered] = useState(false);
  const [made, setMade] = useState<MadeLink | null>(null);
  const { close, question } = useDiscardQuestion(isEntered, onClose);
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent
        title={t("share.title")}
        description={t("share.text")}
        closeLabel={t("common:close")}
        footer={<Button onClick={close}>{t("share.done")}</Button>}
      >
        <div className="grid gap-6">
          {made ? (
            <NewLink link={made} onAnother={() => setMade(null)} />
          ) : (
            <LinkForm
              post={post}
              onEntered={setEntered}
              onMade={(link) => {
                setEntered(false);
                setMade(link);
              }}
            />
          )}
          <LinkList postId={post.id} />
        </div>
        {question}
      </DialogContent>
    </Dialog>
  );
}
