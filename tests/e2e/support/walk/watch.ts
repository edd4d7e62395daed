import type { Page, Request } from '@playwright/test';
import type { ScreenState } from './state';

/** Requests of our API; what follows its name is the first group. */
export const API = /\/wp-json\/userfeedback\/v1\/([^?]*)/;

/** Our actions, and WordPress' own, which answer at one address. */
export const AJAX = /\/wp-admin\/admin-ajax\.php/;

/** What a screen looks like to somebody: a colour scheme that is set in the page, or the direction that it was loaded with. */
export type Look = 'light' | 'midnight' | 'rtl';

/** The unit-test content shows files of other servers, which no test reaches: not a fault of the screen that shows a page of the site in a frame. */
function isOfContent( page: Page, url: string ): boolean {
	return (
		url.startsWith( 'http' ) &&
		new URL( url ).origin !== new URL( page.url() ).origin &&
		page.frames().length > 1
	);
}

/** Chromium warns of every frame that may run scripts and that we may read (docs/decisions/0107-heatmap-viewer.md). */
const KNOWN_WARNING =
	'An iframe which has both allow-scripts and allow-same-origin';

/** Notes what goes wrong in a page, but for what the state at hand provokes. */
export class Watch {
	problems: string[] = [];
	private isProvoked: ( url: string ) => boolean = () => false;
	private where = '';

	constructor( page: Page ) {
		page.on( 'dialog', ( dialog ) => void dialog.accept() );
		page.on( 'pageerror', ( error ) => this.note( error.message ) );
		page.on( 'console', ( message ) => {
			const { url } = message.location();
			if (
				[ 'error', 'warning' ].includes( message.type() ) &&
				! message.text().startsWith( KNOWN_WARNING ) &&
				! isOfContent( page, url ) &&
				! this.isProvoked( url )
			) {
				this.note(
					`${ message.type() }: ${ message.text() } (${ url })`
				);
			}
		} );
		page.on( 'response', ( response ) => {
			if (
				response.status() >= 400 &&
				! this.isProvoked( response.url() )
			) {
				this.note( `${ response.status() } ${ response.url() }` );
			}
		} );
		page.on( 'requestfailed', ( request: Request ) => {
			const reason = request.failure()?.errorText ?? '';
			// What was under way when the page was left.
			if (
				reason !== 'net::ERR_ABORTED' &&
				! isOfContent( page, request.url() ) &&
				! this.isProvoked( request.url() )
			) {
				this.note( `${ reason }: ${ request.url() }` );
			}
		} );
	}

	/** Another state begins. */
	enter( { screen, state, server, blocked }: ScreenState, look: Look ): void {
		this.where = `${ screen }-${ state } (${ look })`;
		const errors = Object.entries( server ?? {} ).some(
			( [ , instead ] ) =>
				typeof instead === 'object' && instead.status >= 400
		);
		this.isProvoked = ( url ) =>
			( API.test( url ) && ( errors || /999999/.test( url ) ) ) ||
			( AJAX.test( url ) && errors ) ||
			( blocked !== undefined && url.includes( blocked ) );
	}

	note( problem: string ): void {
		this.problems.push( `${ this.where }: ${ problem }` );
	}
}
