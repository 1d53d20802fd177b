import type { Log } from "@takt/domain/shared/core-deps";
import { PICTURE_LIMITS } from "@takt/domain/shared/picture-limits";
import type { PictureReader } from "@takt/domain/users/ports/picture-reader";
import { checkUrl } from "./fetch/check-url";
import { type Resolve, resolve } from "./fetch/connect-checked";
import { createGuard } from "./fetch/create-guard";
import { PageRefused } from "./fetch/page-refused";
import { request } from "./fetch/request";
import { LIMITS } from "./limits";
import { withDeadline } from "./with-deadline";

/** Where LinkedIn keeps members' pictures. */
const PICTURE_HOST = /(^|\.)licdn\.com$/;
const TYPES = ["image/jpeg", "image/png", "image/webp"];
const LIMITS_OF_PICTURES = {
  ...LIMITS,
  wire: PICTURE_LIMITS.bytes,
  inflated: PICTURE_LIMITS.bytes,
  total: PICTURE_LIMITS.readMs,
};

type Settings = {
  log: Log;
  /** The value of PAGES_DENY_HOSTS. */
  denyHosts?: readonly string[];
  /** `127.0.0.1:<port>` of the emulated LinkedIn; the caller passes it only with TAKT_MODE=local. */
  allowLocal?: readonly string[];
  /** Only for tests. */
  test?: { allow: readonly string[]; ports: readonly number[]; resolve: Resolve };
};

/**
 * Creates the reader of members' pictures: from LinkedIn's hosts alone, by the checks that every page passes, in one
 * request without redirects. It never throws: what cannot be read is null, and logged without its address.
 */
export function createPictureReader({ log, denyHosts, allowLocal = [], test }: Settings): PictureReader {
  const guard = createGuard({ denyHosts, allowLocal, allow: test?.allow, ports: test?.ports });
  const isOurs = ({ protocol, host, hostname }: URL) =>
    allowLocal.includes(host) ||
    ((protocol === "https:" || test !== undefined) && PICTURE_HOST.test(hostname));
  return async function readPicture(text) {
    try {
      const url = checkUrl(text, guard);
      if (!isOurs(url)) throw new PageRefused("unreachable", "host");
      const reach = { guard, resolve: test?.resolve ?? resolve, limits: LIMITS_OF_PICTURES };
      const answer = await withDeadline(
        {
          outer: new AbortController().signal,
          time: LIMITS_OF_PICTURES.total,
          stopped: new PageRefused("stopped", "by the caller"),
          late: new PageRefused("unreachable", "total"),
        },
        (signal) => request(url, { ...reach, signal }, { accept: TYPES.join(", "), toType }),
      );
      if (answer.kind === "redirect") throw new PageRefused("unreachable", "redirect");
      return answer.body;
    } catch (error) {
      const why = error instanceof PageRefused ? error.why : String(error);
      log.warn("picture.not_read", { why });
      return null;
    }
  };
}

/** Refuses what does not say that it is a picture; what it really is, the store looks at. */
function toType(header: string | undefined): string {
  const type = (header ?? "").split(";", 1)[0]!.trim().toLowerCase();
  if (!TYPES.includes(type)) throw new PageRefused("not_text", "type");
  return type;
}
