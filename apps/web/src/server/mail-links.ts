import { readDeclarationLink } from "@takt/domain/billing/declarations/read-declaration-link";
import { readDataRequestLink } from "@takt/domain/privacy/read-data-request-link";
import { readInvitationLink } from "@takt/domain/members/read-invitation-link";
import { pageContext } from "./context";
import { deps } from "./deps";

/** Returns what the link of an e-mail about a cancellation or withdrawal still does. */
export const currentDeclarationLink = (token: string) => readDeclarationLink(deps(), token);
export type DeclarationLink = Awaited<ReturnType<typeof currentDeclarationLink>>;
export type DeclarationView = Extract<DeclarationLink, { state: "used" }>["declaration"];

/** Returns what the link of an e-mail about a data request still does. */
export const currentDataRequestLink = (token: string) => readDataRequestLink(deps(), token);
export type DataRequestLink = Awaited<ReturnType<typeof currentDataRequestLink>>;
export type UsedRequest = Extract<DataRequestLink, { state: "used" }>["request"];

/** Returns what the link of an invitation says to who reads it, signed in or not. */
export const currentInvitationLink = async (token: string) =>
  readInvitationLink(deps(), token, (await pageContext()).user);
