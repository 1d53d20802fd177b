import { html } from "hono/html";
import type { Member } from "../model/entities";
import type { Backend } from "../backend";
import type { Html } from "../../core/page-layout";
import { signInLayout } from "./layout";

/** The page shows the first and the newest members, because load tests add thousands. */
const OLDEST_SHOWN = 7;
const NEWEST_SHOWN = 30;

const scopeLabels: Record<string, string> = {
  openid: "Confirm who you are",
  profile: "Use your name and photo",
  email: "Use the primary email address of your account",
  w_member_social: "Create, modify, and delete posts on your behalf",
  w_member_social_feed: "Create, modify, and delete comments and reactions on your behalf",
  r_basicprofile: "Use your name, photo, headline, and public profile URL",
  r_1st_connections_size: "Use the number of your 1st-degree connections",
  r_member_social: "Retrieve your posts",
  r_member_social_feed: "Retrieve the comments and reactions on your posts",
  r_member_postAnalytics: "Retrieve your posts and their reporting data",
  r_member_profileAnalytics: "Retrieve your profile analytics, including the number of your followers",
  r_dma_portability_3rd_party: "Get a copy of your LinkedIn data, now and as it changes",
  r_dma_portability_member: "Get a copy of your LinkedIn data",
  r_dma_portability_self_serve: "Get a copy of your LinkedIn data, for your own use",
};

type Options = { query: string; app: string; scope: string[]; signedIn: string | undefined };

/** The consent page: the members, the requested scopes and the three buttons. */
export function consentPage(backend: Backend, { query, app, scope, signedIn }: Options): Html {
  const all = [...backend.store.members.values()];
  const shown =
    all.length > OLDEST_SHOWN + NEWEST_SHOWN
      ? [...all.slice(0, OLDEST_SHOWN), ...all.slice(-NEWEST_SHOWN).reverse()]
      : all;
  const chosen = shown.find(({ sub }) => sub === signedIn) ?? shown[0];
  return signInLayout({
    title: "Emulated LinkedIn: sign in",
    body: html`<form class="sheet" method="post" action="/oauth/v2/authorization${query}">
      <h1>${app} would like to access your account</h1>
      <p class="soft">
        This page stands in for LinkedIn on this machine. Choose a sample member to sign in as; none of them
        is a real person.
      </p>
      <ul class="list" role="radiogroup" aria-label="Sample member">
        ${shown.map((member) => row(member, member === chosen))}
      </ul>
      ${all.length > shown.length ? html`<p class="soft">${all.length - shown.length} more are not shown.</p>` : ""}
      <h2>${app} would be able to</h2>
      <ul>
        ${scope.map((name) => html`<li>${scopeLabels[name] ?? name}</li>`)}
      </ul>
      <div class="buttons">
        <button class="main" name="decision" value="allow">Allow</button>
        <button name="decision" value="cancel-authorisation">Cancel authorisation</button>
        <button name="decision" value="cancel-sign-in">Not me, cancel sign-in</button>
      </div>
    </form>`,
  });
}

function row({ sub, given_name, family_name, headline }: Member, checked: boolean) {
  return html`<li role="presentation">
    <label>
      <input type="radio" name="member" value="${sub}" ${checked ? "checked" : ""} />
      <img class="avatar" src="/avatars/${encodeURIComponent(sub)}" alt="" width="44" height="44" />
      <span
        ><span class="name">${given_name} ${family_name}</span> <span class="soft">${headline}</span></span
      >
    </label>
  </li>`;
}

/** The error page shown instead of a redirect when there is no valid redirect URI. */
export function oauthErrorPage(message: string): Html {
  return signInLayout({
    title: "Emulated LinkedIn: sign-in failed",
    body: html`<div class="sheet">
      <h1>Bummer, something went wrong.</h1>
      <p role="alert">${message}</p>
    </div>`,
  });
}
