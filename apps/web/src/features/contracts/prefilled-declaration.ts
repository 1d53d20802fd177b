import type { DeclarationInput } from "@takt/domain/billing/model/declaration-input";
import type { Fields } from "../forms/parts/form-state";
import { getT } from "~/i18n/server";
import { pageContext } from "~/server/context";

/** Returns the fields of a page about contracts as they are at first: with what is known of somebody who is signed in. */
export async function prefilledDeclaration(kind: DeclarationInput["kind"]): Promise<Fields> {
  const { t } = await getT("contracts");
  const { user } = await pageContext();
  return {
    kind,
    name: user?.name ?? "",
    email: user?.email ?? "",
    contract: user ? t("contract") : "",
    reason: "",
    wantedOn: "",
  };
}
