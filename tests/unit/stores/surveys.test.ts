import { createRegistry } from '@wordpress/data';
import { store } from '@/stores/surveys';
import {
	NEW_SURVEY_ID,
	blankSurvey,
	optionIds,
	withOptions,
} from '@/survey-model';
import { SURVEY_DEFAULTS } from '@/survey-model/generated';
import { fakeServer } from '../support/fake-server';
import { blankTemplate, radioQuestion, survey } from '../support/surveys';

function open() {
	const registry = createRegistry();
	registry.register( store );
	return registry;
}

/** Lets the requests that are on their way be answered. */
const answers = () => jest.advanceTimersByTimeAsync( 200 );

beforeEach( () => jest.useFakeTimers( { advanceTimers: true } ) );
afterEach( () => jest.useRealTimers() );

describe( 'a survey that is closed before it is loaded', () => {
	it( 'is loaded again when it is opened later', async () => {
		let revision = 3;
		const { requests } = fakeServer( () => ( {
			body: survey( { revision } ),
		} ) );
		const registry = open();
		const { getSurvey } = registry.select( store );
		getSurvey( 7 );
		await jest.advanceTimersByTimeAsync( 0 );
		registry.dispatch( store ).closeSurvey( 7 );
		await answers();
		expect( requests ).toHaveLength( 1 );
		expect( registry.select( store ).getEditedSurvey( 7 ) ).toBeUndefined();
		revision = 4;
		expect( getSurvey( 7 ) ).toBeUndefined();
		await answers();
		expect( getSurvey( 7 )?.revision ).toBe( 4 );
	} );
} );

describe( 'a template', () => {
	const template = blankTemplate();

	it( 'keeps edits other than the questions', () => {
		const registry = open();
		const { applyTemplate, editSurvey, receiveSurvey } =
			registry.dispatch( store );
		receiveSurvey( blankSurvey( 'Thanks!' ) );
		applyTemplate( { ...template, key: 'first' } );
		const written = {
			title: 'Lunch',
			settings: {
				...SURVEY_DEFAULTS.settings,
				thank_you: {
					...SURVEY_DEFAULTS.settings.thank_you,
					message: 'See you!',
				},
			},
			notifications: {
				...SURVEY_DEFAULTS.notifications,
				email: {
					...SURVEY_DEFAULTS.notifications.email,
					active: true,
					addresses: 'a@b.test',
				},
			},
		};
		editSurvey( NEW_SURVEY_ID, { ...written, questions: [] } );
		applyTemplate( template );
		expect(
			registry.select( store ).getEditedSurvey( NEW_SURVEY_ID )
		).toMatchObject( {
			...written,
			template: 'blank',
			questions: [ { type: 'text' } ],
		} );
	} );

	it( 'gives its options ids when it is applied, and keeps those that it has', () => {
		const registry = open();
		const { applyTemplate, receiveSurvey } = registry.dispatch( store );
		receiveSurvey( blankSurvey( 'Thanks!' ) );
		const known = withOptions(
			radioQuestion( [ 'A', 'B' ], 'known' ),
			[ 'A', 'B' ],
			[ 'a', 'b' ]
		);
		applyTemplate( {
			...template,
			config: { questions: [ radioQuestion(), known ] },
		} );
		const { questions = [] } =
			registry.select( store ).getEditedSurvey( NEW_SURVEY_ID ) ?? {};
		expect( questions.map( optionIds ) ).toEqual( [
			[
				expect.stringMatching( /^[a-z0-9]{8}$/ ),
				expect.stringMatching( /^[a-z0-9]{8}$/ ),
			],
			[ 'a', 'b' ],
		] );
		expect( registry.select( store ).hasEdits( NEW_SURVEY_ID ) ).toBe(
			false
		);
	} );

	it( 'is not replaced while the survey is being saved', async () => {
		fakeServer( () => ( { body: survey( { template: 'first' } ) } ) );
		const registry = open();
		const { applyTemplate, receiveSurvey, saveSurvey } =
			registry.dispatch( store );
		receiveSurvey( { ...blankSurvey( 'Thanks!' ), template: 'first' } );
		const saved = saveSurvey( NEW_SURVEY_ID );
		applyTemplate( template );
		await saved;
		expect( registry.select( store ).getEditedSurvey( 7 )?.template ).toBe(
			'first'
		);
	} );
} );
