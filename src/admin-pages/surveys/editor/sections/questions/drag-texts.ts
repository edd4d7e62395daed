import type { Active, Announcements, Over } from '@dnd-kit/core';
import { __, sprintf } from '@wordpress/i18n';
import { draggedData } from './dragged';

/** The instructions that screen readers read with a drag handle. */
export function dragInstructions(): string {
	return __(
		'To pick up a question or an option, press the space bar. Move it with the arrow keys, press the space bar again to put it down, or Escape to leave it where it was.',
		'userfeedback'
	);
}

/** The place of an item in its list, starting at 1, and the length of the list. */
function placeOf( item: Active | Over ): [ place: number, count: number ] {
	const { index = 0, items = [] } = draggedData( item )?.sortable ?? {};
	return [ index + 1, items.length ];
}

/** The announcements while a question or an option is dragged. */
export const dragAnnouncements: Announcements = {
	onDragStart: ( { active } ) => {
		const [ place, count ] = placeOf( active );
		return draggedData( active )?.kind === 'option'
			? sprintf(
					/* translators: 1: place of an option, 2: number of options. */
					__( 'Picked up option %1$d of %2$d.', 'userfeedback' ),
					place,
					count
				)
			: sprintf(
					/* translators: 1: place of a question, 2: number of questions. */
					__( 'Picked up question %1$d of %2$d.', 'userfeedback' ),
					place,
					count
				);
	},
	onDragOver: ( { active, over } ) =>
		over && over.id !== active.id
			? sprintf(
					/* translators: 1: place of a question or an option, 2: number of all of them. */
					__( 'Now over place %1$d of %2$d.', 'userfeedback' ),
					...placeOf( over )
				)
			: undefined,
	onDragEnd: ( { active, over } ) =>
		sprintf(
			/* translators: 1: place of a question or an option, 2: number of all of them. */
			__( 'Dropped at position %1$d of %2$d.', 'userfeedback' ),
			...placeOf( over ?? active )
		),
	onDragCancel: ( { active } ) =>
		sprintf(
			/* translators: %d: place of a question or an option. */
			__( 'Not moved, still at position %d.', 'userfeedback' ),
			placeOf( active )[ 0 ]
		),
};
