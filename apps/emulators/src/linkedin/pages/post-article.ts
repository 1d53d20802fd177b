import { findLinks } from "@takt/text/links/find-links";
import { html } from "hono/html";
import { fullName, type Post, type Content, type MediaRef } from "../model/entities";
import { readText, type LittleText, type Segment } from "../model/little-text";
import type { Backend } from "../backend";
import type { Html } from "../../core/page-layout";
import { postActions } from "./post-actions";
import { mediaUrl } from "../media/create-media";

const audiences: Record<string, string> = {
  PUBLIC: "Anyone",
  CONNECTIONS: "Connections only",
  LOGGED_IN: "Signed-in members",
};

/** One post as followers see it; with `inspect` also the sent text with its lost part marked. */
export function postArticle(backend: Backend, post: Post, inspect: boolean): Html {
  const author = backend.store.members.get(post.author);
  const at = new Date(post.settlesAt).toISOString();
  return html`<article data-urn="${post.urn}">
    <header>
      <img class="avatar" src="/avatars/${encodeURIComponent(post.author)}" alt="" width="44" height="44" />
      <div>
        <a class="name" href="/feed/${encodeURIComponent(post.author)}" data-testid="post-author"
          >${author ? fullName(author) : post.author}</a
        >
        <span class="soft">
          <time datetime="${at}">${at.slice(0, 10)} ${at.slice(11, 19)} UTC</time> ·
          ${audiences[post.visibility]} ${post.edited ? "· Edited" : ""}
        </span>
      </div>
    </header>
    ${inspect ? sentAndPublished({ ...post, stoppedAt: readText(post).stoppedAt }) : postText(readText(post))}
    ${post.content ? postContent(post.content) : ""}
    ${post.reshareOf === null ? "" : html`<p class="card"><span>Reshare of ${post.reshareOf}</span></p>`}
    ${postActions(backend, post)}
    <footer class="soft">
      <a href="/feed/update/${post.urn}/">${post.urn}</a>
    </footer>
  </article>`;
}

/** The text as readers see it. Its textContent equals the published text, without added spaces around links. */
function postText({ segments }: LittleText): Html {
  // oxfmt-ignore
  return html`<p class="post-text" data-testid="post-text">${segments.flatMap(show)}</p>`;
}

function show(segment: Segment): (Html | string)[] {
  switch (segment.kind) {
    case "hashtag":
      return [html`<a href="/feed?tag=${encodeURIComponent(segment.tag)}">${segment.sign}${segment.tag}</a>`];
    case "mention":
      return [segment.name];
    case "text":
      return withLinks(segment.text);
  }
}

function withLinks(text: string): (Html | string)[] {
  const parts: (Html | string)[] = [];
  let from = 0;
  for (const { start, end, url } of findLinks(text)) {
    const link = html`<a href="${url}" rel="noreferrer nofollow">${text.slice(start, end)}</a>`;
    parts.push(text.slice(from, start), link);
    from = end;
  }
  return [...parts, text.slice(from)];
}

/** The content below a post's text: images, video, document, link card or poll. */
function postContent({ media, multiImage, article, poll }: Content): Html | string {
  if (multiImage) return html`<div class="pictures many">${multiImage.images.map(picture)}</div>`;
  if (media?.id.startsWith("urn:li:image:")) return html`<div class="pictures">${picture(media)}</div>`;
  if (media?.id.startsWith("urn:li:video:")) {
    return html`<div class="pictures">
      <video
        controls
        preload="metadata"
        src="${mediaUrl(media.id)}"
        aria-label="${media.title ?? "Video"}"
      ></video>
    </div>`;
  }
  if (media) {
    return html`<a class="card" href="${mediaUrl(media.id)}"
      ><div><strong>${media.title}</strong><span class="soft">Document</span></div></a
    >`;
  }
  if (article) return articleCard(article);
  if (poll) {
    return html`<div class="card">
      <div>
        <strong>${poll.question}</strong>
        <ul>
          ${poll.options.map(({ text }) => html`<li>${text}</li>`)}
        </ul>
      </div>
    </div>`;
  }
  return "";
}

const picture = ({ id, altText = "" }: MediaRef) =>
  html`<img src="${mediaUrl(id)}" alt="${altText}" loading="lazy" />`;

function articleCard({ source, title, description, thumbnail }: NonNullable<Content["article"]>) {
  return html`<a class="card" href="${source}" rel="noreferrer nofollow">
    ${thumbnail === undefined ? "" : picture({ id: thumbnail })}
    <div>
      <strong>${title}</strong>
      ${description === undefined ? "" : html`<span>${description}</span><br />`}
      <span class="soft">${new URL(source).host}</span>
    </div>
  </a>`;
}

type Text = { sent: string; published: string; stoppedAt: number | null };

/** A text as it was sent, with its lost part marked, beside what is published of it. */
export function sentAndPublished({ sent, published, stoppedAt }: Text): Html {
  const parsed = stoppedAt === null ? sent : sent.slice(0, stoppedAt);
  const lost = stoppedAt === null ? "" : sent.slice(stoppedAt);
  // oxfmt-ignore
  return html`${lost === "" ? "" : html`<p class="warning" role="alert">Text was lost: publishing stopped at an unescaped
    ${JSON.stringify(lost[0])}, so ${lost.length} characters were dropped. The answer was 201 all the same.</p>`}
    <div class="columns">
      <div><h3>Sent</h3><pre data-testid="post-sent">${parsed}${lost === "" ? "" : html`<mark>${lost}</mark>`}</pre></div>
      <div><h3>Published</h3><pre data-testid="post-text">${published}</pre></div>
    </div>`;
}
