import {
  acceptedContent,
  type ClientCapabilities,
  CLIENT_CAPABILITIES_META_KEY,
  createRequestStateCodec,
  inputRequired,
  type InputRequiredResult,
  type ServerContext,
} from "@modelcontextprotocol/server";
import { z } from "zod";

/** How long a question waits for its answer. */
const TTL_SECONDS = 600;
const KEY = "reviewed";
/** The form that the client shows: one box to tick. */
const createAnswer = (label: string) => z.object({ [KEY]: z.boolean().meta({ title: label }) });

/** The subject of a question; an answer counts for that alone. */
export type Question = { postId: string; version: number; textHash: string; when: string };

/** `asked`: what the client is answered; it comes again with what the person said. */
export type AskPerson = (
  question: Question,
  texts: { message: string; label: string },
) => Promise<{ asked: InputRequiredResult } | { isConfirmed: boolean }>;

/** The signature of questions, which come back by the client; it is of one program (docs/decisions/0072). */
export function createQuestionCodec(key: Uint8Array, programId: string) {
  return createRequestStateCodec<Question>({ key, ttlSeconds: TTL_SECONDS, bind: () => programId });
}

/** Returns who asks the person in front of the client, by a form (elicitation); null where the client has said that it cannot. */
export function createAskPerson(
  context: ServerContext,
  codec: ReturnType<typeof createQuestionCodec>,
): AskPerson | null {
  const { envelope, inputResponses, requestState } = context.mcpReq;
  const { elicitation } = capabilitiesOf(envelope);
  if (!elicitation || (elicitation.url && !elicitation.form)) return null;
  return async (question, { message, label }) => {
    const answered = requestState<Question>();
    const isOfThis = answered && isEqual(answered, question);
    if (isOfThis && inputResponses?.[KEY] !== undefined)
      return { isConfirmed: acceptedContent(inputResponses, KEY, createAnswer(label))?.[KEY] === true };
    const asked = inputRequired({
      inputRequests: { [KEY]: inputRequired.elicit({ message, requestedSchema: createAnswer(label) }) },
      requestState: await codec.mint(question, context),
    });
    return { asked };
  };
}

/** The client's capabilities, as the SDK has read them from the request. */
function capabilitiesOf(envelope: Readonly<Record<string, unknown>> | undefined): ClientCapabilities {
  return (envelope?.[CLIENT_CAPABILITIES_META_KEY] ?? {}) as ClientCapabilities;
}

function isEqual(a: Question, b: Question): boolean {
  return a.postId === b.postId && a.version === b.version && a.textHash === b.textHash && a.when === b.when;
}
