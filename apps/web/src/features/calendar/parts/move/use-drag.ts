import { useEffect, useEffectEvent, useState, type RefObject } from "react";
import type { Drag, DragItem } from "./drag-item";

/** The library of dragging is loaded after the page: nobody drags before it is drawn. */
const loadAdapter = () => import("@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter");

type Data = { item: DragItem; grabbedAt: number };

/** Makes an element draggable while there is an item; returns whether it is being dragged. */
export function useDraggable(ref: RefObject<HTMLElement | null>, item: DragItem | null): boolean {
  const [isDragged, setIsDragged] = useState(false);
  const getItem = useEffectEvent(() => item);
  const isDraggable = item !== null;
  useEffect(() => {
    if (!isDraggable) return;
    return whenLoaded(({ draggable }) =>
      draggable({
        element: ref.current!,
        getInitialData: ({ element, input }): Data => ({
          item: getItem()!,
          grabbedAt: input.clientY - element.getBoundingClientRect().top,
        }),
        onDragStart: () => setIsDragged(true),
        onDrop: () => setIsDragged(false),
      }),
    );
  }, [ref, isDraggable]);
  return isDragged;
}

type Target = {
  /** Whether it takes what is dragged; without it everything is taken. */
  accepts?: (drag: Drag) => boolean;
  /** The drag over the element; null once it is elsewhere. */
  onOver: (drag: Drag | null) => void;
  onDrop: (drag: Drag) => void;
};

/** Makes an element a place to drop items; of places that lie in each other the inner one takes them. */
export function useDropTarget(ref: RefObject<HTMLElement | null>, target: Target): void {
  const onOver = useEffectEvent(target.onOver);
  const onDrop = useEffectEvent(target.onDrop);
  const accepts = useEffectEvent(target.accepts ?? (() => true));
  useEffect(
    () =>
      whenLoaded(({ dropTargetForElements }) =>
        dropTargetForElements({
          element: ref.current!,
          canDrop: ({ source, input }) => accepts(toDrag({ source, location: { current: { input } } })),
          onDrag: (event) => onOver(isInnermost(event) ? toDrag(event) : null),
          onDragLeave: () => onOver(null),
          onDrop: (event) => {
            onOver(null);
            if (isInnermost(event)) onDrop(toDrag(event));
          },
        }),
      ),
    [ref],
  );
}

type Adapter = Awaited<ReturnType<typeof loadAdapter>>;

/** Registers with the library once it is there; returns what takes it back. */
function whenLoaded(register: (adapter: Adapter) => () => void): () => void {
  let [isGone, cleanUp] = [false, () => {}];
  void loadAdapter().then((adapter) => {
    if (!isGone) cleanUp = register(adapter);
  });
  return () => {
    isGone = true;
    cleanUp();
  };
}

type TargetEvent = {
  self: { element: Element };
  location: { current: { dropTargets: readonly { element: Element }[] } };
};

const isInnermost = ({ self, location }: TargetEvent) =>
  location.current.dropTargets[0]?.element === self.element;

type DragEvent = {
  source: { data: Record<string | symbol, unknown> };
  location: { current: { input: { clientY: number; altKey: boolean } } };
};

function toDrag({ source, location: { current } }: DragEvent): Drag {
  const { item, grabbedAt } = source.data as Data;
  return { item, top: current.input.clientY - grabbedAt, isFine: current.input.altKey };
}
