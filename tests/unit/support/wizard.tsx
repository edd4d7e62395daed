import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WelcomeRoutes } from '@/admin-pages/welcome/routes';
import { currentRoute } from '@/hooks/use-hash-route';
import type { SurveyInput, SurveyTemplate } from '@/survey-model';
import type { Answer, SeenRequest } from './fake-server';
import { fakeServer } from './fake-server';
import { printAdminData } from './licenses';
import { previewAnswer } from './preview';
import { renderAt } from './render';
import {
	blankTemplate,
	radioQuestion,
	savedSurvey,
	survey,
	textQuestion,
} from './surveys';

window.ResizeObserver = class {
	public observe = () => undefined;
	public unobserve = () => undefined;
	public disconnect = () => undefined;
};

const goal = ( key: string, name: string ): SurveyTemplate => ( {
	...blankTemplate(),
	key,
	name,
	question_types: [ 'radio-button', 'text' ],
	config: {
		questions: [
			radioQuestion( [ 'Very much', 'Not at all' ] ),
			textQuestion(),
		],
	},
} );

/** The templates of the core, as far as the wizard is concerned. */
export const TEMPLATES: readonly SurveyTemplate[] = [
	blankTemplate(),
	{ ...goal( 'nps', 'Net Promoter Score' ), type: 'nps' },
	goal( 'simple-website', 'Quick website feedback' ),
	goal( 'simple-page', 'Was this page helpful?' ),
	goal( 'simple-visit', 'Reason for the visit' ),
	goal( 'simple-discovery', 'How people find you' ),
	goal( 'simple-ideas', 'Ideas and wishes' ),
];

/** What the wizard sends when it saves. */
export interface SentSave {
	survey: SurveyInput;
	client_id: string;
	save_id: string;
}

/** A site with these templates and this front page, that saves as survey 12. */
export function wizardSite(
	templates: readonly SurveyTemplate[] = TEMPLATES,
	page: Answer = { body: '<title>Home</title><h1>My shop</h1>' }
) {
	let stored = survey( { id: 12 } );
	return ( { path, body }: SeenRequest ): Answer => {
		if ( path === '/' ) {
			return page;
		}
		if ( path.endsWith( '/survey-templates' ) ) {
			return { body: templates };
		}
		const sent = ( body as SentSave | undefined )?.survey;
		if ( path.endsWith( '/surveys/preview' ) ) {
			return { body: previewAnswer( sent ?? {} ) };
		}
		if ( path.endsWith( '/reach' ) ) {
			return {
				body: {
					view_url: 'http://site.test/',
					overlaps: [],
					overlaps_count: 0,
				},
			};
		}
		if ( sent !== undefined ) {
			stored = savedSurvey( { ...sent, id: 12, revision: 1 } );
		}
		return { body: stored };
	};
}

export const wait = ( milliseconds = 50 ): Promise< void > =>
	act( () => jest.advanceTimersByTimeAsync( milliseconds ) );

/** Opens the wizard. Time is jest's. */
export async function openWizard(
	handler: ( request: SeenRequest ) => Answer = wizardSite(),
	route = '/'
) {
	if ( window.userfeedbackAdmin === undefined ) {
		printAdminData( { recipients: 'owner@example.org', user_id: 3 } );
	}
	const { requests } = fakeServer( handler );
	const shown = renderAt( route, <WelcomeRoutes /> );
	await wait();
	const user = userEvent.setup( {
		advanceTimers: jest.advanceTimersByTime,
	} );
	return {
		...shown,
		user,
		requests,
		/** What was sent to be saved. */
		saves: () =>
			requests
				.filter(
					( { method, path } ) =>
						method === 'POST' && /\/surveys$/.test( path )
				)
				.map( ( { body } ) => body as SentSave ),
		press: async ( name: string | RegExp ): Promise< void > => {
			await user.click( screen.getByRole( 'button', { name } ) );
			// A change of the address comes later than what was pressed.
			await wait();
			await wait();
		},
	};
}

/** The heading of the step, or of the last view. */
export const heading = () =>
	screen
		.getAllByRole( 'heading' )
		.map( ( { textContent } ) => textContent )
		.find( ( text ) => text !== 'Welcome to UserFeedback' );

export { currentRoute };
