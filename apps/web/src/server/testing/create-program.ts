import type { Db } from "@takt/db/client";
import { createApiKey } from "@takt/domain/testing/create-api-key";
import { createTeam } from "@takt/domain/testing/create-team";
import { DELETE, GET, PATCH, POST } from "~/app/api/v1/[...path]/route";
import { DELETE as stop, HEAD, PATCH as sendPart } from "~/app/api/v1/media/uploads/[id]/route";
import { POST as start } from "~/app/api/v1/media/uploads/route";

export const PNG = { "content-type": "image/png" };

type Options = { headers?: Record<string, string>; body?: BodyInit; json?: unknown };
const HANDLERS = { GET, POST, PATCH, DELETE };
const PARTS = { HEAD, PATCH: sendPart, DELETE: stop };

/** Creates a workspace of a team, a key of its owner with some scopes, or all, and what calls the routes by it. */
export async function createProgram(db: Db, ...scopes: string[]) {
  const team = await createTeam(db, "editor");
  const { token } = await createApiKey(db, team.owner, scopes.length > 0 ? { scopes } : {});
  const toRequest = (target: string, { headers, body, json }: Options = {}) => {
    const [method = "", url = ""] = target.split(" ");
    return new Request(new URL(url, "http://localhost:3000"), {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(json !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      body: json === undefined ? body : JSON.stringify(json),
      duplex: "half",
    } as RequestInit);
  };
  const read = async (response: Response) => {
    const text = await response.text();
    const answer = (text === "" ? {} : JSON.parse(text)) as { id: string; code: string; version: number };
    return { status: response.status, headers: response.headers, json: answer };
  };
  const call = async (target: string, options?: Options) => {
    const request = toRequest(target.replace(" ", " /api/v1"), options);
    return read(await HANDLERS[request.method as "GET"](request));
  };
  const tus = async (target: string, options?: Options) => {
    const request = toRequest(target, options);
    const id = new URL(request.url).pathname.split("/")[5];
    if (id === undefined) return read(await start(request));
    return read(await PARTS[request.method as "HEAD"](request, { params: Promise.resolve({ id }) }));
  };
  const send = (bytes: Buffer, headers: Record<string, string> = {}, name = "chart.png") =>
    call(`POST /media?filename=${name}`, { headers: { ...PNG, ...headers }, body: new Uint8Array(bytes) });
  return { ...team, call, send, tus };
}

/** A body whose length is not announced, and which counts what was taken of it. */
export function streamOf(bytes: Buffer, pieces: number) {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (taken++ >= pieces) controller.close();
        else controller.enqueue(new Uint8Array(bytes));
      },
    },
    { highWaterMark: 0 },
  );
  return { body, taken: () => taken * bytes.length };
}
