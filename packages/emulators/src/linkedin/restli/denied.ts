import { errors } from "../model/errors";
import type { RestContext } from "./rest-env";

/** The 403 that names resource, method and version, e.g. `partnerApiPostsExternal.GET.20260401`. */
export const denied = (c: RestContext, access: string) => errors.denied(`${access}.${c.get("version")}01`);
