import { env } from "~/env";
import { deps } from "../deps";
import { newFormToken } from "./form-token";

/** Makes the token of a form on the page that is being rendered. */
export function pageFormToken(): string {
  return newFormToken(env(), deps().clock.now());
}
