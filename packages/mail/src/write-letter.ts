import type { Letter, LetterContent } from "@takt/domain/notifications/ports/mailer";
import { linkTo } from "./link-to";
import { accountActivated } from "./letters/account-activated";
import { alarm } from "./letters/alarm";
import { connectionExpiring } from "./letters/connection-expiring";
import { connectionInvalid } from "./letters/connection-invalid";
import { dataRequest } from "./letters/data-request";
import type { Desk } from "./letters/desk";
import { feedback } from "./letters/feedback";
import { postFailed } from "./letters/post-failed";
import { postUnconfirmed } from "./letters/post-unconfirmed";
import { summary } from "./letters/summary";
import { textsIn } from "./texts";
import type { WrittenLetter } from "./written-letter";

/** A letter's words in its reader's language. `appUrl` is the origin that its links lead to. */
export function writeLetter({ locale, content }: Pick<Letter, "locale" | "content">, appUrl: string) {
  return choose({ t: textsIn(locale), locale, link: (path) => linkTo(appUrl, locale, path) }, content);
}

function choose(desk: Desk, content: LetterContent): WrittenLetter {
  switch (content.kind) {
    case "post_failed":
      return postFailed(desk, content);
    case "post_unconfirmed":
      return postUnconfirmed(desk, content);
    case "connection_expiring":
      return connectionExpiring(desk, content);
    case "connection_invalid":
      return connectionInvalid(desk, content);
    case "summary":
      return summary(desk, content);
    case "account_activated":
      return accountActivated(desk, content);
    case "feedback":
      return feedback(desk, content);
    case "data_request":
      return dataRequest(desk, content);
    case "alarm_raised":
    case "alarm_cleared":
      return alarm(desk, content);
  }
}
