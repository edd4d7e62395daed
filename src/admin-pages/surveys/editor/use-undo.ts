import { speak } from '@wordpress/a11y';
import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { useStableCallback } from '@/hooks/use-stable-callback';
import { store as surveysStore } from '@/stores/surveys';
import type { Question } from '@/survey-model';
import { questionPath } from '@/survey-model';
import { placeName } from './place-name';
import type { Section } from './section';
import type { ShowField } from './use-show-field';

type Way = 'undo' | 'redo';

export interface Undo {
	canUndo: boolean;
	canRedo: boolean;
	/**
	 * Undoes the last edit or redoes the last undone one, announces it and shows the changed field.
	 *
	 * @param way
	 * @param takesFocus Whether the focus moves to the field.
	 */
	step: ( way: Way, takesFocus: boolean ) => Promise< void >;
}

/** The path of the first question that is not the same in both lists; of the last one if only its successors are gone. */
function changedQuestion(
	before: readonly Question[],
	after: readonly Question[]
): string {
	const index = after.findIndex( ( { id }, at ) => id !== before[ at ]?.id );
	return questionPath( index < 0 ? Math.max( 0, after.length - 1 ) : index );
}

/** What is announced after a step at these places; undefined if there was none. */
function announcement(
	way: Way,
	sections: readonly Section[],
	places: readonly string[] | undefined
): string {
	const [ place ] = places ?? [];
	if ( place === undefined ) {
		return way === 'undo'
			? __( 'There is nothing to undo.', 'userfeedback' )
			: __( 'There is nothing to redo.', 'userfeedback' );
	}
	const name = placeName( sections, place );
	return way === 'undo'
		? sprintf(
				/* translators: %s: what was changed, such as "Question 2". */
				__( 'Undone: %s.', 'userfeedback' ),
				name
			)
		: sprintf(
				/* translators: %s: what was changed, such as "Question 2". */
				__( 'Redone: %s.', 'userfeedback' ),
				name
			);
}

/** Undo and redo of the open survey. */
export function useUndo(
	id: number,
	sections: readonly Section[],
	showField: ShowField
): Undo {
	const registry = useRegistry();
	const { stepSurvey } = useDispatch( surveysStore );
	const { canUndo, canRedo } = useSelect(
		( select ) => ( {
			canUndo: select( surveysStore ).canStepSurvey( id, 'undo' ),
			canRedo: select( surveysStore ).canStepSurvey( id, 'redo' ),
		} ),
		[ id ]
	);
	const questions = () =>
		registry.select( surveysStore ).getEditedSurvey( id )?.questions ?? [];

	async function step( way: Way, takesFocus: boolean ): Promise< void > {
		const before = questions();
		const places = await stepSurvey( id, way );
		speak( announcement( way, sections, places ) );
		const place = places?.[ 0 ];
		if ( place !== undefined ) {
			showField(
				place === 'questions'
					? changedQuestion( before, questions() )
					: place,
				takesFocus
			);
		}
	}
	const stable = useStableCallback( step );
	return useMemo(
		() => ( { canUndo, canRedo, step: stable } ),
		[ canUndo, canRedo, stable ]
	);
}
