import { noRoute } from "~/server/no-route";

export {
  noRoute as DELETE,
  noRoute as GET,
  noRoute as HEAD,
  noRoute as OPTIONS,
  noRoute as PATCH,
  noRoute as POST,
  noRoute as PUT,
};
