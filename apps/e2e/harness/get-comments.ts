/** Returns the texts of a post's comments, as the emulated LinkedIn answers them to the holder of a token. */
export async function getComments(linkedinUrl: string, token: string, urn: string): Promise<string[]> {
  const answer = await fetch(`${linkedinUrl}/rest/socialActions/${encodeURIComponent(urn)}/comments`, {
    headers: {
      authorization: `Bearer ${token}`,
      "linkedin-version": "202610",
      "x-restli-protocol-version": "2.0.0",
    },
  });
  const { elements } = (await answer.json()) as { elements: { message: { text: string } }[] };
  return elements.map(({ message }) => message.text);
}
