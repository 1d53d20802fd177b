import { html } from "hono/html";
import type { Member } from "../model/entities";
import type { Backend } from "../backend";
import type { Html } from "../../core/page-layout";
import { layout } from "./layout";

const MAX_MEMBERS = 100;

/** The members, with buttons to expire, revoke, restrict and restore each. */
export function membersPage(backend: Backend): Html {
  const members = [...backend.store.members.values()].slice(0, MAX_MEMBERS);
  return layout({
    title: "Emulated LinkedIn: members",
    wide: true,
    body: html`<h1>Members of the emulated LinkedIn</h1>
      <p class="soft">
        Expire or revoke what apps were given, or restrict the member, and see what the product does.
      </p>
      <div class="sheet scroll">
        <table>
          <thead>
            <tr>
              <th>Member</th>
              <th>Posts</th>
              <th>Calls today</th>
              <th>State</th>
              <th>Actions</th>
            </tr>
          </thead>
          <tbody>
            ${members.map((member) => row(backend, member))}
          </tbody>
        </table>
      </div>`,
  });
}

function row({ apps, quota, store }: Backend, member: Member) {
  const { sub } = member;
  const actions = {
    expire: "Expire tokens",
    revoke: "Revoke access",
    ...(member.restricted ? { restore: "Restore" } : { restrict: "Restrict" }),
  };
  const name = `${member.given_name} ${member.family_name}`;
  return html`<tr>
    <td><a href="/feed/${encodeURIComponent(sub)}">${name}</a></td>
    <td>${store.timeline(sub).length} · <a href="/files/${encodeURIComponent(sub)}">Files</a></td>
    <td>${quota.read(apps.first.clientId).members[sub]?.today ?? 0}</td>
    <td>
      ${member.restricted ? "Restricted" : store.grantsOf(sub).length > 0 ? "Connected" : "Not connected"}
    </td>
    <td>
      <form method="post" aria-label="${name}">
        ${Object.entries(actions).map(
          ([action, label]) =>
            html`<button class="small" formaction="/_emulator/members/${encodeURIComponent(sub)}/${action}">
              ${label}
            </button>`,
        )}
      </form>
    </td>
  </tr>`;
}
