import { useT } from "~/i18n/use-t";
import { trpc } from "~/trpc/react";
import { CardFailure } from "../shared/query-card";
import { RailSection } from "../shared/rail-section";
import { useStickyError } from "../shared/use-sticky-error";
import { LazyReceipt } from "./lazy-sections";
import { JUST_OUT } from "./just-out-input";
import { refreshInterval } from "./refresh-interval";

/** Older posts are not just out. */
const RECENT_MS = 3 * 24 * 3600_000;

/** The post that went out last with its receipt as steps; nothing after three days. */
export function JustOut({ now }: { now: Date }) {
  const { t } = useT("today");
  const query = trpc.posts.list.useQuery(JUST_OUT, { refetchInterval: refreshInterval });
  const failure = useStickyError(query);
  const post = query.data?.posts[0];
  const isRecent =
    post?.publishedAt && !post.removedAt && now.getTime() - post.publishedAt.getTime() <= RECENT_MS;
  if (!isRecent && failure === null) return null;
  return (
    <RailSection title={t("justOut.title")}>
      {isRecent ? (
        <LazyReceipt post={post} />
      ) : (
        <CardFailure
          failed={t("justOut.failed")}
          error={failure}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
    </RailSection>
  );
}
