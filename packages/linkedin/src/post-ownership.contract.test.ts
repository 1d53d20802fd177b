import { COMMUNITY, JANA } from "@takt/emulators/linkedin/testing/start-harness";
import { useHarness } from "@takt/emulators/linkedin/testing/use-harness";
import { expect, test } from "vitest";
import { createPostOwnership } from "./post-ownership";
import { captureLog } from "./testing/capture-log";

/** The emulated Jörg. */
const JOERG = "mR4tZ81LsQ";
const linkedin = useHarness({ app: COMMUNITY });
const ownsPost = (urn: string, token = linkedin.token) =>
  createPostOwnership({ apiUrl: linkedin.url, versions: ["202610"], log: captureLog().log })(token, urn);

test("LinkedIn tells a post's author its figures, and nobody else", async () => {
  const own = await linkedin.control.addPost(JANA, { text: "Hers" });
  const foreign = await linkedin.control.addPost(JOERG, { text: "His" });
  expect(await ownsPost(own.urn)).toBe("own");
  expect(await ownsPost(foreign.urn)).toBe("foreign");
});

test("of a post that is not there, and with a token that is not known, nothing is known", async () => {
  expect(await ownsPost("urn:li:share:1")).toBe("unknown");
  const own = await linkedin.control.addPost(JANA, { text: "Hers" });
  expect(await ownsPost(own.urn, "another")).toBe("unknown");
});
