import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import vm from "node:vm";
import { z } from "zod";

const FOLDER = path.join(import.meta.dirname, "../../../../examples/n8n");

const node = z.object({
  id: z.string().min(1),
  name: z.string().min(1),
  type: z.string().regex(/^n8n-nodes-base\.\w+$/),
  typeVersion: z.number().positive(),
  position: z.tuple([z.number(), z.number()]),
  parameters: z.record(z.string(), z.unknown()),
});
export type N8nNode = z.output<typeof node>;

const pairs = z.object({ parameters: z.array(z.object({ name: z.string(), value: z.string() })) });

/** The parameters of a node that sends a request, as far as these workflows use them. */
const requestParameters = z.object({
  method: z.enum(["GET", "POST", "PATCH", "DELETE"]),
  url: z.string(),
  authentication: z.string().optional(),
  genericAuthType: z.string().optional(),
  headerParameters: pairs.default({ parameters: [] }),
  jsonBody: z.string().optional(),
});

const link = z.object({ node: z.string(), type: z.literal("main"), index: z.int().min(0) });

/** A workflow as n8n imports it. */
const workflow = z.object({
  name: z.string().min(1),
  nodes: z.array(node).min(1),
  connections: z.record(z.string(), z.object({ main: z.array(z.array(link)) })),
  settings: z.object({ executionOrder: z.literal("v1") }),
  active: z.literal(false),
});

/** Reads the workflows of examples/n8n. */
export function readWorkflows(): (z.output<typeof workflow> & { file: string })[] {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith(".json"));
  return files.map((file) => ({
    file,
    ...workflow.parse(JSON.parse(readFileSync(path.join(FOLDER, file), "utf8"))),
  }));
}

type Scope = {
  /** The output of the node before it. */
  input: unknown;
  /** Outputs of other nodes, by their names. */
  outputs: Record<string, unknown>;
};

/** Evaluates a parameter as n8n does: an expression begins with `=` and has its code between double braces. */
function evaluate(value: string, { input, outputs }: Scope): unknown {
  if (!value.startsWith("=")) return value;
  const globals = {
    $json: input,
    $: (name: string) => ({ first: () => ({ json: outputs[name] }) }),
    $execution: { id: "1" },
  };
  const run = (code: string) => vm.runInNewContext(`(${code})`, globals) as unknown;
  // The code of an object ends with a brace of its own, before those of the expression.
  const parts = [...value.slice(1).matchAll(/\{\{(.*?)\}\}(?!\s*\})|[^{]+|\{/gs)];
  const [first] = parts;
  if (parts.length === 1 && first?.[1] !== undefined) return run(first[1]);
  return parts.map(([text, code]) => (code === undefined ? text : String(run(code)))).join("");
}

const assignments = z.object({
  assignments: z.object({ assignments: z.array(z.object({ name: z.string(), value: z.string() })) }),
});

/** The values that a node sets. */
export function readAssignments({ parameters }: N8nNode): Record<string, string> {
  const { assignments: set } = assignments.parse(parameters).assignments;
  return Object.fromEntries(set.map(({ name, value }) => [name, value]));
}

/** The request that a node sends, with its expressions evaluated. */
export function toRequest({ parameters }: N8nNode, scope: Scope) {
  const { method, url, headerParameters, jsonBody, ...rest } = requestParameters.parse(parameters);
  const headers = headerParameters.parameters.map(({ name, value }) => [
    name,
    String(evaluate(value, scope)),
  ]);
  return {
    ...rest,
    method,
    url: new URL(String(evaluate(url, scope))),
    headers: Object.fromEntries(headers) as Record<string, string>,
    body: jsonBody === undefined ? undefined : evaluate(jsonBody, scope),
  };
}
