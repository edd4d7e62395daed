import { useDispatch, useSelect } from '@wordpress/data';
import { siteZone } from '@/lib/site-zone';
import { store as surveysStore } from '@/stores/surveys';
import type {
	EditableSurvey,
	Publication,
	PublicationChoice,
	ScheduleChoice,
} from '@/survey-model';
import { firstPublicationChoice, withSchedule } from '@/survey-model';
import { useEditor } from '../../context';

export interface PublishChoice {
	choice: PublicationChoice;
	/** Choosing a draft turns the schedule off. */
	setStatus: ( status: Publication[ 'status' ] ) => void;
	/** Turning the schedule on chooses to publish. */
	setScheduled: ( isScheduled: boolean ) => void;
	setSchedule: ( changes: Partial< ScheduleChoice > ) => void;
}

/** The choice on the last step, for its next command. */
export function usePublishChoice(): PublishChoice {
	const { survey } = useEditor();
	const { choosePublication } = useDispatch( surveysStore );
	const chosen = useSelect(
		( select ) => select( surveysStore ).getCommand( survey.id ).choice,
		[ survey.id ]
	);
	const first = ( { publish_at: stored }: EditableSurvey ) =>
		firstPublicationChoice( stored, siteZone(), Date.now() );
	function choose(
		change: (
			choice: PublicationChoice,
			saved: EditableSurvey
		) => PublicationChoice
	): void {
		choosePublication( survey.id, ( choice, saved ) =>
			change( choice ?? first( saved ), saved )
		);
	}
	return {
		choice: chosen ?? first( survey ),
		setStatus: ( status ) =>
			choose( ( choice ) => ( {
				...choice,
				status,
				isScheduled: status === 'publish' && choice.isScheduled,
			} ) ),
		setScheduled: ( isScheduled ) =>
			choose( ( choice ) => ( {
				...choice,
				isScheduled,
				status: isScheduled ? 'publish' : choice.status,
			} ) ),
		setSchedule: ( changes ) =>
			choose( ( choice, { publish_at: stored } ) =>
				withSchedule( choice, changes, stored, siteZone() )
			),
	};
}
