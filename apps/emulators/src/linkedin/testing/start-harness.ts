import { createLinkedInControl } from "../control-client";
import { startLinkedIn } from "../emulator";
import type { Settings } from "../settings";

export const REDIRECT = "http://localhost:3000/api/auth/callback/linkedin";
export const COMMUNITY = "takt-test-community";
export const PORTABILITY = "takt-test-portability";
export const JANA = "jB7k2QpXa9";

/** Starts an emulator on a free port, with its control client and a shorthand for API calls as a member. */
export async function startHarness({
  dataDir = null,
  settings = {},
}: { dataDir?: string | null; settings?: Partial<Settings> } = {}) {
  const server = await startLinkedIn({
    port: 0,
    dataDir,
    clientId: "takt-test",
    clientSecret: "s3cret",
    redirectUris: [REDIRECT],
    apps: [
      { ...further(COMMUNITY), products: ["community_management"] },
      { ...further(PORTABILITY), products: ["data_portability"] },
    ],
    settings,
  });
  const control = createLinkedInControl(server.url);

  function call(
    token: string,
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
    signal?: AbortSignal,
  ) {
    return fetch(server.url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        "linkedin-version": "202610",
        "x-restli-protocol-version": "2.0.0",
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  }

  return {
    url: server.url,
    close: () => server.close(),
    control,
    call,
    signIn: async (sub = JANA, scope?: string, app?: string) =>
      (await control.issueToken(sub, scope, app)).access_token,
    requestToken: (form: Record<string, string>, headers: Record<string, string> = {}) =>
      fetch(`${server.url}/oauth/v2/accessToken`, {
        method: "POST",
        body: new URLSearchParams(form),
        headers,
      }),
  };
}

const further = (clientId: string) => ({ clientId, clientSecret: "s3cret", redirectUris: [REDIRECT] });

/** The body of a create request. */
export const postBody = (commentary: string, part: Record<string, unknown> = {}, sub = JANA) => ({
  author: `urn:li:person:${sub}`,
  commentary,
  visibility: "PUBLIC",
  distribution: { feedDistribution: "MAIN_FEED", targetEntities: [], thirdPartyDistributionChannels: [] },
  lifecycleState: "PUBLISHED",
  isReshareDisabledByAuthor: false,
  ...part,
});
