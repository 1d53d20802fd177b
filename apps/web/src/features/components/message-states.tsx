import { Badge } from "@takt/ui/badge";
import { Button } from "@takt/ui/button";
import { Callout } from "@takt/ui/callout";
import { Card } from "@takt/ui/card";
import { EmptyState } from "@takt/ui/empty-state";
import { ErrorState } from "@takt/ui/error-state";
import { FoldedList } from "@takt/ui/folded-list";
import { Progress } from "@takt/ui/progress";
import { Section } from "@takt/ui/section";
import { Skeleton } from "@takt/ui/skeleton";
import { Bookmark, Info } from "lucide-react";

const TONES = ["neutral", "green", "blue", "amber", "red"] as const;

/** Messages: badges, callouts, and the placeholders of a list that is empty, loading or failed. */
export function MessageStates() {
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            <Info aria-hidden />
            {tone}
          </Badge>
        ))}
      </div>
      {TONES.map((tone) => (
        <Callout
          key={tone}
          tone={tone}
          icon={<Info aria-hidden />}
          actions={<Button size="sm">Mend it</Button>}
        >
          <p className="font-medium">A callout, {tone}</p>
          <p>It says what is the matter and what to do.</p>
        </Callout>
      ))}
      <Progress value={0.4} label="Four tenths" />
      <Progress value={0.92} label="Nearly used up" tone="amber" />
      <Skeleton className="h-10" />
      <Card>A card: what can be picked up</Card>
      <Section title="A section" text="What is in it." action={<Button size="sm">Add</Button>}>
        <p className="text-sm">Its content</p>
      </Section>
      <FoldedList name="A folded list">
        <p className="text-sm">What was deleted or has ended</p>
      </FoldedList>
      <EmptyState
        icon={<Bookmark />}
        title="No bookmarks yet"
        description="What you keep is here."
        action={<Button>Find topics</Button>}
      />
      <ErrorState
        title="The posts could not be loaded"
        description="Please try again."
        errorId="Error id E-1234"
        retryLabel="Try again"
        onRetry={() => undefined}
      />
    </>
  );
}
