import type { VisitorProgress } from '../definitions';
import { onLeave } from '../on-leave';
import { postOnce } from '../post-once';
import type { MountArguments } from '../types';
import { urlOf } from '../url-of';
import { lastResponse } from '../visitor-cookie';

/** A visitor who answers a survey. */
interface Visit {
	what: MountArguments;
	progress: VisitorProgress;
	/** The id of the visitor's last response when the popup was drawn. */
	responseBefore: string | undefined;
	/** The answers that were sent last, as JSON. */
	sent: string;
}

/** By popup: a page may show several, one after the other. */
const visits = new Map< MountArguments, Visit >();

/** Sends the answers of a visitor who has not finished, if they have changed. Text that is still being typed is not an answer. */
function sendPartial( visit: Visit ): void {
	const { what, progress, responseBefore, sent } = visit;
	const submission = progress.submission();
	const answers = JSON.stringify( submission.answers );
	const isWanted =
		! progress.isFinished &&
		answers !== sent &&
		submission.answers.some( ( { value } ) => value !== null ) &&
		// Otherwise the visitor has finished in another tab meanwhile.
		lastResponse( what.survey.cookie_name ) === responseBefore;
	if ( isWanted ) {
		visit.sent = answers;
		const { data, survey } = what;
		// The final submission has all answers, so a lost one does no harm.
		postOnce( urlOf( data.submit_url, survey.id ), {
			...submission,
			partial: true,
		} );
	}
}

onLeave( () => visits.forEach( sendPartial ) );

// Keeps the answers of visitors who do not finish (settings.behavior.keep_partial).
window.userfeedback?.register?.( 'observer', 'partial', {
	changed( what, progress ) {
		// Every observer is told about every survey.
		if ( ! what.survey.settings.behavior.keep_partial ) {
			return;
		}
		const visit = visits.get( what ) ?? {
			what,
			progress,
			responseBefore: lastResponse( what.survey.cookie_name ),
			sent: '',
		};
		visits.set( what, visit );
		visit.progress = progress;
		if ( ! progress.isOpen ) {
			sendPartial( visit );
		}
	},
} );
