import type { PostView } from "@takt/domain/posts/model/post-view";
import { TIMING } from "@takt/domain/posts/model/publish-timing";
import { Button } from "@takt/ui/button";
import { useClock, useNow } from "~/features/shared/time/use-clock";
import { useT } from "~/i18n/use-t";
import type { usePostActions } from "../parts/actions/use-post-actions";
import { toSummary } from "../parts/post-summary";
import { ForbiddenNote } from "./author/forbidden-note";
import { isEditable } from "./editor-title";
import { StatusBadge } from "../parts/status/status-badge";
import { UnconfirmedQuestion } from "../parts/status/unconfirmed-question";
import { PublishedNote } from "../published/published-note";

type Props = { post: PostView; actions: ReturnType<typeof usePostActions> };

/** Where a post stands that cannot be edited, and what can be done about it. */
export function LockedPostNote({ post, actions }: Props) {
  return (
    <section className="grid justify-items-start gap-2.5" aria-live="polite">
      <StatusBadge status={post.status} />
      <Note post={post} actions={actions} />
    </section>
  );
}

function Note({ post, actions }: Props) {
  const { t } = useT("posts");
  const { mutations } = actions;
  if (post.deletedAt)
    return (
      <>
        <p>{t("banner.deleted")}</p>
        {post.mayWrite && (
          <Button
            variant="primary"
            loading={mutations.isPending}
            onClick={() => void mutations.restore(post.id)}
          >
            {t("actions.restore")}
          </Button>
        )}
      </>
    );
  if (isEditable(post)) return <ForbiddenNote post={post} mutations={mutations} />;
  if (post.status === "publishing") return <PublishingNote post={post} />;
  if (post.status !== "unconfirmed") return <PublishedNote post={post} actions={actions} />;
  return (
    <>
      <h2 className="text-base font-semibold">{t("unconfirmed.title")}</h2>
      <UnconfirmedQuestion
        post={toSummary(post)}
        loading={mutations.isPending}
        onAnswer={(onLinkedIn) => void mutations.answer(toSummary(post), onLinkedIn)}
      />
    </>
  );
}

/** Says that a post is being published and, once the request has timed out, when the result will be known. */
function PublishingNote({ post }: { post: Pick<PostView, "attemptedAt" | "knownBy"> }) {
  const { t } = useT("posts");
  const clock = useClock();
  const now = useNow(5_000);
  const { attemptedAt, knownBy } = post;
  const silent = now && attemptedAt && now.getTime() - attemptedAt.getTime() > TIMING.http + TIMING.fresh;
  return (
    <>
      <h2 className="text-base font-semibold">{t(silent ? "banner.silent" : "banner.publishing")}</h2>
      <p className="text-muted-fg">
        {silent && knownBy
          ? t("banner.silentText", { time: clock.time(knownBy) })
          : t("banner.publishingText")}
      </p>
    </>
  );
}
