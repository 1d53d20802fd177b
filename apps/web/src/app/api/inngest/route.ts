import { serve } from "inngest/next";
import type { NextRequest } from "next/server";
import { composition } from "../../../server/deps";

type Handlers = ReturnType<typeof serve>;
let made: Handlers | undefined;

// Made at the first request: the build knows no environment.
const handlers = () =>
  (made ??= serve({ client: composition().inngest, functions: composition().functions }));

type Method = (request: NextRequest, context: unknown) => unknown;
const forward = (method: keyof Handlers) => (request: NextRequest, context: unknown) =>
  (handlers()[method] as Method)(request, context) as Promise<Response>;

export const GET = forward("GET");
export const POST = forward("POST");
export const PUT = forward("PUT");
