import type { DataRequestFields } from "./data-request-fields";

/** What a form has that can be sent. */
export const VALID_FIELDS: DataRequestFields = {
  type: "access",
  firstName: "Ada",
  lastName: "Löwe",
  email: "ada@example.com",
  details: "",
  acknowledged: true,
};
