import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SurveysRoutes } from '../../../src/admin-pages/surveys/routes';
import type { SurveyInput } from '../../../src/survey-model';
import type { Answer, SeenRequest } from './fake-server';
import { fakeServer } from './fake-server';
import { renderAt } from './render';
import { savedSurvey, summary, survey, surveyList } from './surveys';

/** What a save sent. */
export function sentSurvey( request: SeenRequest ): SurveyInput {
	return ( request.body as { survey: SurveyInput } ).survey;
}

/** A site with one survey, that saves what it is told to. */
export function site( { path, method, ...request }: SeenRequest ): Answer {
	if ( method === 'POST' ) {
		return {
			body: savedSurvey( {
				...sentSurvey( { path, method, ...request } ),
				revision: 4,
			} ),
		};
	}
	return {
		body: path.endsWith( '/7' ) ? survey() : surveyList( [ summary() ] ),
	};
}

/** Opens survey 7 in the builder. Time is jest's. */
export async function openEditor(
	handler: ( request: SeenRequest ) => Answer = site,
	route = '/edit/7/questions'
) {
	const { requests } = fakeServer( handler );
	const shown = renderAt( route, <SurveysRoutes /> );
	await screen.findByRole( 'button', { name: 'Save' } );
	const saves = () => requests.filter( ( { method } ) => method === 'POST' );
	return {
		...shown,
		saves,
		user: userEvent.setup( { advanceTimers: jest.advanceTimersByTime } ),
	};
}

type User = ReturnType< typeof userEvent.setup >;

/** Presses a button and waits for what the site answers. */
export async function press( user: User, name: string ): Promise< void > {
	await user.click( screen.getByRole( 'button', { name } ) );
	await act( () => jest.advanceTimersByTimeAsync( 10 ) );
}

/** A question card, counted from 1. */
export function card( number: number ) {
	return within(
		screen.getByRole( 'group', { name: `Question ${ number }` } )
	);
}

/** The titles of the questions as they stand in their fields. */
export function titles() {
	return screen
		.getAllByRole< HTMLInputElement >( 'textbox', { name: 'Title' } )
		.map( ( { value } ) => value );
}
