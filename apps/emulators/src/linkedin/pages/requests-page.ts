import { html } from "hono/html";
import type { Html } from "../../core/page-layout";
import type { LoggedRequest } from "../../core/request-log";
import type { Backend } from "../backend";
import { parseLittleText } from "../model/little-text";
import { fullName } from "../model/entities";
import { layout } from "./layout";
import { sentAndPublished } from "./post-article";

const MOST_SHOWN = 100;

/** The latest calls, the newest first; of a create the text as it was sent beside what is published of it. */
export function requestsPage(backend: Backend, requests: LoggedRequest[]): Html {
  const shown = requests.toReversed().slice(0, MOST_SHOWN);
  return layout({
    title: "Emulated LinkedIn: requests",
    wide: true,
    body: html`<h1>Requests</h1>
      <p class="soft">
        ${shown.length === 0 ? "No call has come yet." : `The latest ${shown.length} of ${requests.length} calls.`}
        Tokens are shown as hashes alone.
      </p>
      ${shown.map((request) => requestArticle(backend, request))}`,
  });
}

function requestArticle({ store }: Backend, request: LoggedRequest) {
  const { method, path, status, member, fault, at, body } = request;
  const known = member === undefined ? undefined : store.members.get(member);
  const time = new Date(at).toISOString();
  const commentary = commentaryOf(request);
  return html`<article class="request">
    <h2>
      <span class="status${status !== null && status < 400 ? "" : " bad"}">${status ?? "no answer"}</span>
      <code>${method} ${path}</code>
    </h2>
    <p class="soft">
      <time datetime="${time}">${time.slice(11, 19)} UTC</time>
      ${known ? `· ${fullName(known)}` : ""} ${fault === undefined ? "" : `· ${fault}`}
    </p>
    ${commentary === undefined ? "" : sentAndPublished({ sent: commentary, ...parseLittleText(commentary) })}
    ${
      body === ""
        ? ""
        : html`<details>
            <summary>Body</summary>
            <pre>${body}</pre>
          </details>`
    }
  </article>`;
}

/** The text of a create or an update of a post; undefined for any other call. */
function commentaryOf({ method, path, body }: LoggedRequest): string | undefined {
  if (method !== "POST" || !/^\/rest\/posts\b/.test(path) || !body.startsWith("{")) return undefined;
  const sent = parse(body);
  const text = sent.commentary ?? sent.patch?.$set?.commentary;
  return typeof text === "string" ? text : undefined;
}

type Body = { commentary?: unknown; patch?: { $set?: { commentary?: unknown } } };

function parse(body: string): Body {
  try {
    return JSON.parse(body) as Body;
  } catch (error) {
    // The log cuts long bodies off, and a caller may send anything.
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}
