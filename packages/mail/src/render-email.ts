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
import type { ContentOf, EmailContext } from "./templates/email-parts";
import {
  contractNotice,
  declarationConfirm,
  declarationDone,
  declarationReceived,
  unconfirmedNotices,
} from "./templates/declaration-emails";
import { orderConfirmed, refundIssued } from "./templates/order-emails";
import { invitation, ownershipOffered } from "./templates/invitation-emails";
import { notification } from "./templates/notification";
import { subscriptionEnded, subscriptionPastDue } from "./templates/subscription-emails";
import { summary } from "./templates/summary";
import { toDocumentBrand } from "./document-brand";
import { getT } from "./get-t";
import type { EmailDocument } from "./email-document";
import { DEFAULT_LOCALE, type Locale } from "@takt/i18n/locales";

/** How each content of an email looks. */
const TEMPLATES: {
  [K in EmailContent["kind"]]: (context: EmailContext, content: ContentOf<K>) => EmailDocument;
} = {
  notification,
  summary,
  account_activated: accountActivated,
  invitation,
  ownership_offered: ownershipOffered,
  data_export_ready: exportReady,
  account_deletion_requested: deletionRequested,
  account_deleted: accountDeleted,
  feedback,
  data_request: dataRequest,
  data_request_reminder: dataRequestReminder,
  data_request_received: dataRequestReceived,
  data_request_extended: dataRequestExtended,
  data_request_done: dataRequestDone,
  order_confirmed: orderConfirmed,
  subscription_past_due: subscriptionPastDue,
  subscription_ended: subscriptionEnded,
  refund_issued: refundIssued,
  contract_notice_confirm: declarationConfirm,
  unconfirmed_notices: unconfirmedNotices,
  contract_notice_received: declarationReceived,
  contract_notice_done: declarationDone,
  contract_notice: contractNotice,
  alarm_raised: alarm,
  alarm_cleared: alarm,
};

/** Renders the content of an email in the reader's language. `appUrl` is the origin of its links. */
export function renderEmail(
  { locale, content, brand }: Pick<Email, "locale" | "content"> & Partial<Pick<Email, "brand">>,
  appUrl: string,
): EmailDocument {
  const template = TEMPLATES[content.kind] as (context: EmailContext, content: EmailContent) => EmailDocument;
  const link = (path: `/${string}`) => linkTo(appUrl, locale, path);
  const bareLink = (path: `/${string}`) => linkTo(appUrl, DEFAULT_LOCALE, path);
  const t = getT(locale);
  const document = template({ t, locale, link, bareLink }, content);
  return brand ? { ...document, brand: toDocumentBrand(brand, t, new URL(appUrl).hostname) } : document;
}

/** Returns the full URL of a page of the app in the reader's language. */
function linkTo(appUrl: string, locale: Locale, path: `/${string}`): string {
  return new URL(locale === DEFAULT_LOCALE ? path : `/${locale}${path}`, appUrl).href;
}
