import type { WidgetSurvey } from '../../survey-model';
import { partsOf } from '../registry';
import type { PageData } from '../types';
import { warn } from '../warn';
import { withDueSurveys } from './due-surveys';
import { scriptWithId } from './own-page';
import { loadScripts } from './page-scripts';
import { chooseSurvey } from './survey-choice';
import { OUTBOX, sendWaitingAnswers } from './waiting-answers';

/** Formats of the page's JSON that this loader reads. A page from a cache may be older or newer than the loader. */
const READABLE_VERSIONS = [ 1 ];

/**
 * Sends what earlier pages could not, and shows the page's survey, if there is one for this visitor now.
 *
 * @param now   The clock, in milliseconds since 1970.
 * @param nonce The loader's own Content-Security-Policy nonce, or an empty string.
 */
export async function start(
	now: () => number,
	nonce: string
): Promise< void > {
	await domReady();
	const element = scriptWithId( 'userfeedback-data' );
	// An optimiser may print the loader twice; the second one finds the mark of the first.
	if ( ! element || element.hasAttribute( 'data-started' ) ) {
		return;
	}
	element.setAttribute( 'data-started', '' );
	const printed: PageData = JSON.parse( element.textContent );
	if ( ! READABLE_VERSIONS.includes( printed.v ) ) {
		return;
	}
	await activated();
	sendWaitingAnswers( printed.app.scripts, nonce );
	const data = await withDueSurveys( printed, now() );
	const survey = chooseSurvey( data.surveys, now(), document.cookie );
	if ( ! survey ) {
		return;
	}
	await loadScripts( survey.triggers ?? [], nonce );
	await triggered( survey );
	await loadScripts(
		[ ...data.app.scripts, ...( survey.scripts ?? [] ) ].filter(
			( { handle } ) => handle !== OUTBOX
		),
		nonce
	);
	window.userfeedback?.app?.mount( { data, survey } );
}

/** Resolves when every trigger allows the survey to show. One that fails is left out. */
function triggered( survey: WidgetSurvey ): Promise< unknown > {
	return Promise.all(
		partsOf( 'trigger' )
			.map( async ( { wait } ) => wait( survey ) )
			.map( ( waiting ) => waiting.catch( warn ) )
	);
}

/** A page that the browser prepares before anybody asks for it (speculation rules) shows nothing and counts nothing. */
function activated(): Promise< unknown > | undefined {
	return ( document as { prerendering?: boolean } ).prerendering
		? new Promise( ( resolve ) =>
				document.addEventListener( 'prerenderingchange', resolve )
			)
		: undefined;
}

/**
 * All deferred scripts of the page have run: only now is it known whether the page brings its own React. The page's JSON is
 * there as well, wherever an optimiser may have moved the loader.
 */
function domReady(): Promise< unknown > {
	return new Promise( ( resolve ) => {
		if ( document.readyState === 'complete' ) {
			resolve( undefined );
		}
		document.addEventListener( 'DOMContentLoaded', resolve );
		window.addEventListener( 'load', resolve );
	} );
}
