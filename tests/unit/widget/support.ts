import type { Question, WidgetSurvey } from '@/survey-model';
import { PAGE_DEFAULTS } from '@/survey-model/generated';
import { loadScripts } from '@/widget/show/page-scripts';
import { showPopup } from '@/widget/show/show';
import type { PageData } from '@/widget/types';

export const strings: PageData[ 'strings' ] = {
	next: 'Next',
	skip: 'Skip',
	back: 'Back',
	close: 'Close',
	toggle: 'Feedback',
	region_label: 'Survey',
	announcement: 'Survey: %s',
	progress: 'Question %1$s of %2$s',
	required: 'Required',
	required_choice: 'Choose an answer to continue.',
	required_text: 'Write an answer to continue.',
	required_email: 'Enter your email address to continue.',
	invalid_email: 'Enter an email address like name@example.com.',
	email: 'Email address',
	first_name: 'First name (optional)',
	privacy_policy: 'Privacy policy',
	characters_left: 'Characters left: %s',
	saved: 'Your answer is saved and will be sent.',
	answered: 'You have answered this.',
	sending: 'Sending…',
	error_send: 'Your answers have not been sent yet.',
	retry: 'Try again',
	error_refused: 'Your answers could not be accepted.',
	error_closed: 'This survey has closed.',
};

export const choice: Question = {
	id: 'source',
	type: 'radio-button',
	title: 'How did you find us?',
	config: { options: [ 'A friend', 'The web', 'By chance' ] },
	settings: { required: false, randomize: false, comment_box: false },
	logic: { enabled: false, action: 'show', conditions: [] },
};

export const text: Question = {
	id: 'wish',
	type: 'text',
	title: 'What is missing?',
	config: { options: [] },
	settings: { required: false, randomize: false, comment_box: false },
	logic: { enabled: false, action: 'show', conditions: [] },
};

export const several: Question = {
	...choice,
	id: 'teas',
	type: 'checkbox',
	title: 'Which teas do you like?',
	config: { options: [ 'Assam', 'Ceylon', 'Sencha' ] },
};

export const story: Question = {
	...text,
	id: 'story',
	type: 'long-text',
	title: 'What happened?',
};

export const email: Question = {
	...text,
	id: 'email',
	type: 'email',
	title: 'May we write to you?',
	config: { include_name: false },
};

/** Of a type that no script of this page knows. */
export const unknown = {
	...choice,
	type: 'hologram',
} as unknown as Question;

export function required( question: Question ): Question {
	return {
		...question,
		settings: { ...question.settings, required: true },
	} as Question;
}

export function survey( changes: Partial< WidgetSurvey > = {} ): WidgetSurvey {
	return {
		id: 7,
		title: 'Visitors',
		type: 'survey',
		cookie_name: 'userfeedback-7',
		revision: 3,
		publish_at: null,
		expires_at: null,
		nonces: {
			submission: '3.abc',
			impression: '3.def/+',
			progress: '3.ghi',
		},
		questions: [ choice, text ],
		settings: {
			...PAGE_DEFAULTS.settings,
			theming: {
				...PAGE_DEFAULTS.settings.theming,
				skip_text: '',
				next_text: '',
			},
		},
		...changes,
	};
}

export function pageData( changes: Partial< PageData > = {} ): PageData {
	return {
		v: 1,
		submit_url: '/wp-json/userfeedback/v1/surveys/%d/responses',
		fallback_url:
			'/wp-admin/admin-ajax.php?action=userfeedback_submit&survey_id=%d',
		impression_url: '/wp-json/userfeedback/v1/surveys/%d/impression',
		progress_url: '/wp-json/userfeedback/v1/surveys/%d/progress',
		page: { id: 12, name: 'Sample page' },
		lang: 'en-US',
		dir: 'ltr',
		cookie_days: { submitted: 365, minimized: 0 },
		strings,
		app: { scripts: [] },
		surveys: [ survey() ],
		...changes,
	};
}

/** Forgets all cookies of the page. */
export function clearCookies(): void {
	for ( const cookie of document.cookie.split( '; ' ) ) {
		document.cookie = `${ cookie.split( '=' )[ 0 ] }=; max-age=0; path=/`;
	}
}

/** Lets everything that was promised happen. */
export function settle(): Promise< void > {
	return new Promise( ( resolve ) => setTimeout( resolve ) );
}

/** What fetch answers, as far as the widget and ratings look at it; no body stands for one that is no JSON. */
export function answer(
	status: number,
	body?: unknown,
	headers: Record< string, string > = {}
) {
	return {
		ok: status < 400,
		status,
		headers: { get: ( name: string ) => headers[ name ] ?? null },
		json: () =>
			body === undefined
				? Promise.reject( new SyntaxError( '<' ) )
				: Promise.resolve( body ),
	};
}

/** Notes from now on who listens to the page; the answer ends all of that. */
export function watchListeners(): () => void {
	const ends: ( () => void )[] = [];
	const spies = [ window, document ].map( ( target: EventTarget ) => {
		const add = target.addEventListener.bind( target );
		return jest
			.spyOn( target, 'addEventListener' )
			.mockImplementation( ( type, listener, options ) => {
				add( type, listener, options );
				ends.push( () =>
					target.removeEventListener( type, listener, options )
				);
			} );
	} );
	return () => {
		ends.splice( 0 ).forEach( ( end ) => end() );
		spies.forEach( ( spy ) => spy.mockRestore() );
	};
}

/** src/widget/show, as its script leaves it. */
export const SHOW = { load: loadScripts, mount: showPopup };
