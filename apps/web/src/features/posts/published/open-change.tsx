import type { PostView } from "@takt/domain/posts/model/post-view";
import { Button } from "@takt/ui/button";
import { Callout } from "@takt/ui/callout";
import { CircleHelp } from "lucide-react";
import { useWhen } from "~/features/shared/time/use-clock";
import { useT } from "~/i18n/use-t";
import type { PublishedChanges } from "./use-published-changes";

/** Says that LinkedIn has not answered a change, and offers to ask for the same again, which is harmless. */
export function OpenChange({ post, changes }: { post: PostView; changes: PublishedChanges }) {
  const { t } = useT("posts");
  const when = useWhen();
  const { openChange } = post;
  if (!openChange) return null;
  const { kind, content, hashtags, sentAt } = openChange;
  const again = () =>
    kind === "edit" ? changes.edit(post, { content: content ?? "", hashtags }) : changes.remove(post);
  return (
    <Callout
      tone="amber"
      role="status"
      icon={<CircleHelp aria-hidden />}
      actions={
        <Button size="sm" loading={changes.isPending} onClick={() => void again()}>
          {t(`changes.again.${kind}`)}
        </Button>
      }
    >
      <p>{t(`changes.open.${kind}`, { when: when(sentAt) })}</p>
    </Callout>
  );
}
