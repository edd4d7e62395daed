import { act, fireEvent, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mount } from '../../../src/widget/app';
import type { Question } from '../../../src/survey-model';
import type { PageData } from '../../../src/widget/types';
import { clearCookies, pageData, survey } from './support';

export const fetchMock = jest.fn();
export const answer = ( status: number, body: unknown ) => ( {
	status,
	json: () => Promise.resolve( body ),
} );
const accepted = answer( 201, { success: true, data: { id: 'confirmed' } } );
export const sentBodies = () =>
	fetchMock.mock.calls.map( ( [ , { body } ] ) => JSON.parse( body ) );

export function hostElement() {
	return document.querySelector( 'userfeedback-widget' );
}

export function root(): ShadowRoot {
	return hostElement()!.shadowRoot!;
}

export function widget() {
	return within( root() as unknown as HTMLElement );
}

export async function show(
	questions: Question[],
	changes: Partial< PageData > = {}
) {
	const data = pageData( changes );
	await act( async () => {
		mount( { data, survey: survey( { questions } ) } );
	} );
	return userEvent.setup();
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
export const heading = () => widget().getByRole( 'heading' );

/** Call at the top of a test file: a fresh page, and a server that accepts, for each test. */
export function useFreshPage(): void {
	beforeEach( () => {
		fetchMock.mockReset().mockResolvedValue( accepted );
		window.fetch = fetchMock;
		clearCookies();
	} );

	afterEach( () => {
		hostElement()?.remove();
		document.body.innerHTML = '';
	} );
}
