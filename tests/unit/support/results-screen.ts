import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer } from './fake-server';
import type { results } from './results';

/** Path of the results of survey 7. */
export const RESULTS_PATH = '/userfeedback/v1/surveys/7/results';

/** A site whose results depend on the request's query; only the results are answered. */
export function resultsSite(
	answer: ( query: string ) => ReturnType< typeof results >
) {
	return fakeServer( ( { path } ) =>
		path.startsWith( RESULTS_PATH )
			? { body: answer( path.split( '?' )[ 1 ] ?? '' ) }
			: 'silence'
	);
}

/** Chooses another range of days. */
export async function chooseRange( from: RegExp, to: string ): Promise< void > {
	await userEvent.click(
		await screen.findByRole( 'button', { name: from } )
	);
	await userEvent.click( await screen.findByRole( 'button', { name: to } ) );
}
