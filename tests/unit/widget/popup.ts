import { act, fireEvent, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mount } from '@/widget/app';
import '@/widget/parts/written';
import { openOutbox } from '@/widget/outbox/outbox';
import { resumed } from '@/widget/resume/resume';
import type { Question, WidgetSurvey } from '@/survey-model';
import type { PageData } from '@/widget/types';
import { answerBy, usePageLife } from './page-life';
import { answer, clearCookies, pageData, SHOW, survey } from './support';

/** The server, as far as answers go; the statistics are answered apart from it. */
export const fetchMock = jest.fn();
export const statisticsMock = jest.fn();

export const sentBodies = () =>
	fetchMock.mock.calls.map( ( [ , { body } ] ) => JSON.parse( body ) );

export const confirm = ( _: string, { body }: { body: string } ) =>
	Promise.resolve(
		answer( 201, {
			success: true,
			data: { id: JSON.parse( body ).submission_id },
		} )
	);

export function hostElement() {
	return document.querySelector( 'userfeedback-widget' );
}

export function root(): ShadowRoot {
	return hostElement()!.shadowRoot!;
}

export function widget() {
	return within( root() as unknown as HTMLElement );
}

/** Mounts the popup; it opens a moment later. */
export async function start(
	questions: Question[],
	changes: Partial< PageData > = {},
	surveyChanges: Partial< WidgetSurvey > = {},
	loadOutbox?: () => Promise< unknown >
) {
	const data = pageData( changes );
	await act( async () => {
		mount( {
			data,
			survey: survey( { questions, ...surveyChanges } ),
			...( loadOutbox && { loadOutbox } ),
		} );
	} );
	return userEvent.setup();
}

/** Mounts the popup and waits until it is open. */
export async function show( ...what: Parameters< typeof start > ) {
	const user = await start( ...what );
	if ( hostElement() ) {
		await waitFor( () =>
			expect( panel() ).not.toHaveAttribute( 'hidden' )
		);
	}
	return user;
}

/** user-event does not type into a shadow root: document.activeElement is the host. */
export function type( value: string ) {
	fireEvent.change( widget().getByRole( 'textbox' ), { target: { value } } );
}

/** What a browser does on Enter in a field. */
export function pressEnter() {
	fireEvent.submit( root().querySelector( 'form' )! );
}

export const button = ( name: string ) =>
	widget().getByRole( 'button', { name } );
export const tab = () => button( 'Feedback' );
export const panel = () => root().querySelector< HTMLElement >( '.panel' )!;
export const heading = () => widget().getByRole( 'heading' );

/** Call at the top of a test file: a fresh page, and a server that accepts, for each test; the page ends with the test. */
export function useFreshPage(): void {
	usePageLife();

	beforeEach( () => {
		fetchMock.mockReset().mockImplementation( confirm );
		statisticsMock.mockReset().mockResolvedValue( answer( 204 ) );
		answerBy( ( url, ...more ) =>
			/impression|progress/.test( String( url ) )
				? statisticsMock( url, ...more )
				: fetchMock( url, ...more )
		);
		clearCookies();
		localStorage.clear();
		sessionStorage.clear();
		// What parts have registered stays.
		window.userfeedback = {
			...window.userfeedback,
			outbox: openOutbox( Date.now, () => 0.5 ),
			show: SHOW,
			resume: resumed,
		};
	} );

	afterEach( () => {
		hostElement()?.remove();
		document.body.innerHTML = '';
	} );
}
