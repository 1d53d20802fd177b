import type { Evidence } from "../evidence";
import { afterLinkEnded } from "./after-link-ended";
import { afterMove } from "./after-move";
import { doubled } from "./doubled";
import { expired } from "./expired";
import { lost } from "./lost";
import { otherContent } from "./other-content";
import { stuck } from "./stuck";
import { unclaimed } from "./unclaimed";
import { untrueFailure } from "./untrue-failure";
import type { Violation } from "./violation";
import { wronglyUnconfirmed } from "./wrongly-unconfirmed";

/** Every invariant of publishing, against what LinkedIn has. Empty: all were kept. */
export function judge(evidence: Evidence): Violation[] {
  return [
    doubled,
    stuck,
    afterMove,
    afterLinkEnded,
    otherContent,
    lost,
    untrueFailure,
    wronglyUnconfirmed,
    expired,
    unclaimed,
  ].flatMap((check) => check(evidence));
}
