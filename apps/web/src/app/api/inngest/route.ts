import { serve } from "inngest/next";
import type { NextRequest } from "next/server";
import { withErrorResponse } from "~/server/with-error-response";
import { composition } from "~/server/deps";
import { withReadBody } from "~/server/read-body";
import { errorResponse } from "~/server/error-response";

/** A call has a few tens of kilobytes: an event names at most a hundred posts, and steps return little. */
const MAX_BYTES = 1024 * 1024;

type Handlers = ReturnType<typeof serve>;
let cachedHandlers: Handlers | undefined;

// Created at the first request: the environment is not set during the build.
const handlers = () =>
  (cachedHandlers ??= serve({ client: composition().inngest, functions: composition().functions }));

type Method = (request: NextRequest, context: unknown) => unknown;
/** Limits the body before the SDK reads it, which happens before the signature is checked. */
const forward = (method: keyof Handlers) => (request: Request, context: unknown) =>
  withErrorResponse(async () => {
    const bounded = await withReadBody(request, MAX_BYTES);
    // The SDK throws on invalid JSON, which would be logged as an error of ours.
    if (!(await isJson(bounded.clone()))) return errorResponse(400, "json_only");
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
