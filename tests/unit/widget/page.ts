import { act, waitFor } from '@testing-library/react';
import type { WidgetSurvey } from '@/survey-model';
import { createControl } from '@/widget/control/control';
import { start } from '@/widget/loader/start';
import { openRegistry } from '@/widget/registry';
import { hostElement, panel, useFreshPage } from './popup';
import { pageData, settle, survey } from './support';

/** The triggers that wait, and the warnings in the console. */
export const page = {
	waits: [] as ( () => void )[],
	warn: undefined as unknown as jest.SpyInstance,
};

/** Call at the top of a file: each test has a fresh page. */
export function usePage(): void {
	useFreshPage();

	beforeEach( () => {
		page.waits = [];
		page.warn = jest.spyOn( console, 'warn' ).mockImplementation();
	} );

	afterEach( () => {
		jest.restoreAllMocks();
	} );
}

/** A page as the browser has it before our loader runs, with the app but not the control. */
export function openPage( surveys: WidgetSurvey[], before: object = {} ): void {
	const { app, outbox, parts, show, resume } = window.userfeedback!;
	parts?.gate?.clear();
	parts?.trigger?.clear();
	parts?.listener?.clear();
	delete parts?.listener;
	window.userfeedback = {
		...( app && { app } ),
		...( outbox && { outbox } ),
		...( parts && { parts } ),
		...( show && { show } ),
		...( resume && { resume } ),
		...before,
	};
	openRegistry();
	const element = document.createElement( 'script' );
	element.type = 'application/json';
	element.id = 'userfeedback-data';
	const control = {
		handle: 'userfeedback-widget-control',
		src: '/control.js',
		before: '',
		after: '',
		optional: true,
	};
	element.textContent = JSON.stringify(
		pageData( { surveys, app: { scripts: [ control ] } } )
	);
	document.body.append( element );
	const append = document.head.append.bind( document.head );
	jest.spyOn( document.head, 'append' ).mockImplementation( ( node ) => {
		if ( node instanceof HTMLScriptElement ) {
			window.userfeedback!.control ??= createControl();
			setTimeout( () => node.onload?.( new Event( 'load' ) ) );
		} else {
			append( node as Node );
		}
	} );
}

/** Runs the loader, and lets what is ready happen. */
export async function load( surveys = [ survey() ], before: object = {} ) {
	openPage( surveys, before );
	let started: Promise< void > = Promise.resolve();
	await act( async () => {
		started = start( Date.now, '' );
		await settle();
	} );
	return { api: window.userfeedback!, started };
}

/** A survey that waits for a trigger that never fires by itself. */
export function waitForTrigger(): void {
	window.userfeedback!.register!( 'trigger', 'later', {
		wait: () => new Promise< void >( ( fire ) => page.waits.push( fire ) ),
	} );
}

/** Waits until the popup is open. */
export const isOpen = () =>
	waitFor( () => expect( panel() ).not.toHaveAttribute( 'hidden' ) );
/** Waits until there is no popup. */
export const isGone = () => waitFor( () => expect( hostElement() ).toBeNull() );
