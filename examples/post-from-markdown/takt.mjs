/** An answer that Takt refuses a request with (application/problem+json, RFC 9457). */
class Refused extends Error {
  /** @param {{ title: string, code: string, requestId: string, fields?: { field: string, detail: string }[] }} problem */
  constructor({ title, code, requestId, fields = [] }) {
    const wrong = fields.map(({ field, detail }) => `\n  ${field}: ${detail}`);
    super(`${title} (${code}, ${requestId})${wrong.join("")}`);
  }
}

/**
 * Creates a client of Takt's REST API, which is described at /developers.
 * @param {{ url: string, key: string }} settings the address of Takt, and a key of a workspace
 */
export function createTakt({ url, key }) {
  /**
   * Sends a request; named by an Idempotency-Key, it is done once however often it is sent within a day.
   * @param {string} target such as `POST /posts`
   * @param {{ json?: object, file?: { bytes: Buffer, type: string }, headers?: Record<string, string> }} [options] its body
   */
  async function send(target, { json, file, headers = {} } = {}) {
    const [method = "", path = ""] = target.split(" ");
    const response = await fetch(new URL(`/api/v1${path}`, url), {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        "content-type": file?.type ?? "application/json",
        ...headers,
      },
      body: file ? new Uint8Array(file.bytes) : json ? JSON.stringify(json) : null,
    });
    const isJson = /\bjson\b/.test(response.headers.get("content-type") ?? "");
    if (!isJson) throw new Error(`${url} answered ${response.status}, and not as Takt does.`);
    const answer = /** @type {any} */ (await response.json());
    if (!response.ok) throw new Refused(answer);
    return answer;
  }

  return {
    /** Returns what gives the address of a post in Takt, by its id. */
    async createLinks() {
      const { workspace } = await send("GET /me");
      const team = workspace.slug === null ? "" : `/w/${workspace.slug}`;
      return (/** @type {string} */ id) => new URL(`/app${team}/content/edit/${id}`, url).href;
    },

    /**
     * Creates a post, with its image, and schedules it, each once.
     * @param {import("./read-post.mjs").Post} post
     */
    async create({ contentHash, hash, text, hashtags, when, image }) {
      const named = (/** @type {string} */ name) => ({ "idempotency-key": name });
      const media = [];
      if (image) {
        const { name, type, bytes, altText } = image;
        const target = `POST /media?${new URLSearchParams({ filename: name })}`;
        const { id } = await send(target, { file: { bytes, type }, headers: named(`image-${contentHash}`) });
        media.push({ id, altText });
      }
      const json = { text, hashtags, media };
      const draft = await send("POST /posts", { json, headers: named(`post-${contentHash}`) });
      if (when === "draft") return draft;
      const headers = { ...named(`schedule-${hash}`), "if-match": `"${draft.version}"` };
      return send(`POST /posts/${draft.id}/schedule`, { json: { when }, headers });
    },
  };
}
