import { screen, within } from '@testing-library/react';
import type { Section } from '@/admin-pages/surveys/editor/section';
import {
	isShownAtField,
	stepOfField,
} from '@/admin-pages/surveys/editor/section-list';
import { SECTIONS } from '@/admin-pages/surveys/editor/sections';
import { PUBLISH } from '@/admin-pages/surveys/editor/sections/steps';
import type { FieldPath } from '@/admin-pages/surveys/editor/use-field';
import { useField } from '@/admin-pages/surveys/editor/use-field';
import type { EditableSurvey } from '@/survey-model';
import {
	answering,
	banner,
	card,
	openEditor,
	press,
	sentSurvey,
	site,
} from '../support/editor';
import type { SeenRequest } from '../support/fake-server';
import { refusal } from '../support/fake-server';
import { printFeatures } from '../support/features';
import { survey } from '../support/surveys';

// A field that the schema does not have.
const PATH = 'settings.sample.greeting' as FieldPath;

const greetingOf = ( { settings }: Pick< EditableSurvey, 'settings' > ) =>
	( settings as unknown as { sample: { greeting: string } } ).sample.greeting;

/** A section as anybody would add one, in a step of its own. */
const SAMPLE: Section = {
	name: 'sample',
	step: { name: 'sample', title: 'Sample' },
	fields: [
		{
			path: PATH,
			feature: 'texts',
			showsErrors: 'field',
			errors: ( edited ) =>
				greetingOf( edited ) === ''
					? [ { field: PATH, code: 'title_required' } ]
					: [],
		},
	],
	facts: ( edited ) => [ { name: 'Greeting', value: greetingOf( edited ) } ],
	Content: function SampleContent() {
		const greeting = useField( PATH );
		return (
			<>
				<input
					aria-label="Greeting"
					value={ String( greeting.value ) }
					disabled={ greeting.isLocked }
					aria-invalid={ greeting.error !== undefined }
					onChange={ ( { target } ) =>
						greeting.set( target.value as never )
					}
					onBlur={ greeting.onBlur }
				/>
				{ greeting.error }
				{ greeting.lock }
			</>
		);
	},
};

const settings = {
	...survey().settings,
	sample: { greeting: 'Hello' },
};

const withSample = ( request: SeenRequest ) =>
	request.method === 'GET' && request.path.endsWith( '/7' )
		? { body: survey( { settings } ) }
		: site( request );

beforeEach( () => {
	jest.useFakeTimers();
	// What the line in sections/index.ts does.
	const last = SECTIONS.findIndex( ( { step } ) => step === PUBLISH );
	( SECTIONS as Section[] ).splice( last, 0, SAMPLE );
} );
afterEach( () => {
	( SECTIONS as Section[] ).splice( SECTIONS.indexOf( SAMPLE ), 1 );
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

const field = () => screen.getByRole( 'textbox', { name: 'Greeting' } );

describe( 'a section that is added to the list', () => {
	it( 'adds its step and its line of the summary, and saves its field', async () => {
		const { user, saves } = await openEditor(
			withSample,
			'/edit/7/notifications'
		);
		await press( user, 'Next Step: Sample' );
		expect( window.location.hash ).toBe( '#/edit/7/sample' );
		await user.type( field(), ' you' );
		await press( user, 'Next Step: Publish' );
		expect( sentSurvey( saves()[ 0 ] as SeenRequest ).settings ).toEqual( {
			...settings,
			sample: { greeting: 'Hello you' },
		} );
		expect(
			screen.getByRole( 'group', { name: 'Summary' } )
		).toHaveTextContent( 'GreetingHello you' );
	} );

	it( 'blocks leaving its step while its field is invalid, and focuses the field', async () => {
		const { user, saves } = await openEditor(
			withSample,
			'/edit/7/sample'
		);
		await user.clear( field() );
		expect( field() ).toBeValid();
		await press( user, 'Next Step: Publish' );
		expect( field() ).toBeInvalid();
		expect( field() ).toHaveFocus();
		expect(
			await banner( 'Please fix errors on this page.' )
		).toBeVisible();
		expect( saves() ).toEqual( [] );
	} );

	it( 'is linked from the banner of another step when the server refuses its field', async () => {
		const refused = answering(
			refusal( 400, 'userfeedback_survey_invalid', 'Invalid.', [
				{ field: PATH, code: 'too_long', message: 'Far too long.' },
			] )
		);
		const { user } = await openEditor( ( request ) =>
			request.method === 'POST'
				? refused( request )
				: withSample( request )
		);
		await user.type(
			card( 1 ).getByRole( 'textbox', { name: 'Title' } ),
			'!'
		);
		await press( user, 'Save' );
		expect(
			await banner( /Please fix errors in.*Far too long\./ )
		).toBeVisible();
		const page = screen.getByRole( 'group', { name: 'Questions step' } );
		expect(
			within( page ).getByRole( 'link', { name: 'Sample' } )
		).toHaveAttribute( 'href', '#/edit/7/sample' );
	} );

	it( '[GAT-03~] locks its field together with the field’s feature', async () => {
		printFeatures( { texts: 'upgrade' } );
		await openEditor( withSample, '/edit/7/sample' );
		expect( field() ).toBeDisabled();
		expect( field() ).toHaveValue( 'Hello' );
		expect(
			screen.getByRole( 'button', { name: /^The feature texts/ } )
		).toBeVisible();
	} );
} );

describe( 'the step of a field', () => {
	it.each( [
		[ 'title', undefined, true ],
		[ 'template', 'setup', false ],
		[ 'questions', 'questions', false ],
		[ 'questions[3].config.options[1]', 'questions', true ],
		[ 'settings.thank_you.message', 'questions', true ],
		[ 'settings.thank_you.type', 'questions', true ],
		[ 'settings.targeting.devices', 'settings', true ],
		[ 'settings.targeting.page_rules', 'settings', false ],
		[ 'settings.targeting.page_rules[1].data', 'settings', true ],
		[ 'settings.sample.greeting', 'sample', true ],
		[ 'notifications.email.active', 'notifications', false ],
		[ 'notifications.email.addresses', 'notifications', true ],
		[ 'status', 'publish', false ],
		[ 'publish_at', 'publish', true ],
		[ 'anything', 'questions', false ],
	] )(
		'of %s is %s, which shows its errors itself: %s',
		( path, step, shown ) => {
			expect( stepOfField( SECTIONS, path )?.name ).toBe( step );
			expect( isShownAtField( SECTIONS, path ) ).toBe( shown );
		}
	);
} );
