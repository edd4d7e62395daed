import type { ComponentType } from 'react';
import type { ControlProps } from '@/widget/definitions';
import type { Question } from '@/survey-model';
import {
	button,
	heading,
	hostElement,
	root,
	sentBodies,
	show,
	useFreshPage,
	widget,
} from './popup';
import {
	choice,
	settle,
	several,
	strings,
	survey,
	text,
	unknown,
} from './support';

useFreshPage();

// As add-ons find it: on the page, after the app has run.
const { register } = window.userfeedback as Required<
	NonNullable< typeof window.userfeedback >
>;

function Hologram( {
	heading: title,
	onAnswer,
	strings: texts,
}: ControlProps ) {
	return (
		<>
			{ title }
			<button type="button" onClick={ () => onAnswer( 'A friend' ) }>
				{ texts[ 'hologram' ] }
			</button>
		</>
	);
}

function Broken(): never {
	throw new Error( 'broken' );
}

const randomized = {
	...choice,
	settings: { ...choice.settings, randomize: true },
} as Question;

/** Runs something with a silent console and returns what was warned of. */
async function silently( run: () => Promise< unknown > ): Promise< unknown[] > {
	const warn = jest.spyOn( console, 'warn' ).mockImplementation();
	const error = jest.spyOn( console, 'error' ).mockImplementation();
	await run();
	const warnings = warn.mock.calls.map( ( [ line ] ) => line );
	warn.mockRestore();
	error.mockRestore();
	return warnings;
}

const OURS = [ expect.stringContaining( 'UserFeedback' ) ];

// Every test has a page of its own, but all of them one registry.
afterEach( () => {
	for ( const kind of [
		'question-addition',
		'next-question',
		'thank-you',
		'theme',
	] as const ) {
		window.userfeedback?.parts?.[ kind ]?.clear();
	}
} );

describe( 'a registered question type', () => {
	it( 'is shown with its styles and texts', async () => {
		register( 'question-type', 'hologram', {
			Control: Hologram,
			missing: 'required_choice',
			styles: '.hologram{opacity:.5}',
		} );
		const user = await show( [ unknown ], {
			strings: { ...strings, hologram: 'Wave' },
		} );
		expect( root().querySelector( 'style' ) ).toHaveTextContent(
			'.hologram{opacity:.5}'
		);
		await user.click( button( 'Wave' ) );
		await user.click( button( 'Next' ) );
		await settle();
		expect( sentBodies()[ 0 ].answers ).toEqual( [
			{ question_id: 'source', value: 'A friend' },
		] );
	} );

	it( 'closes the survey when it throws', async () => {
		register( 'question-type', 'hologram', {
			Control: Broken,
			missing: 'required_choice',
		} );
		expect( await silently( () => show( [ unknown, text ] ) ) ).toEqual(
			OURS
		);
		expect( hostElement() ).toBeNull();
	} );
} );

describe( 'a registered addition', () => {
	it( 'extends the controls of questions with its setting, and of no others', async () => {
		register( 'question-addition', 'randomize', {
			wrap: ( Control: ComponentType< ControlProps > ) =>
				function Framed( control ) {
					return (
						<section aria-label="Frame">
							<Control { ...control } />
						</section>
					);
				},
		} );
		const user = await show( [ randomized, { ...choice, id: 'again' } ] );
		expect(
			widget().getByRole( 'region', { name: 'Frame' } )
		).toContainElement( widget().getByRole( 'radiogroup' ) );
		await user.click( button( 'Skip' ) );
		expect( widget().getByRole( 'radiogroup' ) ).toBeVisible();
		expect(
			widget().queryByRole( 'region', { name: 'Frame' } )
		).toBeNull();
	} );

	it.each( [
		[ 'it cannot be made', Broken ],
		[ 'it cannot be drawn', () => Broken ],
	] )( 'is skipped when %s', async ( _, wrap ) => {
		register( 'question-addition', 'randomize', { wrap } );
		expect( await silently( () => show( [ randomized ] ) ) ).toEqual(
			OURS
		);
		expect( widget().getByRole( 'radiogroup' ) ).toBeVisible();
	} );
} );

describe( 'a registered decision about the next question', () => {
	const next = ( decide: () => string | null | undefined ) =>
		register( 'next-question', 'test', { next: decide } );
	const skipTo = async () => {
		const user = await show( [ choice, several, text ] );
		await user.click( button( 'Skip' ) );
		return heading().textContent;
	};

	it.each( [
		[ 'a later question', 'wish', text.title ],
		[ 'the end', null, 'Thanks for your feedback!' ],
		[ 'nothing', undefined, several.title ],
		[ 'a question that the survey does not have', 'gone', several.title ],
		[ 'the same question', 'source', several.title ],
	] )( 'may return %s', async ( _, decision, title ) => {
		next( () => decision );
		expect( await skipTo() ).toBe( title );
	} );

	it( 'receives the survey, the question and the answers', async () => {
		const decide = jest.fn();
		register( 'next-question', 'test', { next: decide } );
		const questions = [ choice, text ];
		const user = await show( questions );
		await user.click( widget().getByRole( 'radio', { name: 'The web' } ) );
		await user.click( button( 'Next' ) );
		expect( decide ).toHaveBeenCalledWith( {
			survey: survey( { questions } ),
			question: choice,
			answers: [ { question_id: 'source', value: 'The web' } ],
		} );
	} );

	it( 'is called in registration order until one decides', async () => {
		next( () => undefined );
		register( 'next-question', 'second', { next: () => 'wish' } );
		register( 'next-question', 'third', { next: () => null } );
		expect( await skipTo() ).toBe( text.title );
	} );

	it( 'is skipped when it throws', async () => {
		next( Broken );
		expect( await silently( skipTo ) ).toContainEqual( OURS[ 0 ] );
		expect( heading() ).toHaveTextContent( several.title );
	} );

	it( 'leaves no answers to questions that were not shown', async () => {
		next( () => 'wish' );
		const user = await show( [ choice, several, text ] );
		await user.click( widget().getByRole( 'radio', { name: 'The web' } ) );
		await user.click( button( 'Next' ) );
		await user.click( button( 'Skip' ) );
		await settle();
		expect( sentBodies()[ 0 ].answers ).toEqual( [
			{ question_id: 'source', value: 'The web' },
			{ question_id: 'wish', value: null },
		] );
	} );
} );

describe( 'a registered thank-you', () => {
	const finish = async () => {
		const user = await show( [ choice ] );
		await user.click( widget().getByRole( 'radio', { name: 'The web' } ) );
		await user.click( button( 'Next' ) );
		await settle();
	};

	it( 'appears below the message of surveys that use it', async () => {
		register( 'thank-you', 'message', {
			View: ( { answers, status } ) => (
				<p>{ `${ answers[ 0 ]?.value }, ${ status }` }</p>
			),
		} );
		await finish();
		expect( heading() ).toHaveTextContent( 'Thanks for your feedback!' );
		expect( await widget().findByText( 'The web, sent' ) ).toBeVisible();
	} );

	it( '[THX-03~] leaves the message alone if its script is missing', async () => {
		const { settings } = survey();
		const thank_you = {
			type: 'redirect' as const,
			message: 'Bye!',
			redirect_url: 'https://example.org',
		};
		const user = await show(
			[ choice ],
			{},
			{ settings: { ...settings, thank_you } }
		);
		await user.click( button( 'Skip' ) );
		expect( heading() ).toHaveTextContent( 'Bye!' );
	} );

	it( 'is skipped when it throws', async () => {
		register( 'thank-you', 'message', { View: Broken } );
		expect( await silently( finish ) ).toContainEqual( OURS[ 0 ] );
		expect( heading() ).toHaveTextContent( 'Thanks for your feedback!' );
	} );
} );

describe( 'a registered theme', () => {
	it( 'sets the widget’s properties', async () => {
		register( 'theme', 'test', {
			properties: ( { button_color: color } ) =>
				( { '--button': color } ) as object,
		} );
		await show( [ choice ] );
		expect( widget().getByRole( 'region' ) ).toHaveStyle( {
			'--button': '#2D87F1',
		} );
	} );

	it( 'is skipped when it throws', async () => {
		register( 'theme', 'test', { properties: Broken } );
		expect( await silently( () => show( [ choice ] ) ) ).toEqual( OURS );
		expect( widget().getByRole( 'radiogroup' ) ).toBeVisible();
	} );
} );
