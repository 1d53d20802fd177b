import type { Email } from "@takt/domain/outbox/ports/mailer";
import { singleLine } from "./clean-text";

/** As long as the domain allows it. */
const MAX_NAME = 60;

/** The address in `Takt <takt@example.com>`, or in one without a name. */
const ADDRESS = /[^\s@<>]+@[^\s@<>]+(?=>?$)/;

/**
 * Returns who an email is from: the configured sender, under the name that a workspace has chosen for its emails. The
 * address stays, since only for that the server may send. An object counts as one address, whatever characters it has.
 */
export function toSender(
  from: string,
  { brand }: Pick<Email, "brand">,
): string | { name: string; address: string } {
  const name = singleLine(brand?.senderName ?? "", MAX_NAME);
  const address = ADDRESS.exec(from)?.[0];
  return name && address !== undefined ? { name, address } : from;
}
