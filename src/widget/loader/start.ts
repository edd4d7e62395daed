import type { WidgetSurvey } from '../../survey-model';
import { emit } from '../events';
import { takePageData } from '../page-data';
import { partsOf } from '../registry';
import type { PageData } from '../types';
import { warn } from '../warn';
import { clearForgedGlobal } from './own-page';
import { activated, domReady } from './page-life';
import { openPageApi } from './page-api';
import { loadFile, loadParts } from './own-scripts';
import { showPopup } from './popup';
import type { Circumstances, Reasons } from './survey-choice';
import { chooseSurvey, reasonAgainst } from './survey-choice';
import { sendWaitingAnswers } from './waiting-answers';

/**
 * Sends the submissions that earlier pages could not send, and shows the page's survey if one is due for this
 * visitor.
 *
 * @param now   The clock, in milliseconds since 1970.
 * @param nonce The loader's Content-Security-Policy nonce, or an empty string.
 */
export async function start(
	now: () => number,
	nonce: string
): Promise< void > {
	clearForgedGlobal( 'userfeedback' );
	const page = readPage( now, nonce );
	openPageApi( page, nonce );
	const data = await page;
	if ( data ) {
		await showFirst( { data, now, nonce } );
	}
}

/** The page's data with the surveys that are due; undefined if there is none for this loader. */
async function readPage(
	now: () => number,
	nonce: string
): Promise< PageData | undefined > {
	await domReady();
	const printed = takePageData( 'userfeedback-data' );
	if ( ! printed ) {
		return undefined;
	}
	await activated();
	sendWaitingAnswers( printed, nonce );
	const { due } = printed;
	return (
		( due &&
			Date.parse( due.at ) <= now() &&
			( await moreSurveys( printed, due.url, nonce ) ) ) ||
		printed
	);
}

/** The page's data with the surveys of a URL; undefined if they cannot be had. */
async function moreSurveys(
	data: PageData,
	url: string,
	nonce: string
): Promise< PageData | undefined > {
	try {
		await loadFile( data, 'control', nonce );
		return await window.userfeedback?.control?.more( data, url );
	} catch {
		// As without a network: the page's own surveys are used.
		return undefined;
	}
}

/** Shows the first survey that nothing hides, now or when its triggers have fired. */
async function showFirst(
	circumstances: Circumstances,
	reasons: Reasons = {}
): Promise< void > {
	const { data, nonce } = circumstances;
	const survey = await chooseSurvey( circumstances, reasons );
	const next =
		! survey &&
		data.more &&
		( await moreSurveys( data, data.more.url, nonce ) );
	if ( next ) {
		return showFirst( { ...circumstances, data: next }, reasons );
	}
	const tell = ( chosen: number | null ) =>
		emit( 'choice', { chosen, reasons } );
	tell( survey?.id ?? null );
	if ( ! survey ) {
		return;
	}
	await loadParts( data, survey.triggers ?? [], nonce );
	await triggered( survey );
	// Minutes later, it may have been answered in another tab, or have expired.
	const reason = await reasonAgainst( survey, circumstances );
	if ( reason ) {
		reasons = { ...reasons, [ survey.id ]: reason };
		tell( null );
		return;
	}
	// The page may have asked for a survey itself.
	if ( ! window.userfeedback?.popup ) {
		await showPopup( data, { survey }, nonce );
	}
}

/** Resolves when every trigger allows the survey. Triggers that fail are ignored. */
function triggered( survey: WidgetSurvey ): Promise< unknown > {
	return Promise.all(
		partsOf( 'trigger' )
			.map( async ( { wait } ) => wait( survey ) )
			.map( ( waiting ) => waiting.catch( warn ) )
	);
}
