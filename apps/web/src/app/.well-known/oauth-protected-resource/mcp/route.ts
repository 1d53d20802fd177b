import { GET as answerMetadata, OPTIONS as answerPreflight } from "../route";

export const dynamic = "force-dynamic";

/** The same at the place that the path of the endpoint makes (RFC 9728, 3.1). */
export const GET = answerMetadata;
export const OPTIONS = answerPreflight;
