import { Button } from "@takt/ui/button";
import { buttonStyle } from "@takt/ui/button-style";
import { useCan } from "~/features/shared/use-can";
import { useT } from "~/i18n/use-t";
import type { usePostActions } from "~/features/posts/parts/actions/use-post-actions";
import { ActivityButton } from "~/features/posts/parts/status/activity-link";
import { LocaleLink } from "~/features/shared/locale-link";
import type { Needed } from "./needed";

type Props = {
  needed: Needed;
  actions: ReturnType<typeof usePostActions>;
  onLater: () => void;
};

/** Buttons to settle a post in place, then Later; the keys 1 to 4 press them in this order (use-need-keys.ts). */
export function NeedActions({ needed: { need, post }, actions, onLater }: Props) {
  const { t } = useT("today");
  const canSnooze = useCan()("drafts.write");
  return (
    <>
      {need === "unconfirmed" && post.mayPublish ? (
        <Answers post={post} {...actions} />
      ) : (
        <LocaleLink href={`/app/content/edit/${post.id}`} className={buttonStyle({ size: "sm" })}>
          {t("needs.open")}
        </LocaleLink>
      )}
      {need === "failed" && post.mayPublish && <Repairs post={post} {...actions} />}
      {canSnooze && (
        <Button size="sm" variant="ghost" className="text-muted-fg" onClick={onLater}>
          {t("needs.later")}
        </Button>
      )}
    </>
  );
}

type RowProps = Props["actions"] & { post: Needed["post"] };

function Answers({ post, mutations }: RowProps) {
  const { t } = useT("today");
  const loading = mutations.isPending;
  return (
    <>
      <ActivityButton className={buttonStyle({ size: "sm" })} />
      <Button size="sm" loading={loading} onClick={() => void mutations.answer(post, true)}>
        {t("needs.yes")}
      </Button>
      <Button size="sm" loading={loading} onClick={() => void mutations.answer(post, false)}>
        {t("needs.no")}
      </Button>
    </>
  );
}

function Repairs({ post, run, mutations }: RowProps) {
  const { t } = useT("today");
  return (
    <>
      <Button size="sm" onClick={() => run("publish", post)}>
        {t("needs.retry")}
      </Button>
      <Button size="sm" loading={mutations.isPending} onClick={() => run("unschedule", post)}>
        {t("needs.toDraft")}
      </Button>
    </>
  );
}
