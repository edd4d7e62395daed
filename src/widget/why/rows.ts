import type { WhyReport, WidgetSurvey } from '../../survey-model';
import type { ChoiceDetail } from '../events';

export type ReportedSurvey = WhyReport[ 'surveys' ][ number ];

/** What is known about a survey on this page. */
export interface Row {
	survey: ReportedSurvey;
	/** Whether it shows on this page: later, now, or until it was closed. */
	isShown: boolean;
	/** Whether it is on the screen now. */
	isOpen: boolean;
	/** The word for the reason why it is hidden; null if it is shown. */
	word: string | null;
	text: string;
	/** Where its owner can change that. */
	link: { text: string; url: string } | null;
}

/** What the loader did on this page. */
export interface Progress {
	/** Whether the loader has started. */
	hasStarted: boolean;
	/** Its last choice; undefined if there was none yet, or before this script ran. */
	choice: ChoiceDetail | undefined;
	/** The ids of the surveys whose popup was drawn. */
	shown: ReadonlySet< number >;
	/** The id of the survey whose popup is on the page; undefined for none. */
	open: number | undefined;
}

/** The first gate that hides a survey for this visitor now; undefined for none. */
export type Judge = ( survey: WidgetSurvey ) => Promise< string | undefined >;

/** A reason that nothing but the survey that is shown gives. */
const ANOTHER_FIRST = 'another_first';
/** The reason of the surveys of a page whose loader does not run. */
const NOT_STARTED = 'not_started';
/** Holds as soon as the chosen survey was shown, so after the choice. */
const AFTER_SHOWING = 'cooldown';

/**
 * Which survey shows on this page and, for every other one, the first gate that stopped it.
 *
 * The loader stops at the first survey that passes, so the ones after it are judged here. The survey that shows is the first row.
 *
 * @param report   What the server knows.
 * @param surveys  The surveys of the page's data.
 * @param progress What the loader did.
 * @param judge    Asks the gates about a survey.
 */
export async function rowsOf(
	report: WhyReport,
	surveys: readonly WidgetSurvey[],
	progress: Progress,
	judge: Judge
): Promise< Row[] > {
	const words = new Map< number, string | null >();
	let chosen = progress.choice?.chosen ?? null;
	for ( const { id, hidden } of report.surveys ) {
		const found = surveys.find( ( survey ) => survey.id === id );
		let word = progress.choice?.reasons[ id ] ?? hidden;
		if ( id === chosen || id === progress.open ) {
			word = null;
		} else if ( ! word ) {
			if ( found && progress.hasStarted ) {
				word = ( await judge( found ) ) ?? null;
			} else {
				// Of many surveys, the page has only the first ones.
				word = progress.choice ? null : NOT_STARTED;
			}
			const isTaken = progress.choice !== undefined || chosen !== null;
			if ( isTaken && ( ! word || word === AFTER_SHOWING ) ) {
				word = ANOTHER_FIRST;
			} else if ( ! word ) {
				// This script ran after the choice, and asks the same gates.
				chosen = id;
			}
		}
		words.set( id, word );
	}
	const rows = report.surveys.map( ( survey ) =>
		rowOf( report, survey, words.get( survey.id ) ?? null, progress )
	);
	return [
		...rows.filter( ( { isShown } ) => isShown ),
		...rows.filter( ( { isShown } ) => ! isShown ),
	];
}

function rowOf(
	{ strings, reasons, editor }: WhyReport,
	survey: ReportedSurvey,
	word: string | null,
	{ shown, open }: Progress
): Row {
	const isOpen = open === survey.id;
	const reason = word === null ? undefined : reasons[ word ];
	const url = reason?.url ?? editor?.edit_url;
	return {
		survey,
		word,
		isShown: word === null,
		isOpen,
		text:
			word === null
				? shownText()
				: ( survey.texts[ word ] ??
					reason?.text ??
					strings[ word ] ??
					( strings[ 'unknown' ] ?? '%s' ).replace(
						'%s',
						() => word
					) ),
		link:
			editor && url
				? {
						text: reason?.action ?? strings[ 'edit' ] ?? '',
						url: url.replace( '%d', String( survey.id ) ),
					}
				: null,
	};

	function shownText(): string {
		if ( isOpen ) {
			return strings[ 'showing' ] ?? '';
		}
		return (
			( shown.has( survey.id ) && strings[ 'shown' ] ) ||
			survey.when ||
			( strings[ 'showing' ] ?? '' )
		);
	}
}
