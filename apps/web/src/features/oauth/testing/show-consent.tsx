import type { GrantPlace } from "@takt/domain/oauth/model/grant-place";
import type { AuthorizationRequest } from "@takt/domain/oauth/model/authorization-request";
import type { OauthClientView } from "@takt/domain/oauth/model/client-view";
import { GRANT_SCOPES } from "@takt/domain/oauth/model/grant-scopes";
import { showOnServer } from "~/testing/show-on-server";
import { ConsentForm } from "../consent-form";

const REDIRECT_URI = "https://answers.example/callback";
const CLIENT: OauthClientView = {
  clientId: "https://desk.example/client",
  name: "Writer's desk",
  host: "desk.example",
  redirectUris: [REDIRECT_URI],
};
export const PERSONAL: GrantPlace = { id: "personal", name: "Ada", slug: null, hasPlan: true };
export const TEAM: GrantPlace = { id: "team", name: "Studio", slug: "studio", hasPlan: true };

type Shown = {
  client?: Partial<OauthClientView>;
  request?: Partial<AuthorizationRequest>;
  places?: GrantPlace[];
  params?: Record<string, string>;
  problem?: string;
};

/** Shows the consent page's form to Ada for an application that asks for everything, unless overridden. */
export function showConsent({ client, request, places = [TEAM], params, problem }: Shown = {}) {
  const shownClient = { ...CLIENT, ...client };
  const shownRequest: AuthorizationRequest = {
    clientId: shownClient.clientId,
    redirectUri: shownClient.redirectUris[0]!,
    codeChallenge: "c".repeat(43),
    resource: "https://takt.example.com/mcp",
    scopes: [...GRANT_SCOPES],
    state: null,
    ...request,
  };
  return showOnServer(
    <ConsentForm
      asked={{ kind: "asked", client: shownClient, request: shownRequest }}
      params={new URLSearchParams(params)}
      places={places}
      account="Ada Lovelace"
      problem={problem ?? null}
    />,
  );
}
