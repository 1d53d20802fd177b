import { createRequire } from "node:module";
import vm from "node:vm";
import { EVENT_CATALOG } from "@takt/domain/webhooks/model/event-catalog";
import { signWebhook } from "@takt/domain/webhooks/sign-webhook";
import { describe, expect, test } from "vitest";
import { readAssignments, readWorkflows, toRequest } from "../testing/n8n-workflow";
import { findOperation, OPERATIONS } from "./operations";
import { readInput, readVersion } from "./read-input";

const example = (id: string) => OPERATIONS.find((one) => one.id === id)!.response.meta()!["example"];
const FORM = { url: "https://n8n.example.com/webhook/takt-published", act: "Subscribe" };
const MESSAGE = {
  type: "post.published",
  timestamp: "2027-01-15T08:00:02Z",
  data: EVENT_CATALOG["post.published"].sample,
};

/** The input of each node that sends a request. */
const INPUTS: Record<string, unknown> = {
  "Get post": MESSAGE,
  "Say it on Slack": example("getPost"),
  "Create webhook": FORM,
  "List webhooks": FORM,
  "Delete webhook": { id: (example("getWebhook") as { id: string }).id },
  "Create draft": {
    title: "An article",
    contentSnippet: "Its start.",
    link: "https://www.example.com/ä?a=1",
  },
  Schedule: example("createPost"),
};

const WORKFLOWS = readWorkflows();

/** The requests of a workflow, by the names of their nodes, and where it says that Takt is. */
function listRequests({ nodes }: (typeof WORKFLOWS)[number]) {
  const settings = readAssignments(nodes.find(({ name }) => name === "Settings")!);
  const requests = nodes
    .filter(({ type }) => type === "n8n-nodes-base.httpRequest")
    .map((node) => {
      const scope = { input: INPUTS[node.name], outputs: { Settings: settings } };
      return { node: node.name, ...toRequest(node, scope) };
    });
  return { taktUrl: settings["taktUrl"]!, requests };
}

describe.each(WORKFLOWS)("$file", (workflow) => {
  test("connects nodes that it has, each with a name of its own", () => {
    const names = workflow.nodes.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const links = Object.values(workflow.connections).flatMap(({ main }) => main.flat());
    const named = [...Object.keys(workflow.connections), ...links.map(({ node }) => node)];
    expect(named.filter((name) => !names.includes(name))).toEqual([]);
    const alone = names.filter((name) => !named.includes(name) && !name.startsWith("Note "));
    expect(alone).toEqual([]);
  });

  test("asks Takt for what it has, as its operations read it, and with a key", () => {
    const { taktUrl, requests } = listRequests(workflow);
    const asked = requests.filter(({ url }) => url.origin === taktUrl);
    expect(asked.length).toBeGreaterThan(0);
    for (const { method, url, headers, body, authentication, genericAuthType } of asked) {
      expect(url.pathname).toMatch(/^\/api\/v1\//);
      const { found } = findOperation({ method, path: url.pathname.slice("/api/v1".length) });
      const sent = {
        params: found!.params,
        query: url.searchParams,
        body: new TextEncoder().encode(JSON.stringify(body) ?? ""),
        type: "application/json",
        hasFile: false,
      };
      expect(() => readInput(found!.operation, sent)).not.toThrow();
      expect(body === undefined).toBe(found!.operation.body === undefined);
      expect(() => readVersion(found!.operation, headers["If-Match"] ?? null)).not.toThrow();
      expect(headers["Idempotency-Key"] ?? "").toMatch(method === "POST" ? /^[\x21-\x7e]{1,255}$/ : /^$/);
      expect([authentication, genericAuthType]).toEqual(["genericCredentialType", "httpBearerAuth"]);
    }
  });
});

test("every key goes to Takt alone", () => {
  for (const { taktUrl, requests } of WORKFLOWS.map(listRequests))
    for (const { url, authentication } of requests)
      expect(authentication !== undefined).toBe(url.origin === taktUrl);
});

describe("the node that verifies messages", () => {
  const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=";
  const published = WORKFLOWS.find(({ file }) => file === "takt-published-to-slack.json")!;
  const node = published.nodes.find(({ name }) => name === "Verify signature")!;
  const code = node.parameters["jsCode"] as string;

  type Message = { signed?: object; body?: object; secret?: string; at?: number; secrets?: string[] };

  /** Runs the code as n8n does, on a message as Takt sends it. */
  function verify({
    signed = MESSAGE,
    body = signed,
    secret = SECRET,
    at = Date.now(),
    secrets = [SECRET],
  }: Message) {
    const timestamp = Math.floor(at / 1000);
    const headers = {
      "webhook-id": "msg_1",
      "webhook-timestamp": String(timestamp),
      "webhook-signature": signWebhook({ id: "msg_1", timestamp, body: JSON.stringify(signed) }, secrets),
    };
    const globals = {
      $input: { first: () => ({ json: { headers } }) },
      helpers: { getBinaryDataBuffer: () => Promise.resolve(Buffer.from(JSON.stringify(body))) },
      require: createRequire(import.meta.url),
      Buffer,
    };
    const filled = code.replace('"whsec_"', JSON.stringify(secret));
    return vm.runInNewContext(
      `(async function () {${filled}}).call({ helpers })`,
      globals,
    ) as Promise<unknown>;
  }

  /** Objects of another context are none of this one's. */
  const inHere = async (message: Message) => JSON.parse(JSON.stringify(await verify(message))) as unknown;

  test("passes on a message that Takt has signed, also with two secrets", async () => {
    const passed = [{ json: { ...MESSAGE, messageId: "msg_1" } }];
    expect(await inHere({})).toEqual(passed);
    expect(await inHere({ secrets: ["whsec_AAAA", SECRET] })).toEqual(passed);
  });

  test("passes on nothing but what is published", async () => {
    expect(await inHere({ signed: { ...MESSAGE, type: "ping" } })).toEqual([]);
  });

  test.each<[string, Message]>([
    ["with another content", { body: { ...MESSAGE, type: "post.failed" } }],
    ["of another secret", { secrets: ["whsec_AAAA"] }],
    ["of an hour ago", { at: Date.now() - 3_600_000 }],
    ["before a secret is entered", { secret: "whsec_", secrets: ["whsec_"] }],
  ])("refuses one %s", async (_, message) => {
    await expect(verify(message)).rejects.toThrow("This message is not from Takt");
  });
});
