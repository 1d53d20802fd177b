import { html } from "hono/html";
import type { Content, MediaRef } from "../model/entities";
import { mediaUrl } from "../media/media-urls";
import type { Html } from "../../core/page-layout";

/** The content below a post's text: images, video, document, link card or poll. */
export function postContent({ media, multiImage, article, poll }: Content): Html | string {
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
