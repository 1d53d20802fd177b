import { useNow, useWhen } from "~/features/shared/time/use-clock";
import { useT } from "~/i18n/use-t";
import { toPostAge } from "./post-age";

/** When a post was published, and whether its text was edited since; null before. */
export type Posted = { at: Date; isEdited: boolean };

/** How old a post is, as LinkedIn says it beside the author: "2w · Edited". */
export function PostedAt({ posted }: { posted: Posted | null }) {
  const { t } = useT("posts");
  return posted ? <PostAge posted={posted} /> : t("preview.now");
}

function PostAge({ posted }: { posted: Posted }) {
  const { t } = useT("posts");
  const when = useWhen();
  const now = useNow(30_000);
  const age = now && toPostAge(posted.at, now);
  return (
    <>
      <time dateTime={posted.at.toISOString()} title={when(posted.at)}>
        {age ? t(`preview.age.${age.unit}`, { count: age.count }) : t("preview.now")}
      </time>
      {posted.isEdited && <> · {t("preview.edited")}</>}
    </>
  );
}
