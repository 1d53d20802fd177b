import { html } from "hono/html";
import type { Html } from "../../core/page-layout";
import type { Backend } from "../backend";
import { REACTION_TYPES } from "../model/activity";
import type { Post } from "../model/entities";

const MOST_MEMBERS = 40;

/** What others did to a post, and forms to do more as any member. */
export function postActions(backend: Backend, post: Post): Html {
  const { store } = backend;
  const comments = store.commentsOf(post.urn);
  const reactions = store.reactionsOf(post.urn).length;
  const path = `/_emulator/posts/${encodeURIComponent(post.urn)}`;
  const name = (sub: string) => {
    const member = store.members.get(sub);
    return member ? `${member.given_name} ${member.family_name}` : sub;
  };
  return html`<details class="actions">
    <summary>${reactions} reactions · ${comments.length} comments</summary>
    <ul>
      ${comments.map(({ actor, text }) => html`<li><strong>${name(actor)}</strong> ${text}</li>`)}
    </ul>
    <form class="fields" method="post" action="${path}/reactions">
      ${actorField(backend, post)}
      <label
        >Reaction
        <select name="type">
          ${REACTION_TYPES.map((type) => html`<option>${type}</option>`)}
        </select></label
      >
      <button>React</button>
    </form>
    <form class="fields" method="post" action="${path}/comments">
      ${actorField(backend, post)} <label>Comment <input name="text" maxlength="1250" required /></label>
      <button>Comment</button>
    </form>
    <form class="fields" method="post" action="${path}/reshares">
      ${actorField(backend, post)} <button>Repost</button>
    </form>
    <form class="fields" method="post" action="${path}/edit">
      <label>Text of the post <textarea name="text" rows="3" required>${post.published}</textarea></label>
      <button>Edit as the author</button>
    </form>
    <form class="fields" method="post" action="${path}/delete"><button>Delete as the author</button></form>
  </details>`;
}

function actorField({ store }: Backend, { author }: Post) {
  const others = [...store.members.values()].filter(({ sub }) => sub !== author).slice(0, MOST_MEMBERS);
  return html`<label
    >As
    <select name="actor">
      ${others.map(
        ({ sub, given_name, family_name }) =>
          html`<option value="${sub}">${given_name} ${family_name}</option>`,
      )}
    </select></label
  >`;
}
