import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResultsRoutes } from '@/admin-pages/results/routes';
import type { AdminData } from '@/stores/admin-data';
import type { Decision } from '@/stores/features';
import type { Answer } from './fake-server';
import { fakeServer } from './fake-server';
import { printFeatures } from './features';
import { renderAt } from './render';
import { results } from './results';

/** The route of the cached summary, before the id of the survey. */
export const PRELOAD = '/userfeedback/v1/preload-ai-summary';
/** The route that makes a summary, before the id of the survey. */
export const MAKE = '/userfeedback/v1/ai-summary';
/** The answer of either route where there is no summary. */
export const NOTHING: Answer = { body: { success: true, summary: null } };

interface Site {
	/** Answers the cached summary of a survey. */
	cached?: ( id: number ) => Answer;
	/** Answers the request to make one. */
	made?: () => Answer;
	decision?: Decision;
	data?: Partial< AdminData >;
}

/** Shows the results of survey 7 on a site, and answers a function that lists the requests for summaries so far. */
export function open( {
	cached = () => NOTHING,
	made = () => NOTHING,
	decision = 'allowed',
	data = {},
}: Site = {} ) {
	printFeatures( { 'ai-summary': decision }, data );
	const { requests } = fakeServer( ( { path } ) => {
		if ( path.startsWith( PRELOAD ) ) {
			return cached( Number( path.split( '/' ).at( -1 ) ) );
		}
		return path.startsWith( MAKE ) ? made() : { body: results() };
	} );
	renderAt( '/survey/7', <ResultsRoutes /> );
	return () =>
		requests
			.filter( ( { path } ) => path.includes( 'ai-summary' ) )
			.map( ( { method, path } ) => `${ method } ${ path }` );
}

/** The card with the summary. */
export const card = () => screen.findByRole( 'group', { name: 'AI summary' } );

/** Presses a button of the screen. */
export const press = async ( name: string ) =>
	userEvent.click( await screen.findByRole( 'button', { name } ) );
