import { answerErrors } from "../../../../server/answer-errors";
import { handlers } from "../../../../server/deps";
import { withReadBody } from "../../../../server/read-body";

/** Auth.js's own forms: a token and an address. */
const MAX_BYTES = 16 * 1024;

export const { GET } = handlers;

/** Auth.js reads a body without a bound. */
export function POST(request: Request): Promise<Response> {
  return answerErrors(async () => handlers.POST(await withReadBody(request, MAX_BYTES)));
}
