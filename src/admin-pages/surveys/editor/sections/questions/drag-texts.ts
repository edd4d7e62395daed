import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import { __, sprintf } from '@wordpress/i18n';

/** The instructions that screen readers read with a question's drag handle. */
export function dragInstructions(): string {
	return __(
		'To pick up a question, press the space bar. Move it with the arrow keys, press the space bar again to put it down, or Escape to leave it where it was.',
		'userfeedback'
	);
}

/**
 * The announcements while a question is dragged.
 *
 * @param ids The ids of the questions in order.
 */
export function dragAnnouncements( ids: readonly string[] ): Announcements {
	const place = ( id: UniqueIdentifier ) => ids.indexOf( String( id ) ) + 1;
	const count = ids.length;
	return {
		onDragStart: ( { active } ) =>
			sprintf(
				/* translators: 1: place of a question, 2: number of questions. */
				__( 'Picked up question %1$d of %2$d.', 'userfeedback' ),
				place( active.id ),
				count
			),
		onDragOver: ( { active, over } ) =>
			over && over.id !== active.id
				? sprintf(
						/* translators: 1: place of a question, 2: number of questions. */
						__( 'Now over place %1$d of %2$d.', 'userfeedback' ),
						place( over.id ),
						count
					)
				: undefined,
		onDragEnd: ( { active, over } ) =>
			sprintf(
				/* translators: 1: place of a question, 2: number of questions. */
				__( 'Put down at place %1$d of %2$d.', 'userfeedback' ),
				place( ( over ?? active ).id ),
				count
			),
		onDragCancel: ( { active } ) =>
			sprintf(
				/* translators: %d: place of a question. */
				__( 'Left where it was, at place %d.', 'userfeedback' ),
				place( active.id )
			),
	};
}
