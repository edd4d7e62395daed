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

/** What changes whether and when visitors see a survey. Only a command does. */
export type SurveyCommand = 'publish' | 'schedule' | 'unpublish';

/** What the owner chose for the status and the schedule, before a command carries it out. */
export interface PublicationChoice {
	status: Publication[ 'status' ];
	/** Whether the survey is published at the chosen moment instead of at once. */
	isScheduled: boolean;
	schedule: ScheduleChoice;
	/** The moment of the schedule, ISO 8601; undefined until it is complete. */
	publishAt?: string | undefined;
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
	const publishAt = isLater( stored, now ) ? stored : null;
	return {
		status: 'publish',
		isScheduled: publishAt !== null,
		schedule: scheduleOf( publishAt, zone ),
		publishAt: publishAt ?? undefined,
	};
}

/**
 * The moment of a schedule, ISO 8601; undefined until it is complete. The stored date wins while it is shown unchanged:
 * a local time may come twice.
 */
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

/** The choice with another date or time. */
export function withSchedule(
	choice: PublicationChoice,
	changes: Partial< ScheduleChoice >,
	stored: string | null,
	zone: SiteZone
): PublicationChoice {
	const schedule = { ...choice.schedule, ...changes };
	return {
		...choice,
		schedule,
		publishAt: publishAtOf( schedule, stored, zone ),
	};
}

/** The command that carries a choice out. */
export function commandOf( {
	status,
	isScheduled,
}: PublicationChoice ): SurveyCommand {
	if ( status === 'draft' ) {
		return 'unpublish';
	}
	return isScheduled ? 'schedule' : 'publish';
}

function dateProblem(
	publishAt: string | undefined,
	now: number
): ScheduleProblem | undefined {
	if ( publishAt === undefined ) {
		return 'incomplete';
	}
	const moment = Date.parse( publishAt );
	if ( moment <= now ) {
		return 'past';
	}
	return moment > latest( now ) ? 'too-far' : undefined;
}

/** Why a choice cannot be carried out now; undefined if it can. */
export function scheduleProblem(
	{ isScheduled, publishAt }: PublicationChoice,
	now: number
): ScheduleProblem | undefined {
	return isScheduled ? dateProblem( publishAt, now ) : undefined;
}

/**
 * What a command stores; undefined if there is no date now that it could schedule.
 *
 * @param command
 * @param choice  Has the date of a schedule; undefined for the saved date.
 * @param stored  The saved date, ISO 8601; null for none.
 * @param now     Milliseconds since 1970.
 */
export function publicationOf(
	command: SurveyCommand,
	choice: PublicationChoice | undefined,
	stored: string | null,
	now: number
): Publication | undefined {
	if ( command !== 'schedule' ) {
		return {
			status: command === 'publish' ? 'publish' : 'draft',
			// A date in the past stays: it is when the survey was published.
			publish_at: isLater( stored, now ) ? null : stored,
		};
	}
	const date = choice ? choice.publishAt : ( stored ?? undefined );
	return date === undefined || dateProblem( date, now ) !== undefined
		? undefined
		: { status: 'publish', publish_at: date };
}

/**
 * Whether a choice differs from what is saved. Publish without a schedule does so only for a scheduled survey: for a
 * draft it is what the step shows first, and no change.
 */
export function isUnsavedChoice(
	{ status, isScheduled, publishAt }: PublicationChoice,
	saved: Saved,
	now: number
): boolean {
	if ( status === 'draft' ) {
		return saved.status !== 'draft';
	}
	return isScheduled
		? saved.status !== 'publish' || publishAt !== saved.publish_at
		: saved.status === 'publish' && isLater( saved.publish_at, now );
}

/**
 * The command that a save carries out, of a choice that is not saved: a draft, or a complete schedule. It never makes a
 * survey visible at once, and it takes no survey from the trash.
 */
export function commandOfSave(
	choice: PublicationChoice,
	saved: Saved,
	now: number
): SurveyCommand | undefined {
	const command = commandOf( choice );
	return command === 'publish' ||
		saved.status === 'trash' ||
		! isUnsavedChoice( choice, saved, now ) ||
		scheduleProblem( choice, now ) !== undefined
		? undefined
		: command;
}
