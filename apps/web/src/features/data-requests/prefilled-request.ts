import { DATA_REQUEST_TYPES } from "@takt/domain/privacy/model/data-request-types";
import type { Fields } from "../forms/parts/form-state";
import { pageContext } from "~/server/context";
import { splitName } from "./split-name";

/** Returns the fields as they are at first: with what is known of somebody who is signed in, and a type that a link names. */
export async function prefilledRequest(type: string | undefined): Promise<Fields> {
  const { user } = await pageContext();
  return {
    type: DATA_REQUEST_TYPES.find((one) => one === type),
    ...splitName(user?.name ?? ""),
    email: user?.email ?? "",
    details: "",
  };
}
