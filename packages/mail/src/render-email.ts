import type { Email, EmailContent } from "@takt/domain/outbox/ports/mailer";
import { accountActivated } from "./templates/account-activated";
import { accountDeleted, deletionRequested, exportReady } from "./templates/data-emails";
import {
  dataRequestDone,
  dataRequestExtended,
  dataRequestReceived,
} from "./templates/data-request-author-emails";
import { dataRequest, dataRequestReminder } from "./templates/data-request-operator-emails";
import { alarm, feedback } from "./templates/operator-emails";
import { connectionExpiring, connectionInvalid, grantEnding } from "./templates/connection-emails";
import type { EmailContext } from "./templates/email-parts";
import {
  contractNotice,
  contractNoticeConfirm,
  contractNoticeDone,
  contractNoticeReceived,
  unconfirmedNotices,
} from "./templates/notice-emails";
import { orderConfirmed, refundIssued } from "./templates/order-emails";
import { commentFailed, postAtRisk, postFailed, postMoved, postUnconfirmed } from "./templates/post-emails";
import { subscriptionEnded, subscriptionPastDue } from "./templates/subscription-emails";
import { summary } from "./templates/summary";
import { getT } from "./get-t";
import type { EmailDocument } from "./email-document";
import { DEFAULT_LOCALE, type Locale } from "@takt/i18n/locales";

/** Renders the content of an email in the reader's language. `appUrl` is the origin of its links. */
export function renderEmail({ locale, content }: Pick<Email, "locale" | "content">, appUrl: string) {
  return choose({ t: getT(locale), locale, link: (path) => linkTo(appUrl, locale, path) }, content);
}

function choose(context: EmailContext, content: EmailContent): EmailDocument {
  switch (content.kind) {
    case "post_failed":
      return postFailed(context, content);
    case "post_unconfirmed":
      return postUnconfirmed(context, content);
    case "comment_failed":
      return commentFailed(context, content);
    case "post_moved":
      return postMoved(context, content);
    case "post_at_risk":
      return postAtRisk(context, content);
    case "connection_expiring":
      return connectionExpiring(context, content);
    case "connection_invalid":
      return connectionInvalid(context, content);
    case "grant_ending":
      return grantEnding(context, content);
    case "summary":
      return summary(context, content);
    case "account_activated":
      return accountActivated(context, content);
    case "data_export_ready":
      return exportReady(context, content);
    case "account_deletion_requested":
      return deletionRequested(context, content);
    case "account_deleted":
      return accountDeleted(context);
    case "feedback":
      return feedback(context, content);
    case "data_request":
      return dataRequest(context, content);
    case "data_request_reminder":
      return dataRequestReminder(context, content);
    case "data_request_received":
      return dataRequestReceived(context, content);
    case "data_request_extended":
      return dataRequestExtended(context, content);
    case "data_request_done":
      return dataRequestDone(context, content);
    case "order_confirmed":
      return orderConfirmed(context, content);
    case "subscription_past_due":
      return subscriptionPastDue(context, content);
    case "subscription_ended":
      return subscriptionEnded(context, content);
    case "refund_issued":
      return refundIssued(context, content);
    case "contract_notice_confirm":
      return contractNoticeConfirm(context, content);
    case "unconfirmed_notices":
      return unconfirmedNotices(context, content);
    case "contract_notice_received":
      return contractNoticeReceived(context, content);
    case "contract_notice_done":
      return contractNoticeDone(context, content);
    case "contract_notice":
      return contractNotice(context, content);
    case "alarm_raised":
    case "alarm_cleared":
      return alarm(context, content);
  }
}

/** Returns the full URL of a page of the app in the reader's language. */
function linkTo(appUrl: string, locale: Locale, path: `/${string}`): string {
  return new URL(locale === DEFAULT_LOCALE ? path : `/${locale}${path}`, appUrl).href;
}
