import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { createLazyPart } from "@takt/ui/lazy-part";
import { Skeleton } from "@takt/ui/skeleton";
import { useT } from "~/i18n/use-t";

const ideasAndActivity = createLazyPart(() => import("./ideas-and-activity"));
const receipt = createLazyPart(() => import("./just-out-receipt"));
const connection = createLazyPart(() => import("../connections/parts/connection-card"));

/** The ideas and the activity: they end the page, so that nothing moves when their script comes after it. */
export function LazyIdeasAndActivity() {
  const part = ideasAndActivity.usePart(false);
  return part ? <part.IdeasAndActivity /> : <Loading className="h-64" />;
}

/** The receipt of the post that went out last, as high as most are. */
export function LazyReceipt({ post }: { post: PostSummary }) {
  const part = receipt.usePart(false);
  return part ? <part.JustOutReceipt post={post} /> : <Loading className="h-47" />;
}

/** The connection, at the end of the rail. */
export function LazyConnection() {
  const part = connection.usePart(false);
  return part ? <part.ConnectionCard shape="section" /> : <Loading className="h-56" />;
}

function Loading({ className }: { className: string }) {
  const { t } = useT("common");
  return (
    <div role="status" aria-label={t("loading")}>
      <Skeleton className={`rounded-xl ${className}`} />
    </div>
  );
}
