import { Callout } from "@takt/ui/callout";
import { MessageCircle } from "lucide-react";
import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";

/** Says before a post is scheduled or published what becomes of the first comment. */
export function CommentCallout() {
  const { t } = useT("posts");
  const { data: access } = trpc.posts.commentAccess.useQuery();
  if (!access) return null;
  const isReady = access === "ready";
  return (
    <Callout tone={isReady ? "neutral" : "amber"} icon={<MessageCircle aria-hidden />} className="mt-4">
      <p>{t(isReady ? "comment.scheduled.ready" : "comment.scheduled.byHand")}</p>
    </Callout>
  );
}
