import type { Backend } from "../backend";
import type { Segment } from "../model/little-text";

/**
 * The segments of a text with mentions that name nobody as plain text: LinkedIn links a mention only when its words are
 * the member's first, last or whole name (Microsoft Learn, Posts API), and says nothing otherwise. `app` is the app whose
 * ids the URNs have. There are no organizations here, so none is linked.
 */
export function linkMentions({ apps, store }: Backend, app: string, segments: Segment[]): Segment[] {
  return segments.map((segment) => {
    if (segment.kind !== "mention") return segment;
    const member = [...store.members.values()].find(
      ({ sub }) => `urn:li:person:${apps.personId(app, sub)}` === segment.urn,
    );
    const names = member
      ? [member.given_name, member.family_name, `${member.given_name} ${member.family_name}`]
      : [];
    return names.includes(segment.name) ? segment : { kind: "text", text: segment.name };
  });
}
