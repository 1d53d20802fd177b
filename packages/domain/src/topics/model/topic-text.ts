/** A topic as a text: its title, and its angle as a second paragraph. */
export function topicText({ title, angle }: { title: string; angle: string | null }): string {
  return angle ? `${title}\n\n${angle}` : title;
}
