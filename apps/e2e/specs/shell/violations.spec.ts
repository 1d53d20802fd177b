import { findViolations } from "../../fixtures/find-violations";
import { expect, test } from "../../fixtures/world";

const FAULTY = `<!doctype html><html lang="en"><head><title>Faults</title></head><body><main><h1>Faults</h1>
  <p id="pale" style="color: #bbb; background: #fff">Pale words</p>
  <img id="nameless" src="data:," width="20" height="20">
  <button id="tiny" style="all: unset; width: 9px; height: 9px">a</button><button style="all: unset">b</button>
  <iframe title="Frame" srcdoc="<!doctype html><html lang='en'><title>Inner</title><img id='inside' src='data:,'></html>"></iframe>
</main></body></html>`;

test("pale text, a nameless image, a tiny target and a fault inside a frame are found, in a second run as well", async ({
  page,
}) => {
  await page.setContent(FAULTY);
  for (const run of ["first", "second"]) {
    const found = await findViolations(page);
    for (const one of [
      { id: "color-contrast", at: "#pale" },
      { id: "image-alt", at: "#nameless" },
      { id: "target-size", at: "#tiny" },
      { id: "image-alt", at: expect.stringMatching(/iframe .*#inside/) },
    ])
      expect(found, `${run} run`).toContainEqual(one);
  }
  await page.setContent(FAULTY.replace(/<p id[^]*<\/iframe>/, ""));
  expect(await findViolations(page)).toEqual([]);
});
