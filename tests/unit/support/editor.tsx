import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SurveysRoutes } from '@/admin-pages/surveys/routes';
import type { Publication } from '@/survey-model';
import type { SurveyEdits } from '@/stores/surveys/types';
import type { Answer, SeenRequest } from './fake-server';
import { fakeServer } from './fake-server';
import { pluginList } from './plugins';
import { renderAt } from './render';
import {
	blankTemplate,
	savedSurvey,
	summary,
	survey,
	surveyList,
} from './surveys';

/** What a save sent. */
export function sentSurvey(
	request: SeenRequest
): SurveyEdits & Partial< Publication > {
	return ( request.body as { survey: SurveyEdits } ).survey;
}

/** A site with one survey, that saves what it is told to. */
export function site( { path, method, ...request }: SeenRequest ): Answer {
	if ( path.endsWith( '/admin-ajax.php' ) ) {
		return { body: { success: true, data: pluginList() } };
	}
	if ( method === 'POST' ) {
		return {
			body: savedSurvey( {
				...sentSurvey( { path, method, ...request } ),
				revision: 4,
			} ),
		};
	}
	if ( path.endsWith( '/survey-templates' ) ) {
		return { body: [ blankTemplate() ] };
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
	const saves = () =>
		requests.filter(
			( { method, path } ) =>
				method === 'POST' && ! path.endsWith( '/admin-ajax.php' )
		);
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

/** Starts a new survey from the blank template, under a title. */
export async function startSurvey(
	user: User,
	title = 'Lunch'
): Promise< void > {
	await user.click( await screen.findByRole( 'button', { name: /^Blank/ } ) );
	await user.type(
		await screen.findByRole( 'textbox', { name: 'Survey title' } ),
		`${ title }{Enter}`
	);
	await screen.findByRole( 'textbox', { name: 'Title' } );
}

/** The message above the steps; WordPress repeats its text for screen readers. */
export function banner( text: string | RegExp ) {
	return screen.findByText( text, {
		selector: '.components-notice__content, .components-notice__content *',
	} );
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

/** A site that answers saves in another way. */
export function answering( answer: Answer ) {
	return ( request: SeenRequest ): Answer =>
		request.method === 'POST' ? answer : site( request );
}

/** Opens survey 7, changes its last question and saves. */
export async function typeAndSave(
	handler: ( request: SeenRequest ) => Answer
) {
	const opened = await openEditor( handler );
	await opened.user.type(
		card( 2 ).getByRole( 'textbox', { name: 'Title' } ),
		' Really?'
	);
	await press( opened.user, 'Save' );
	return opened;
}
