import { expect, test } from "vitest";
import * as api from "../app/api/[...missing]/route";
import * as auth from "../app/auth/[...missing]/route";

test.each(Object.entries({ api, auth }))(
  "what no route of /%s has is answered with 404 by every method",
  async (_, routes) => {
    expect(Object.keys(routes).sort()).toEqual(["DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"]);
    for (const answer of Object.values(routes)) {
      expect(answer().status).toBe(404);
      expect(await answer().json()).toEqual({ error: { code: "not_found", data: {} } });
    }
  },
);
