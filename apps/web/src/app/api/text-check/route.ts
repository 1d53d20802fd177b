import { checkText } from "@takt/domain/provenance/check-text";
import { textCheckInput } from "@takt/domain/provenance/model/text-check-input";
import { createContext } from "~/server/context";
import { deps } from "~/server/deps";
import { errorResponse } from "~/server/error-response";
import { readJson } from "~/server/read-json";
import { withErrorResponse } from "~/server/with-error-response";

/** The longest text in four bytes a character, escaped, with room for the rest. */
const MAX_BYTES = 32 * 1024;

/**
 * Tells programs whether a text was written here (AI Act, article 50(2)): a JSON object with the `text`. Answers a
 * TextCheck. The text is neither stored nor logged.
 */
export function POST(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    const read = await readJson(request, MAX_BYTES);
    if (read.refusal) return read.refusal;
    const { data } = textCheckInput.safeParse(read.body);
    if (!data) return errorResponse(400, "text_check_invalid");
    const { user, visitorHash } = await createContext();
    const checked = await checkText(deps(), user?.actor ?? { visitorHash }, data.text);
    return Response.json(checked, { headers: { "cache-control": "no-store" } });
  });
}
