import type { Evidence } from "../evidence";
import { alteredMessages } from "./altered-messages";
import { contentMismatches } from "./content-mismatches";
import { disorderedMessages } from "./disordered-messages";
import { duplicates } from "./duplicates";
import { falseFailures } from "./false-failures";
import { inventedMessages } from "./invented-messages";
import { lost } from "./lost";
import { lostEvents } from "./lost-events";
import { sentAfterChange } from "./sent-after-change";
import { sentAfterDisconnect } from "./sent-after-disconnect";
import { sentAfterExpiry } from "./sent-after-expiry";
import { sentAfterWithdrawal } from "./sent-after-withdrawal";
import { sentWithoutApproval } from "./sent-without-approval";
import { stuck } from "./stuck";
import { unclaimed } from "./unclaimed";
import type { Violation } from "./violation";
import { wronglyNotApproved } from "./wrongly-not-approved";
import { wronglyUnconfirmed } from "./wrongly-unconfirmed";

/** Checks every invariant of publishing against LinkedIn's posts and what webhooks received; returns an empty list if all hold. */
export function judge(evidence: Evidence): Violation[] {
  return [
    duplicates,
    stuck,
    sentAfterChange,
    sentAfterDisconnect,
    contentMismatches,
    lost,
    falseFailures,
    wronglyUnconfirmed,
    sentAfterExpiry,
    unclaimed,
    sentWithoutApproval,
    sentAfterWithdrawal,
    wronglyNotApproved,
    lostEvents,
    alteredMessages,
    inventedMessages,
    disorderedMessages,
  ].flatMap((check) => check(evidence));
}
