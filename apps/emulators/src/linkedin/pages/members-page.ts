import { html } from "hono/html";
import { fullName, type Grant, type Member } from "../model/entities";
import type { Backend } from "../backend";
import { table, type Html } from "../../core/page-layout";
import { layout } from "./layout";

const MAX_MEMBERS = 100;

/** The members with what they have granted each app, and buttons to expire, revoke, restrict and restore. */
export function membersPage(backend: Backend): Html {
  const members = [...backend.store.members.values()].slice(0, MAX_MEMBERS);
  return layout({
    title: "Emulated LinkedIn: members",
    wide: true,
    body: html`<h1>Members of the emulated LinkedIn</h1>
      <p class="soft">
        Expire or revoke what an app was given, or restrict the member, and see what the product does.
      </p>
      <div class="sheet">
        ${table(
          ["Member", "Posts", "Calls today", "Apps and their tokens", "Restriction"],
          members.map((member) => row(backend, member)),
        )}
      </div>`,
  });
}

function row(backend: Backend, member: Member) {
  const { apps, quota, store } = backend;
  const { sub, restricted } = member;
  const name = fullName(member);
  const grants = store.grantsOf(sub);
  const calls = apps.all.reduce(
    (sum, { clientId }) => sum + (quota.read(clientId).members[sub]?.today ?? 0),
    0,
  );
  const action = restricted ? "restore" : "restrict";
  return html`<tr>
    <td><a href="/feed/${encodeURIComponent(sub)}">${name}</a></td>
    <td>${store.timeline(sub).length} · <a href="/files/${encodeURIComponent(sub)}">Files</a></td>
    <td>${calls}</td>
    <td>
      ${
        grants.length === 0
          ? html`<span class="soft">Not connected</span>`
          : html`<ul class="grants">
              ${grants.map((grant) => grantRow(backend, grant, name))}
            </ul>`
      }
    </td>
    <td>
      <form method="post">
        ${restricted ? "Restricted" : ""}
        <button class="small" formaction="/_emulator/members/${encodeURIComponent(sub)}/${action}">
          ${restricted ? "Restore" : "Restrict"}<span class="visually-hidden"> ${name}</span>
        </button>
      </form>
    </td>
  </tr>`;
}

function grantRow(backend: Backend, grant: Grant, name: string) {
  const { app, sub, scope } = grant;
  const path = (action: string) =>
    `/_emulator/members/${encodeURIComponent(sub)}/${action}?app=${encodeURIComponent(app)}`;
  return html`<li>
    <strong>${app}</strong>
    <span class="soft">${tokenState(backend, grant)}. ${scope.join(" ")}</span>
    <form method="post">
      <button class="small" formaction="${path("expire")}">
        Expire tokens<span class="visually-hidden"> of ${name} for ${app}</span>
      </button>
      <button class="small" formaction="${path("revoke")}">
        Revoke access<span class="visually-hidden"> of ${name} for ${app}</span>
      </button>
    </form>
  </li>`;
}

/** How the latest access token of a grant stands. */
function tokenState({ clock, store }: Backend, { app, sub }: Grant): string {
  const tokens = store.tokensOf(sub).map((name) => store.tokens.get(name)!);
  const token = tokens.findLast((one) => one.app === app && one.kind === "access");
  if (!token) return "No token";
  if (token.revokedAt !== null) return "Token revoked";
  if (token.expiresAt <= clock.now()) return "Token expired";
  return `Token until ${new Date(token.expiresAt).toISOString().slice(0, 10)}`;
}
