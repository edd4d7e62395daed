import type { ScheduleChoice } from './schedule';
import { momentOf, scheduleOf } from './schedule';
import type { SiteZone } from './site-time';
import { toIso } from './site-time';
import type { EditableSurvey } from './surveys';

/** What decides whether and when visitors see a survey. */
export interface Publication {
	status: 'draft' | 'publish';
	/** ISO 8601; null for at once. */
	publish_at: string | null;
}

/** What the owner chose for the status and the schedule, before it is saved. */
export interface PublicationChoice {
	status: Publication[ 'status' ];
	/** Whether the survey is published at the chosen moment instead of at once. */
	isScheduled: boolean;
	schedule: ScheduleChoice;
}

/** Why a schedule cannot be saved. */
export type ScheduleProblem = 'incomplete' | 'past' | 'too-far';

/** The saved survey's status and date. */
type Saved = Pick< EditableSurvey, 'status' | 'publish_at' >;

const YEARS_AHEAD = 10;

function isLater( publishAt: string | null, now: number ): boolean {
	return publishAt !== null && Date.parse( publishAt ) > now;
}

function latest( now: number ): number {
	const date = new Date( now );
	return date.setUTCFullYear( date.getUTCFullYear() + YEARS_AHEAD );
}

/**
 * The choice that is shown first. Publish is the default, since most owners want to publish here; a stored date in the
 * future is shown as a schedule.
 *
 * @param stored The saved date, ISO 8601; null for none.
 * @param zone
 * @param now    Milliseconds since 1970.
 */
export function firstPublicationChoice(
	stored: string | null,
	zone: SiteZone,
	now: number
): PublicationChoice {
	const isScheduled = isLater( stored, now );
	return {
		status: 'publish',
		isScheduled,
		schedule: scheduleOf( isScheduled ? stored : null, zone ),
	};
}

/**
 * The moment of a schedule, ISO 8601; undefined until it is complete. The stored date wins while it is shown unchanged:
 * a local time may come twice.
 */
export function publishAtOf(
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

/** Why a choice cannot be saved now; undefined if it can. */
export function scheduleProblem(
	{ isScheduled, schedule }: PublicationChoice,
	stored: string | null,
	zone: SiteZone,
	now: number
): ScheduleProblem | undefined {
	if ( ! isScheduled ) {
		return undefined;
	}
	const publishAt = publishAtOf( schedule, stored, zone );
	if ( publishAt === undefined ) {
		return 'incomplete';
	}
	const moment = Date.parse( publishAt );
	if ( moment <= now ) {
		return 'past';
	}
	return moment > latest( now ) ? 'too-far' : undefined;
}

/** What a choice saves; undefined if its schedule has a problem now. */
export function publicationOf(
	choice: PublicationChoice,
	stored: string | null,
	zone: SiteZone,
	now: number
): Publication | undefined {
	const { status, isScheduled, schedule } = choice;
	if ( scheduleProblem( choice, stored, zone, now ) !== undefined ) {
		return undefined;
	}
	const publishAt = isScheduled && publishAtOf( schedule, stored, zone );
	if ( publishAt ) {
		return { status, publish_at: publishAt };
	}
	// A date in the past stays: it is when the survey was published.
	return { status, publish_at: isLater( stored, now ) ? null : stored };
}

/**
 * Whether a choice differs from what is saved. Publish without a schedule does so only for a scheduled survey: for a
 * draft it is what the step shows first, and no change.
 */
export function isUnsavedChoice(
	{ status, isScheduled, schedule }: PublicationChoice,
	saved: Saved,
	zone: SiteZone,
	now: number
): boolean {
	if ( status === 'draft' ) {
		return saved.status !== 'draft';
	}
	if ( isScheduled ) {
		const { publish_at: stored } = saved;
		return (
			saved.status !== 'publish' ||
			publishAtOf( schedule, stored, zone ) !== stored
		);
	}
	return saved.status === 'publish' && isLater( saved.publish_at, now );
}

/**
 * What a save that is not about publishing stores of a choice: a draft, or a complete schedule. It never makes a survey
 * visible at once, and it takes no survey from the trash.
 */
export function publicationOfSave(
	choice: PublicationChoice,
	saved: Saved,
	zone: SiteZone,
	now: number
): Publication | undefined {
	const isAtOnce = choice.status === 'publish' && ! choice.isScheduled;
	return isAtOnce ||
		saved.status === 'trash' ||
		! isUnsavedChoice( choice, saved, zone, now )
		? undefined
		: publicationOf( choice, saved.publish_at, zone, now );
}
