import type { WidgetSurvey } from '../../survey-model';
import { clearForgedGlobal } from '../loader/own-page';
import { activated, domReady } from '../loader/page-life';
import { loadFile, loadParts, partFiles } from '../loader/own-scripts';
import { sendWaitingAnswers } from '../loader/waiting-answers';
import { takePageData } from '../page-data';
import { readProgress } from '../progress';
import { partsOf } from '../registry';
import type { PageData } from '../types';
import { warn } from '../warn';
import { openForm } from './form';

/**
 * Lets the page's inline surveys ask one question at a time. Forms with errors come from a browser in which this script did
 * not run before: they stay as they are.
 *
 * @param nonce The Content-Security-Policy nonce of this script, or an empty string.
 */
export async function startInline( nonce: string ): Promise< void > {
	clearForgedGlobal( 'userfeedback' );
	await domReady();
	const data = takePageData( 'userfeedback-inline-data' );
	if ( ! data ) {
		return;
	}
	for ( const survey of data.surveys ) {
		if ( survey.gates ) {
			void openAllowed( data, survey, nonce );
		} else {
			openForms( data, survey, nonce );
		}
	}
	await activated();
	sendWaitingAnswers( data, nonce );
}

/** Shows and opens the forms of a survey, which PHP has hidden, if all of its gates allow it. */
async function openAllowed(
	data: PageData,
	survey: WidgetSurvey,
	nonce: string
): Promise< void > {
	try {
		await activated();
		await loadParts( data, survey.gates!, nonce );
		const context = { data, now: Date.now(), cookies: document.cookie };
		for ( const gate of partsOf( 'gate' ) ) {
			if (
				gate.isForContent &&
				( await gate.reason( survey, context ) )
			) {
				return;
			}
		}
		document
			.querySelectorAll< HTMLElement >(
				`.userfeedback-inline[data-survey="${ survey.id }"]`
			)
			.forEach( ( frame ) => {
				frame.hidden = false;
			} );
		openForms( data, survey, nonce );
	} catch ( error ) {
		// It stays hidden.
		warn( error );
	}
}

/** Opens the forms of a survey: it may be in the page several times. */
function openForms(
	data: PageData,
	survey: WidgetSurvey,
	nonce: string
): void {
	const forms = document.querySelectorAll< HTMLFormElement >(
		`.userfeedback-inline[data-survey="${ survey.id }"] > form:not(.has-errors)`
	);
	if ( ! forms.length ) {
		return;
	}
	// Without them the questions come in their order, as in the popup.
	const isBegun = readProgress( survey.cookie_name );
	const ready = loadParts( data, partFiles( data, survey ), nonce ).catch(
		warn
	);
	const open = () => {
		for ( const form of forms ) {
			try {
				openForm( form, ready, {
					data,
					survey,
					loadOutbox: () => loadFile( data, 'outbox', nonce ),
				} );
			} catch ( error ) {
				// The form may be of another version. It stays as it is, and works as without scripts.
				warn( error );
			}
		}
	};
	if ( isBegun ) {
		// The parts may decide where the visitor is.
		void ready.then( open );
	} else {
		open();
	}
}
