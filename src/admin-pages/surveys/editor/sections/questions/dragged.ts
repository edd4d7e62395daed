import type {
	Active,
	CollisionDetection,
	DroppableContainer,
	Over,
	KeyboardCoordinateGetter,
} from '@dnd-kit/core';
import { KeyboardCode, closestCenter } from '@dnd-kit/core';
import type { SortableData } from '@dnd-kit/sortable';

/*
 * Questions and the options in them are dragged in the same dnd-kit context: a context for each question would be slow in
 * a survey of a hundred questions.
 */

/** What is dragged. */
export interface Dragged {
	kind: 'question' | 'option';
	/** Called when an option was dropped at the place of another one. */
	onDrop?: ( from: number, to: number ) => void;
}

/** The data of something that can be dragged, with its place in its list. */
export function draggedData( item: Active | Over | DroppableContainer ) {
	return item.data.current as
		( Dragged & Partial< SortableData > ) | undefined;
}

function listOf( item: Active | DroppableContainer | null ) {
	return item && draggedData( item )?.sortable?.containerId;
}

/** The item with the nearest center in the same list. */
export const closestInList: CollisionDetection = ( args ) =>
	closestCenter( {
		...args,
		droppableContainers: args.droppableContainers.filter(
			( container ) => listOf( container ) === listOf( args.active )
		),
	} );

/** Moves what is dragged to the place of its neighbour. dnd-kit's own getter skips places in lists of unequal heights. */
export const keyboardCoordinates: KeyboardCoordinateGetter = (
	event,
	args
) => {
	const { active, over, collisionRect, droppableRects } = args.context;
	const sortable = active ? draggedData( active )?.sortable : undefined;
	const step = { [ KeyboardCode.Up ]: -1, [ KeyboardCode.Down ]: 1 }[
		event.code as KeyboardCode.Up | KeyboardCode.Down
	];
	if ( ! sortable || step === undefined || collisionRect === null ) {
		return undefined;
	}
	event.preventDefault();
	const { items } = sortable;
	const place = items.indexOf( over?.id ?? active?.id ?? '' );
	const rect = droppableRects.get( items[ place + step ] ?? '' );
	// Compare centers, as closestInList() does.
	return (
		rect && {
			x: args.currentCoordinates.x,
			y: rect.top + ( rect.height - collisionRect.height ) / 2,
		}
	);
};
