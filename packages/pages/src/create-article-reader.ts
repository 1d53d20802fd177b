import type { ReadPage } from "@takt/domain/compass/ports/page-reader";
import type { Extractor } from "./extract/extractor";
import { fetchPage } from "./fetch/fetch-page";
import { isLinkedIn } from "./fetch/is-login-wall";
import { PageRefused } from "./fetch/page-refused";
import { MIN_LINKEDIN_TEXT_LENGTH, MIN_TEXT_LENGTH, type Limits } from "./limits";
import { withDeadline } from "./with-deadline";

export type ReadOptions = { signal: AbortSignal; onFetched?: () => void };
type Reach = Omit<Parameters<typeof fetchPage>[1], "signal"> & { limits: Limits; extractor: Extractor };

/** Creates what fetches a page at a checked URL and extracts its article. It throws PageRefused. */
export function createArticleReader({ extractor, ...reach }: Reach) {
  const { limits } = reach;
  return async (url: URL, { signal: outer, onFetched }: ReadOptions): Promise<ReadPage> => {
    const fetched = await withDeadline(
      {
        outer,
        time: limits.total,
        stopped: new PageRefused("stopped", "by the caller"),
        late: new PageRefused("unreachable", "total"),
      },
      (signal) => fetchPage(url, { ...reach, signal }),
    );
    onFetched?.();
    const { obstacle, ...page } = await extractor.extract(
      { kind: fetched.kind, text: fetched.text },
      { limit: limits.extract, signal: outer },
    );
    if (isLinkedIn(fetched.url) && page.text.length < MIN_LINKEDIN_TEXT_LENGTH)
      throw new PageRefused("login_wall", "short");
    if (obstacle) throw new PageRefused(obstacle, "page");
    if (page.text.length < MIN_TEXT_LENGTH) throw new PageRefused("too_short", "text");
    return { kind: "read", url: fetched.url.href, ...page };
  };
}
