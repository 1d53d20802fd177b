import { html } from "hono/html";
import { select, type Html } from "../../core/page-layout";
import type { Backend } from "../backend";
import { REACTION_TYPES } from "../model/activity";
import { fullName, type Post } from "../model/entities";

const MOST_MEMBERS = 40;
const reactionTypes = REACTION_TYPES.map((type) => [type, type] as const);

/** Renders the acts of others on a post, and forms to do more as any member. */
export function postActions(backend: Backend, post: Post): Html {
  const { store } = backend;
  const comments = store.commentsOf(post.urn);
  const reactions = store.reactionsOf(post.urn).length;
  const path = `/_emulator/posts/${encodeURIComponent(post.urn)}`;
  const name = (sub: string) => {
    const member = store.members.get(sub);
    return member ? fullName(member) : sub;
  };
  return html`<details class="actions">
    <summary>${reactions} reactions · ${comments.length} comments</summary>
    <ul>
      ${comments.map(({ actor, text }) => html`<li><strong>${name(actor)}</strong> ${text}</li>`)}
    </ul>
    <form class="fields" method="post" action="${path}/reactions">
      ${actorField(backend, post)}
      <label>Reaction ${select("type", reactionTypes)}</label>
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
  const options = others.map((member) => [member.sub, fullName(member)] as const);
  return html`<label>As ${select("actor", options)}</label>`;
}
