import type { Email, EmailContent } from "@takt/domain/notifications/ports/mailer";
import { linkTo } from "./link-to";
import { accountActivated } from "./templates/account-activated";
import { alarm } from "./templates/alarm";
import { connectionExpiring } from "./templates/connection-expiring";
import { connectionInvalid } from "./templates/connection-invalid";
import { dataRequest } from "./templates/data-request";
import type { EmailContext } from "./templates/email-context";
import { feedback } from "./templates/feedback";
import { postFailed } from "./templates/post-failed";
import { postUnconfirmed } from "./templates/post-unconfirmed";
import { summary } from "./templates/summary";
import { getT } from "./get-t";
import type { EmailDocument } from "./email-document";

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
    case "connection_expiring":
      return connectionExpiring(context, content);
    case "connection_invalid":
      return connectionInvalid(context, content);
    case "summary":
      return summary(context, content);
    case "account_activated":
      return accountActivated(context, content);
    case "feedback":
      return feedback(context, content);
    case "data_request":
      return dataRequest(context, content);
    case "alarm_raised":
    case "alarm_cleared":
      return alarm(context, content);
  }
}
