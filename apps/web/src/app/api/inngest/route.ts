import { serve } from "inngest/next";
import type { NextRequest } from "next/server";
import { answerErrors } from "../../../server/answer-errors";
import { composition } from "../../../server/deps";
import { withReadBody } from "../../../server/read-body";
import { refuse } from "../../../server/refuse";

/** An event names a hundred posts at most, and steps answer little: such a call has some tens of kilobytes. */
const MAX_BYTES = 1024 * 1024;

type Handlers = ReturnType<typeof serve>;
let made: Handlers | undefined;

// Made at the first request: the build knows no environment.
const handlers = () =>
  (made ??= serve({ client: composition().inngest, functions: composition().functions }));

type Method = (request: NextRequest, context: unknown) => unknown;
/** The SDK reads the whole body before it looks at the signature: anybody may send one. */
const forward = (method: keyof Handlers) => (request: Request, context: unknown) =>
  answerErrors(async () => {
    const bounded = await withReadBody(request, MAX_BYTES);
    // The SDK throws at it, and what is thrown is logged.
    if (!(await isJson(bounded.clone()))) return refuse(400, "json_only");
    return (await (handlers()[method] as Method)(bounded, context)) as Response;
  });

async function isJson(request: Request): Promise<boolean> {
  const text = await request.text();
  try {
    return text === "" || JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
}

export const GET = forward("GET");
export const POST = forward("POST");
export const PUT = forward("PUT");
