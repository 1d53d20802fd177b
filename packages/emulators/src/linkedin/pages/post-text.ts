import { html } from "hono/html";
import type { LittleText, Segment } from "../model/little-text";
import type { Html } from "../../core/html-page";

/** The text as readers see it. Its textContent equals the published text, without added spaces around links. */
export function postText({ segments }: LittleText): Html {
  // prettier-ignore
  return html`<p class="post-text" data-testid="post-text">${segments.flatMap(show)}</p>`;
}

function show(segment: Segment): (Html | string)[] {
  switch (segment.kind) {
    case "hashtag":
      return [html`<a href="/feed?tag=${encodeURIComponent(segment.tag)}">#${segment.tag}</a>`];
    case "mention":
      return [segment.name];
    case "text":
      return segment.text.split(/(https?:\/\/[^\s]+[^\s.,;:!?)\]"'])/).map(linkOdd);
  }
}

const linkOdd = (part: string, i: number) =>
  i % 2 === 0 ? part : html`<a href="${part}" rel="noreferrer nofollow">${part}</a>`;
