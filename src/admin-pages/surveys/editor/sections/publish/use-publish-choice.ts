import { useDispatch, useRegistry, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { siteZone } from '@/lib/site-zone';
import { useSnackbar } from '@/components/snackbars';
import { store as surveysStore } from '@/stores/surveys';
import type {
	Publication,
	PublicationChoice,
	SavedSurvey,
	ScheduleChoice,
	ScheduleProblem,
} from '@/survey-model';
import {
	firstPublicationChoice,
	isUnsavedChoice,
	publicationOf,
	publicationOfSave,
	publishAtOf,
	scheduleProblem,
} from '@/survey-model';
import { useEditor } from '../../context';
import { problemText } from './problem-text';

export interface PublishChoice extends PublicationChoice {
	/** Choosing a draft turns the schedule off. */
	setStatus: ( status: Publication[ 'status' ] ) => void;
	/** Turning the schedule on chooses to publish. */
	setScheduled: ( isScheduled: boolean ) => void;
	setSchedule: ( changes: Partial< ScheduleChoice > ) => void;
	/** The chosen moment, ISO 8601; undefined until the schedule is complete. */
	publishAt: string | undefined;
	problem: ScheduleProblem | undefined;
	/** What to save; undefined if the schedule has a problem at this moment. */
	publication: () => Publication | undefined;
}

/**
 * The choice on the last step. It is kept while the survey is open, and is no edit of the survey: the saves of the other
 * steps must not publish.
 */
export function usePublishChoice(): PublishChoice {
	const { survey } = useEditor();
	const registry = useRegistry();
	const { choosePublication } = useDispatch( surveysStore );
	const { stored, chosen } = useSelect(
		( select ) => ( {
			stored:
				select( surveysStore ).getSurvey( survey.id )?.publish_at ??
				null,
			chosen: select( surveysStore ).getPublicationChoice( survey.id ),
		} ),
		[ survey.id ]
	);
	const zone = siteZone();
	// Renders again when a time passed while the page was open.
	const [ , setCheckedAt ] = useState( 0 );
	const choice = chosen ?? firstPublicationChoice( stored, zone, Date.now() );

	function choose( changes: Partial< PublicationChoice > ): void {
		choosePublication( survey.id, { ...choice, ...changes } );
	}

	return {
		...choice,
		setStatus: ( status ) =>
			choose(
				status === 'draft' ? { status, isScheduled: false } : { status }
			),
		setScheduled: ( isScheduled ) =>
			choose(
				isScheduled
					? { isScheduled, status: 'publish' }
					: { isScheduled }
			),
		setSchedule: ( changes ) =>
			choose( { schedule: { ...choice.schedule, ...changes } } ),
		publishAt: publishAtOf( choice.schedule, stored, zone ),
		problem: scheduleProblem( choice, stored, zone, Date.now() ),
		publication: () => {
			const now = Date.now();
			setCheckedAt( now );
			// Read now: a failed attempt may be repeated after another choice.
			const { getPublicationChoice } = registry.select( surveysStore );
			return publicationOf(
				getPublicationChoice( survey.id ) ?? choice,
				stored,
				zone,
				now
			);
		},
	};
}

type Registry = ReturnType< typeof useRegistry >;

/** Whether the owner chose a status or a schedule that is not saved yet. */
export function hasUnsavedChoice(
	select: Registry[ 'select' ],
	id: number
): boolean {
	// getSurvey would load a survey that has just been closed.
	const record = select( surveysStore ).getSurveyRecord( id );
	return (
		record?.publicationChoice !== undefined &&
		isUnsavedChoice(
			record.publicationChoice,
			record.saved,
			siteZone(),
			Date.now()
		)
	);
}

/** Why the choice is still unsaved after a save, and what to do. */
function unsavedText( problem: ScheduleProblem | undefined ): string {
	return problem === undefined
		? __(
				'The status was not saved. To publish at once, choose Save and Publish in the last step.',
				'userfeedback'
			)
		: sprintf(
				/* translators: %s: what to do, as a sentence: "This time has passed. Choose a later one." */
				__( 'The schedule was not saved. %s', 'userfeedback' ),
				problemText( problem )
			);
}

/**
 * Saves the edits with the choice of the last step, as far as no survey becomes visible at once: a draft, or a complete
 * schedule. Says what it leaves unsaved.
 */
export function useSaveWithChoice(): () => Promise< SavedSurvey | undefined > {
	const { survey, save } = useEditor();
	const registry = useRegistry();
	const showSnackbar = useSnackbar();
	const { id } = survey;
	return async () => {
		const record = registry.select( surveysStore ).getSurveyRecord( id );
		const choice = record?.publicationChoice;
		const publication =
			choice &&
			publicationOfSave(
				choice,
				// A lost save may have been stored.
				{ ...record.saved, ...record.attempt?.publication },
				siteZone(),
				Date.now()
			);
		if ( publication !== undefined ) {
			return save( publication );
		}
		const saved = await save();
		if (
			saved &&
			choice &&
			hasUnsavedChoice( registry.select, saved.id )
		) {
			showSnackbar(
				unsavedText(
					scheduleProblem(
						choice,
						saved.publish_at,
						siteZone(),
						Date.now()
					)
				),
				{ status: 'error', about: 'userfeedback-publication' }
			);
		}
		return saved;
	};
}
