import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import fixture from '../../fixtures/inline-form.json';
import { startInline } from '@/widget/inline/start';
import { openOutbox } from '@/widget/outbox/outbox';
import { openRegistry } from '@/widget/registry';
import { resumed } from '@/widget/resume/resume';
import type { PageData } from '@/widget/types';
import { confirm, fetchMock, statisticsMock } from './popup';
import { answerBy, usePageLife } from './page-life';
import { clearCookies } from './support';

/* A page with the form that PHP prints for an inline survey of all nine types. */

/** Tells the script how much of the form is visible. */
let see: ( share: number ) => void = () => {};

class Observer {
	public constructor(
		private readonly callback: ( entries: unknown[] ) => void
	) {
		see = ( share ) =>
			this.callback( [
				{
					isIntersecting: share > 0,
					intersectionRect: { height: share * 100 },
				},
			] );
	}
	public observe() {}
	public disconnect() {
		see = () => {};
	}
}

/** Makes a share of the form visible. */
export const makeVisible = ( share: number ) => see( share );

/** Opens the page; the page data may differ. */
export async function openPage(
	change: ( data: PageData ) => void = () => {},
	html = fixture.html
) {
	const data = JSON.parse( JSON.stringify( fixture.data ) ) as PageData;
	change( data );
	document.body.innerHTML = `<main>${ html }</main><script type="application/json" id="userfeedback-inline-data"></script>`;
	document.getElementById( 'userfeedback-inline-data' )!.textContent =
		JSON.stringify( data );
	await startInline( '' );
	await Promise.resolve();
	return userEvent.setup();
}

export const form = () =>
	document.querySelector< HTMLFormElement >( '.userfeedback-form' )!;
export const button = ( name: string ) =>
	screen.getByRole( 'button', { name } );

/** The ids of the questions that the style sheet shows. */
export const shown = () =>
	[ ...document.querySelectorAll< HTMLElement >( '.is-current' ) ].map(
		( { dataset } ) => dataset[ 'question' ]
	);

/** The element of a question. */
export const question = ( id: string ) =>
	document.querySelector< HTMLElement >( `[data-question="${ id }"]` )!;
export const inQuestion = ( id: string ) => within( question( id ) );

/** What the script has counted: paths of requests with their bodies. */
export const counted = () =>
	statisticsMock.mock.calls.map( ( [ url, { body } ] ) => [
		new URL( url ).pathname.split( '/' ).at( -1 ),
		body ? JSON.parse( body ).event : undefined,
	] );

/** Call at the top of a file. */
export function useInlinePage(): void {
	usePageLife();

	beforeEach( () => {
		Object.assign( window, { IntersectionObserver: Observer } );
		window.userfeedback = { resume: resumed };
		openRegistry();
		localStorage.clear();
		sessionStorage.clear();
		clearCookies();
		fetchMock.mockReset().mockImplementation( confirm );
		statisticsMock.mockReset().mockResolvedValue( undefined );
		answerBy( ( url, request ) =>
			String( url ).includes( '/responses' )
				? fetchMock( url, request )
				: statisticsMock( url, request )
		);
		Object.defineProperty( HTMLElement.prototype, 'offsetHeight', {
			configurable: true,
			value: 100,
		} );
		window.userfeedback.outbox = openOutbox( Date.now, () => 0 );
	} );
}
