import type { PostSummary } from "@takt/domain/posts/model/post-view";
import { createLazyPart } from "@takt/ui/lazy-part";
import { IDEAS_HEIGHT, SectionLoading } from "./section-loading";

const ideasAndActivity = createLazyPart(() => import("./ideas-and-activity"));
const receipt = createLazyPart(() => import("./just-out-receipt"));
const connection = createLazyPart(() => import("../connections/parts/connection-card"));

/** The ideas and the activity: they end the page, so that nothing moves when their script comes after it. */
export function LazyIdeasAndActivity() {
  const part = ideasAndActivity.usePart(false);
  return part ? <part.IdeasAndActivity /> : <SectionLoading className={IDEAS_HEIGHT} />;
}

/** The receipt of the post that went out last, as high as most are. */
export function LazyReceipt({ post }: { post: PostSummary }) {
  const part = receipt.usePart(false);
  return part ? <part.JustOutReceipt post={post} /> : <SectionLoading className="h-70" />;
}

/** The connection, at the end of the rail. */
export function LazyConnection() {
  const part = connection.usePart(false);
  return part ? <part.ConnectionCard shape="section" /> : <SectionLoading className="h-56" />;
}
