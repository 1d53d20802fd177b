import { isPermitted } from "@takt/domain/connections/model/permissions";
import type { Finding } from "../../model/finding";
import type { RehearsalFacts } from "../facts/rehearsal-facts";

/** Whether the connection to LinkedIn holds until the post's time. All of it is mended by connecting again. */
export function checkConnection({ connection, at }: RehearsalFacts): Finding[] {
  const { status, endsAt, scopes, isReadable } = connection;
  if (status === "none") return [{ code: "connection_none" }];
  if (status === "invalid") return [{ code: "connection_lost" }];
  if (endsAt && endsAt <= at) return [{ code: "connection_ends", endsAt }];
  // An old grant has no scopes stored: then nothing is known.
  if (scopes.length > 0 && !isPermitted(scopes, "publish")) return [{ code: "publish_not_permitted" }];
  return isReadable ? [] : [{ code: "token_unreadable" }];
}
