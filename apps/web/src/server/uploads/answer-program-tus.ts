import { answerUpload } from "@takt/api/public/media/answer-upload";
import { RequestError } from "@takt/api/public/problem";
import type { Actor } from "@takt/domain/shared/actor";
import { getApiCaller, getApiPlace } from "../public-api";
import { isTus, toTusHeaders } from "./tus";

type Done = { status: number; headers: Record<string, string> };

/** Answers a tus request of a program with what `work` does as its member; what fails is a problem (docs/flows/public-api.md). */
export async function answerProgramTus(
  request: Request,
  work: (actor: Actor) => Promise<Done>,
): Promise<Response> {
  const place = await getApiPlace(request);
  const answer = await answerUpload(place, getApiCaller(request), async (actor) => {
    if (!isTus(request)) throw new RequestError("tus_version_unknown");
    return { ...(await work(actor)), body: "" };
  });
  const headers = { ...toTusHeaders(answer.status), ...answer.headers };
  return new Response(answer.body === "" ? null : answer.body, { status: answer.status, headers });
}
