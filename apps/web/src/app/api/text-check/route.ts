import { checkText } from "@takt/domain/provenance/check-text";
import { textCheckInput } from "@takt/domain/provenance/model/text-check-input";
import { createContext } from "~/server/context";
import { deps } from "~/server/deps";
import { readFields } from "~/server/read-fields";
import { withErrorResponse } from "~/server/with-error-response";

/**
 * Tells anybody whether a text was written here (AI Act, article 50(2)): a JSON object with the `text` of the public page.
 * Answers a TextCheck. The text is neither stored nor logged.
 */
export function POST(request: Request): Promise<Response> {
  return withErrorResponse(async () => {
    const { refusal, fields } = await readFields(request, textCheckInput, "text_check_invalid");
    if (refusal) return refusal;
    const { user, visitorHash } = await createContext();
    const checked = await checkText(deps(), user?.actor ?? { visitorHash }, fields.text);
    return Response.json(checked, { headers: { "cache-control": "no-store" } });
  });
}
