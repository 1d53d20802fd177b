import { z } from "zod";
import { askRest } from "./ask-rest";
import { toUploadFailure } from "./to-upload-failure";
import type { UploadFailure } from "./to-upload-failure";
import type { UploadContext } from "./upload-context";

const answerSchema = z.object({
  value: z.object({ uploadUrl: z.url(), image: z.string().regex(/^urn:li:image:[\w-]+$/) }),
});

type Slot = { kind: "slot"; urn: string; uploadUrl: string };

/** Asks for a URN and the URL that takes its bytes. The URL is a capability: never log it. */
export async function initializeUpload(
  context: UploadContext,
  memberSub: string,
  token: string,
): Promise<Slot | UploadFailure> {
  const body = JSON.stringify({ initializeUploadRequest: { owner: `urn:li:person:${memberSub}` } });
  const exchange = await askRest(context, token, {
    method: "POST",
    path: "/rest/images?action=initializeUpload",
    body,
  });
  if (exchange.kind !== "answered" || exchange.status !== 200) return toUploadFailure(exchange, token);
  const read = answerSchema.safeParse(parse(exchange.body));
  if (!read.success) return { kind: "unavailable", status: exchange.status };
  return { kind: "slot", urn: read.data.value.image, uploadUrl: read.data.value.uploadUrl };
}

function parse(body = ""): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    // The schema refuses it.
    return undefined;
  }
}
