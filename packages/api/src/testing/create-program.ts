import type { Db } from "@takt/db/client";
import type { Deps } from "@takt/domain/deps";
import type { Actor } from "@takt/domain/shared/actor";
import { createApiKey } from "@takt/domain/testing/create-api-key";
import { type ApiAnswer, answerRequest } from "../public/answer-request";
import type { Operation } from "../public/operation";
import { findOperation, OPERATIONS } from "../public/operations";
import { listRefusals } from "../public/refusals";

type ProgramOptions = {
  body?: unknown;
  headers?: Record<string, string>;
  token?: string;
  /** In place of a body in JSON. */
  raw?: string;
};
export type ProgramAnswer = ApiAnswer & { json: Record<string, never> & { id: string } };

/** Refusals by what comes before an operation: who guesses, and what reaches none. */
const BEFORE = ["rate_exceeded", "route_not_found", "method_not_allowed"];

/**
 * Creates a program with a key of a member, which calls the public API as `GET /posts`. It throws where an answer has a
 * code that its operation does not name in the document.
 */
export async function createProgram(
  { db, deps, operations = OPERATIONS }: { db: Db; deps: Deps; operations?: readonly Operation[] },
  actor: Actor,
  scopes: string[] = [],
  columns: Parameters<typeof createApiKey>[2] = {},
) {
  const narrowed = { ...columns, ...(scopes.length > 0 && { scopes }) };
  const { token, id: keyId } = await createApiKey(db, actor, narrowed);
  const call = async (target: string, options: ProgramOptions = {}): Promise<ProgramAnswer> => {
    const { body, headers = {}, token: other = token, raw } = options;
    const [method = "", url = ""] = target.split(" ");
    const { pathname: path, searchParams: query } = new URL(url, "https://takt.example.com");
    const sent = { "content-type": "application/json", authorization: `Bearer ${other}`, ...headers };
    const text = raw ?? (body === undefined ? "" : JSON.stringify(body));
    const place = { deps, say: (key: string) => key, docsUrl: "https://takt.example.com/developers/errors" };
    const answer = await answerRequest(
      { ...place, operations },
      {
        method,
        path,
        query,
        headers: new Headers(sent),
        body: new TextEncoder().encode(text),
        visitorHash: "v",
        addressKind: "ipv4",
      },
    );
    const json = JSON.parse(answer.body) as ProgramAnswer["json"];
    if (answer.status >= 400) requireNamed(json as never, findOperation({ method, path }, operations));
    return { ...answer, json };
  };
  return { token, keyId, call };
}

function requireNamed(
  problem: { code: string; status: number },
  { found }: ReturnType<typeof findOperation>,
) {
  const named = found ? listRefusals(found.operation).map(({ code }) => code) : [];
  if (![...named, ...BEFORE].includes(problem.code as (typeof named)[number]))
    throw new Error(`${found?.operation.id} answers ${problem.code}, which it does not name`);
}
