import { jsonlStreamConsumer } from "@trpc/server/unstable-core-do-not-import";
import superjson, { type SuperJSONResult } from "superjson";

type Answer = { error: unknown } | { result: Promise<{ data: Promise<AsyncIterable<unknown>> }> };
type Head = [Promise<Answer>];

/** Reads a stream's body as tRPC's own client does; returns its events and the error it ended with. */
export async function readEvents(body: string): Promise<{ events: unknown[]; error?: unknown }> {
  const [head] = await jsonlStreamConsumer<Head>({
    from: new Response(body).body!,
    deserialize: (line) => superjson.deserialize(line as SuperJSONResult),
    // Thrown unchanged: the serialized shape of an error, not an Error of this process.
    formatError: ({ error }) => new StreamError(error),
    abortController: new AbortController(),
  });
  const answer = await head[0];
  if ("error" in answer) return { events: [], error: answer.error };
  const events: unknown[] = [];
  try {
    const { data } = await answer.result;
    for await (const event of await data) events.push(event);
    return { events };
  } catch (error) {
    if (!(error instanceof StreamError)) throw error;
    return { events, error: error.shape };
  }
}

class StreamError extends Error {
  constructor(readonly shape: unknown) {
    super("the stream ended with an error");
  }
}
