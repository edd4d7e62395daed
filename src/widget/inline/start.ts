import type { WidgetSurvey } from '../../survey-model';
import { clearForgedGlobals, scriptWithId } from '../loader/own-page';
import { activated, domReady } from '../loader/page-life';
import { loadScripts } from '../loader/page-scripts';
import { loadOutbox, sendWaitingAnswers } from '../loader/waiting-answers';
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
	clearForgedGlobals();
	await domReady();
	const element = scriptWithId( 'userfeedback-inline-data' );
	// An optimiser may print the script twice; the attribute marks the page as started.
	if ( ! element || element.hasAttribute( 'data-started' ) ) {
		return;
	}
	element.setAttribute( 'data-started', '' );
	const data: PageData = JSON.parse( element.textContent );
	for ( const survey of data.surveys ) {
		openForms( data, survey, nonce );
	}
	await activated();
	sendWaitingAnswers( data.app.scripts, nonce );
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
	const ready = loadScripts( survey.scripts ?? [], nonce ).catch( warn );
	for ( const form of forms ) {
		openForm( form, ready, {
			data,
			survey,
			loadOutbox: () => loadOutbox( data.app.scripts, nonce ),
		} );
	}
}
