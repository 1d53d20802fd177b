import type { Sender } from "@takt/domain/notifications/ports/mailer";
import { oneLine } from "../one-line";
import type { Desk } from "./desk";

/** Who a letter to the provider is about, in one line. */
export function nameOf({ t }: Pick<Desk, "t">, { name, email }: Sender): string {
  const address = oneLine(email ?? "", 200) || t("provider.noAddress");
  return `${oneLine(name ?? "", 80) || t("provider.nobody")}, ${address}`;
}
