import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { screen, within } from '@testing-library/dom';
import '@/post-ratings';
import { answer } from '../widget/support';

const HTML = readFileSync(
	resolve( __dirname, '../../fixtures/rating-control.html' ),
	'utf8'
);

/** The script keeps what it knows of a post, so each test has a post of its own. */
let post = 100;

export const fetchMock = jest.fn<
	Promise< unknown >,
	[ url: string, options?: RequestInit ]
>();

// The script watches the body, which jsdom empties when the script has lost its document.
afterAll( () => document.body.remove() );

/** The name under which the browser remembers the visitor's rating of the page's post. */
export const ratedKey = () => `userfeedback-rated-${ post }`;

/** The rating that the browser remembers. */
export const remembered = () => window.localStorage.getItem( ratedKey() );

/** Opens a page with two controls of a post that nobody has rated. The script is already there. */
export function openPage(): void {
	post += 1;
	window.localStorage.clear();
	fetchMock.mockReset();
	window.fetch = fetchMock as typeof window.fetch;
	document.body.innerHTML = HTML.replaceAll(
		'userfeedback-rating-7',
		`userfeedback-rating-${ post }`
	)
		.replaceAll( 'data-post="7"', `data-post="${ post }"` )
		.replaceAll( 'posts/7/', `posts/${ post }/` );
}

/** As when the page comes out of the browser's cache: what the script does when it starts. */
export function comeBack(): void {
	const event = new Event( 'pageshow' );
	Object.assign( event, { persisted: true } );
	window.dispatchEvent( event );
}

/** A response of the server. */
export function respond( status: number, body: unknown ): void {
	fetchMock.mockResolvedValueOnce( answer( status, body ) );
}

/** The server stores a vote. */
export function accept( value: number, more: object = {} ): void {
	respond( 201, {
		success: true,
		data: {
			value,
			may_comment: false,
			invites: false,
			texts: {
				average: '3,8 out of 5',
				count: '11 ratings',
				fill: '76%',
			},
			...more,
		},
	} );
}

/** One of the two controls. */
export const control = ( index = 0 ) =>
	document.querySelectorAll< HTMLElement >( '.userfeedback-rating' )[
		index
	]!;
export const star = ( value: number, index = 0 ) =>
	within( control( index ) ).getByRole< HTMLInputElement >( 'radio', {
		name: `${ value } star${ value > 1 ? 's' : '' }`,
	} );
export const status = () => within( control() ).getByRole( 'status' );
/** The chosen stars of both controls. */
export const chosen = () =>
	screen
		.getAllByRole< HTMLInputElement >( 'radio' )
		.filter( ( radio ) => radio.checked )
		.map( ( radio ) => Number( radio.value ) );
/** What was sent: path and body. */
export const sent = () =>
	fetchMock.mock.calls.map( ( [ url, options ] ) => [
		new URL( url ).pathname.replace( /^.*\/posts\/\d+/, '' ),
		options?.body && JSON.parse( String( options.body ) ),
	] );
