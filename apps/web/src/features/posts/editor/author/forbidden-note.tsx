import type { PostView } from "@takt/domain/posts/model/post-view";
import { Button } from "@takt/ui/button";
import { withVerbatim } from "@takt/ui/verbatim";
import { useWorkspace } from "~/features/shared/navigation/workspace";
import { useClock } from "~/features/shared/time/use-clock";
import { useCan } from "~/features/shared/use-can";
import { useMe } from "~/features/shared/use-me";
import { useT } from "~/i18n/use-t";
import type { PostMutations } from "~/features/posts/parts/actions/use-post-mutations";

type Props = { post: PostView; mutations: PostMutations };

/** Why the reader cannot edit a post that others can; what is scheduled can still be stopped where the workspace is read-only. */
export function ForbiddenNote({ post, mutations }: Props) {
  const { t } = useT("posts");
  const clock = useClock();
  const { zone: ownZone } = useMe();
  const { isReadOnly } = useWorkspace();
  const may = useCan();
  const { status, author, scheduledAt, scheduledZone } = post;
  const zone = scheduledZone ?? ownZone;
  const canStop = status === "scheduled" && may("posts.publish", author);
  return (
    <>
      {status === "scheduled" && scheduledAt && (
        <p className="font-medium tabular-nums">
          {t("banner.at", { when: clock.dateTime(scheduledAt, zone), zone })}
        </p>
      )}
      <p className="text-pretty text-muted-fg">
        {isReadOnly
          ? t("author.lockedPlan")
          : may("drafts.write")
            ? withVerbatim(author.name ?? t("author.unnamed"), (name) => t("author.lockedName", { name }))
            : t("author.lockedRole")}
      </p>
      {canStop && (
        <Button loading={mutations.isPending} onClick={() => void mutations.cancel(post)}>
          {t("actions.cancel")}
        </Button>
      )}
    </>
  );
}
