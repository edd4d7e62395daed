import type { WhyReport } from '@/survey-model';
import { openRegistry } from '@/widget/registry';
import type { ReportedSurvey } from '@/widget/why/rows';
import { start } from '@/widget/why/start';
import { clearCookies, pageData, SHOW } from './support';

export function reported(
	changes: Partial< ReportedSurvey > = {}
): ReportedSurvey {
	return {
		id: 7,
		title: 'Visitors',
		hidden: null,
		when: 'Shows 20 seconds later.',
		texts: {},
		...changes,
	};
}

export function whyReport( changes: Partial< WhyReport > = {} ): WhyReport {
	return {
		lang: 'en-US',
		dir: 'ltr',
		is_debug: false,
		surveys: [ reported() ],
		reasons: {
			expired: {
				text: 'Hidden: ended.',
				action: 'Edit run time',
				url: 'https://e.org/#/edit/%d/settings',
			},
		},
		strings: {
			heading: 'Surveys on this page',
			close: 'Close',
			none: 'No survey is published.',
			showing: 'Shows on this page now.',
			shown: 'Was shown.',
			unknown: 'Hidden: %s.',
			not_started: 'Hidden: the script has not run.',
			another_first: 'Hidden: another survey shows first.',
			edit: 'Edit survey',
			show: 'Show it anyway',
			show_title: 'Show it anyway: %s',
			all: 'All surveys',
			loading: 'Loading…',
			preview: 'Preview of “%s”: nothing is stored.',
			preview_close: 'Close preview',
			preview_failed: 'Could not be loaded.',
			preview_empty: 'None of its questions can be shown.',
			frame: 'Preview of the survey',
			console: 'Survey %1$s: %2$s',
		},
		editor: {
			edit_url: 'https://e.org/#/edit/%d/questions',
			list_url: 'https://e.org/#/',
			preview_url: '/wp-json/userfeedback/v1/surveys/%d/preview',
			nonce: 'n0nce',
			drafts: '',
		},
		...changes,
	};
}

/** What the script of the current test listens to. */
const listeners: Parameters< typeof window.removeEventListener >[] = [];
const { addEventListener } = window;

/** Forgets the scripts of earlier tests, as another page does. */
export function renewPage(): void {
	listeners
		.splice( 0 )
		.forEach( ( one ) => window.removeEventListener( ...one ) );
	window.addEventListener = (
		...one: Parameters< typeof addEventListener >
	) => {
		listeners.push( [ one[ 0 ], one[ 1 ] ] );
		addEventListener.apply( window, one );
	};
	clearCookies();
	window.userfeedback = { show: SHOW };
	openRegistry();
	document
		.querySelectorAll( 'userfeedback-why, userfeedback-widget' )
		.forEach( ( host ) => host.remove() );
}

/** Prints what PHP prints for an editor, and starts the script. */
export function open(
	report: WhyReport = whyReport(),
	data: object | null = pageData()
): void {
	const json = ( id: string, value: unknown, isStarted = false ) => {
		const script = document.createElement( 'script' );
		script.type = 'application/json';
		script.id = id;
		script.textContent = JSON.stringify( value );
		Object.assign( script, { isTaken: isStarted } );
		return script;
	};
	document.body.innerHTML =
		'<ul><li id="wp-admin-bar-userfeedback-why"><a href="/list">Why (not) here?</a></li></ul>';
	document.body.append( json( 'userfeedback-why-data', report ) );
	if ( data ) {
		document.body.append( json( 'userfeedback-data', data, true ) );
	}
	start( '' );
}

/** Tells what the loader has chosen. */
export const choose = ( detail: object ) =>
	window.dispatchEvent(
		new CustomEvent( 'userfeedback:choice', { detail } )
	);
