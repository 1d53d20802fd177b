import { html } from "hono/html";
import type { Post } from "../model/entities";
import type { Backend } from "../backend";
import type { Html } from "../../core/page-layout";
import { layout } from "./layout";
import { postArticle } from "./post-article";

type Options = {
  title: string;
  posts: Post[];
  inspect: boolean;
  older: string | null;
  /** The member who can write here. */
  writer?: string | undefined;
};

/** Posts, newest first. `older` is the URL of the next page, or null. */
export function feedPage(backend: Backend, { title, posts, inspect, older, writer }: Options): Html {
  return layout({
    title,
    wide: inspect,
    body: html`<h1>${title}</h1>
      ${writer === undefined ? "" : compose(writer)}
      ${posts.map((post) => postArticle(backend, post, inspect))}
      ${posts.length === 0 ? html`<p class="soft">Nothing has been published here yet.</p>` : ""}
      ${older === null ? "" : html`<p><a href="${older}">Older posts</a></p>`}`,
  });
}

/** A form by which a member publishes on LinkedIn itself, without an app. */
const compose = (sub: string) =>
  html`<form class="sheet fields" method="post" action="/_emulator/members/${encodeURIComponent(sub)}/posts">
    <label>Write a post here, without an app <textarea name="text" rows="3" required></textarea></label>
    <button class="main">Publish</button>
  </form>`;
