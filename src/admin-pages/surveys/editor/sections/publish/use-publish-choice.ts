import { useState } from '@wordpress/element';
import { siteZone } from '../../../../../components/site-zone';
import type { ScheduleChoice, SiteZone } from '../../../../../survey-model';
import { momentOf, scheduleOf, toIso } from '../../../../../survey-model';
import type { Publication } from './use-publish';

/** Why a schedule cannot be saved. */
export type ScheduleProblem = 'incomplete' | 'past' | 'too-far';

const YEARS_AHEAD = 10;

export interface PublishChoice {
	status: Publication[ 'status' ];
	/** Choosing a draft turns the schedule off. */
	setStatus: ( status: Publication[ 'status' ] ) => void;
	isScheduled: boolean;
	/** Turning the schedule on chooses to publish. */
	setScheduled: ( isScheduled: boolean ) => void;
	schedule: ScheduleChoice;
	setSchedule: ( changes: Partial< ScheduleChoice > ) => void;
	/** The chosen moment, ISO 8601; undefined until the schedule is complete. */
	publishAt: string | undefined;
	problem: ScheduleProblem | undefined;
	/** What to save; undefined if the schedule has a problem at this moment. */
	publication: () => Publication | undefined;
}

function isLater( publishAt: string | null, now: number ): boolean {
	return publishAt !== null && Date.parse( publishAt ) > now;
}

function latest( now: number ): number {
	const date = new Date( now );
	return date.setUTCFullYear( date.getUTCFullYear() + YEARS_AHEAD );
}

function problemOf(
	moment: number | undefined,
	now: number
): ScheduleProblem | undefined {
	if ( moment === undefined ) {
		return 'incomplete';
	}
	if ( moment <= now ) {
		return 'past';
	}
	return moment > latest( now ) ? 'too-far' : undefined;
}

/** The moment of the choice. The stored date wins while it is shown unchanged: a local time may come twice. */
function publishAtOf(
	schedule: ScheduleChoice,
	stored: string | null,
	zone: SiteZone
): string | undefined {
	const shown = scheduleOf( stored, zone );
	const isUnchanged =
		shown.date === schedule.date &&
		shown.time === schedule.time &&
		shown.meridiem === schedule.meridiem;
	if ( stored !== null && isUnchanged ) {
		return stored;
	}
	const moment = momentOf( schedule, zone );
	return moment === undefined ? undefined : toIso( moment );
}

/**
 * The choice on the last step. Publish is the default, since most owners want to publish here; a stored date in the
 * future is shown as a schedule. Nothing is an edit of the survey until it is saved: other saves must not publish.
 *
 * @param stored The saved date, ISO 8601; null for none.
 */
export function usePublishChoice( stored: string | null ): PublishChoice {
	const zone = siteZone();
	const [ status, setStatus ] =
		useState< Publication[ 'status' ] >( 'publish' );
	const [ isScheduled, setScheduled ] = useState( () =>
		isLater( stored, Date.now() )
	);
	const [ schedule, setSchedule ] = useState( () =>
		isLater( stored, Date.now() )
			? scheduleOf( stored, zone )
			: scheduleOf( null, zone )
	);
	// Renders again when a time passed while the page was open.
	const [ , setCheckedAt ] = useState( 0 );
	const publishAt = publishAtOf( schedule, stored, zone );

	function currentProblem(): ScheduleProblem | undefined {
		return isScheduled
			? problemOf(
					publishAt === undefined
						? undefined
						: Date.parse( publishAt ),
					Date.now()
				)
			: undefined;
	}

	return {
		status,
		setStatus: ( next ) => {
			setStatus( next );
			if ( next === 'draft' ) {
				setScheduled( false );
			}
		},
		isScheduled,
		setScheduled: ( next ) => {
			setScheduled( next );
			if ( next ) {
				setStatus( 'publish' );
			}
		},
		schedule,
		setSchedule: ( changes ) =>
			setSchedule( ( current ) => ( { ...current, ...changes } ) ),
		publishAt,
		problem: currentProblem(),
		publication: () => {
			if ( currentProblem() !== undefined ) {
				setCheckedAt( Date.now() );
				return undefined;
			}
			if ( isScheduled && publishAt !== undefined ) {
				return { status, publish_at: publishAt };
			}
			// A date in the past stays: it is when the survey was published.
			const isPlanned = isLater( stored, Date.now() );
			return { status, publish_at: isPlanned ? null : stored };
		},
	};
}
