import { screen, waitFor, within } from '@testing-library/react';
import type { Condition, Question } from '../../../src/survey-model';
import { COMPARATORS } from '../../../src/survey-model';
import { card, openEditor, press, sentSurvey, site } from '../support/editor';
import { TYPE_NAMES, newQuestion, withType } from '../support/question-types';
import { radioQuestion, survey, textQuestion } from '../support/surveys';

const TOGGLE = { name: 'Conditional logic' };

/** A text question, last in the survey, that is shown if all conditions hold. */
function follows( ...conditions: Condition[] ): Question {
	return {
		...textQuestion(),
		logic: { enabled: true, action: 'show', conditions },
	};
}

const isYes: Condition = { question_id: 'happy', compare: '=', value: 'Yes' };

function open( questions: Question[], route?: string ) {
	return openEditor(
		( request ) =>
			request.method === 'GET' && request.path.endsWith( '/7' )
				? { body: survey( { questions } ) }
				: site( request ),
		route
	);
}

/** The texts of a select's options. */
function choices( select: HTMLElement ): string[] {
	return within( select )
		.getAllByRole( 'option' )
		.map( ( { textContent } ) => textContent! );
}

function fields( number = 1, inside = screen as ReturnType< typeof card > ) {
	return {
		question: inside.getByRole( 'combobox', {
			name: `Question of condition ${ number }`,
		} ),
		comparison: inside.getByRole( 'combobox', {
			name: `Comparison of condition ${ number }`,
		} ),
		value: inside.getByLabelText( `Answer of condition ${ number }` ),
	};
}

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

describe( 'the logic of a question', () => {
	it.each( TYPE_NAMES )(
		'[LOG-01~] can be enabled after a %s question only if that is a radio, checkbox, NPS or star rating question',
		async ( type ) => {
			const first = { ...newQuestion( type ), id: 'first', title: 'A?' };
			await open( [ first, textQuestion() ] );
			const toggle = card( 2 ).getByRole( 'checkbox', TOGGLE );
			if (
				[ 'radio-button', 'checkbox', 'nps', 'star-rating' ].includes(
					type
				)
			) {
				expect( toggle ).toBeEnabled();
				expect( toggle ).toHaveAccessibleDescription(
					'Show or hide this question depending on earlier answers.'
				);
			} else {
				expect( toggle ).toBeDisabled();
				expect( toggle ).toHaveAccessibleDescription(
					'Add at least one Radio, Checkbox, NPS, or Star Rating question before this question to use conditional logic.'
				);
			}
			expect( card( 1 ).getByRole( 'checkbox', TOGGLE ) ).toBeDisabled();
		}
	);

	it( '[LOG-02~] starts with a blank condition, takes several, and is saved with its action', async () => {
		const { user, saves } = await open( [
			radioQuestion(),
			textQuestion( { id: 'why' } ),
			textQuestion( { id: 'last', title: 'Anything else?' } ),
		] );
		await user.click( card( 3 ).getByRole( 'checkbox', TOGGLE ) );
		const first = fields( 1 );
		expect( choices( first.question ) ).toEqual( [
			'1. Happy?',
			'2. Why?',
		] );
		await user.selectOptions( first.value, 'No' );
		await user.selectOptions(
			screen.getByRole( 'combobox', { name: 'If all of these hold' } ),
			'Hide this question'
		);
		await user.click(
			screen.getByRole( 'button', { name: 'Add condition' } )
		);
		const second = fields( 2 );
		expect( second.question ).toHaveFocus();
		await user.selectOptions( second.question, '2. Why?' );
		await user.selectOptions(
			second.comparison,
			screen.getAllByRole( 'option', { name: 'Ends with' } ).at( -1 )!
		);
		await user.type( fields( 2 ).value, 'slow' );
		await press( user, 'Save' );
		expect( sentSurvey( saves()[ 0 ]! ).questions![ 2 ]!.logic ).toEqual( {
			enabled: true,
			action: 'hide',
			conditions: [
				{ ...isYes, value: 'No' },
				{ question_id: 'why', compare: 'ENDS_WITH', value: 'slow' },
			],
		} );
		await user.click(
			screen.getByRole( 'button', { name: 'Close conditions' } )
		);
		expect(
			screen.getByText(
				'Hidden if “Happy?” is “No” and “Why?” ends with “slow”.'
			)
		).toBeVisible();
		expect( screen.queryByLabelText( /of condition 1/ ) ).toBeNull();
	} );

	it( 'shows stored logic as a sentence, which can be opened; removing a condition moves the focus', async () => {
		const { user } = await open( [
			radioQuestion(),
			follows( isYes, { ...isYes, compare: '!=', value: 'No' } ),
		] );
		expect(
			card( 2 ).getByText(
				'Shown if “Happy?” is “Yes” and “Happy?” is not “No”.'
			)
		).toBeVisible();
		await user.click(
			card( 2 ).getByRole( 'button', { name: 'Edit conditions' } )
		);
		await user.click(
			screen.getByRole( 'button', { name: 'Remove condition 2' } )
		);
		expect( fields( 1 ).question ).toHaveFocus();
		await user.click(
			screen.getByRole( 'button', { name: 'Remove condition 1' } )
		);
		expect(
			screen.getByRole( 'button', { name: 'Add condition' } )
		).toHaveFocus();
	} );

	it( 'shows errors below their fields, and Next stays on the step', async () => {
		const { user } = await open( [ radioQuestion(), follows() ] );
		await press( user, 'Next Step: Settings' );
		expect(
			screen.getByText( 'Add a condition or turn conditional logic off.' )
		).toBeVisible();
		await user.click(
			screen.getByRole( 'button', { name: 'Add condition' } )
		);
		await waitFor( () => {
			const { value } = fields( 1 );
			expect( value ).toBeInvalid();
			expect( value ).toHaveAccessibleDescription( 'Choose an answer.' );
		} );
		expect( card( 2 ).queryByRole( 'list' ) ).toBeNull();
		await user.selectOptions( fields( 1 ).value, 'Yes' );
		await waitFor( () => expect( fields( 1 ).value ).toBeValid() );
	} );

	it( 'shows the error of a condition that the server refuses', async () => {
		const { user } = await openEditor( ( request ) => {
			if ( request.method === 'POST' ) {
				return {
					status: 400,
					body: {
						code: 'userfeedback_survey_invalid',
						message: 'The survey was not saved.',
						data: {
							status: 400,
							errors: [
								{
									field: 'questions[1].logic.conditions[0].value',
									code: 'unknown_answer',
									message: '“Yes” is not an answer.',
								},
							],
						},
					},
				};
			}
			return request.path.endsWith( '/7' )
				? {
						body: survey( {
							questions: [ radioQuestion(), follows( isYes ) ],
						} ),
					}
				: site( request );
		} );
		await user.type(
			card( 2 ).getByRole( 'textbox', { name: 'Title' } ),
			'!'
		);
		await press( user, 'Save' );
		expect( fields( 1 ).value ).toHaveAccessibleDescription(
			'“Yes” is not an answer.'
		);
	} );
} );

describe( 'the fields of a condition', () => {
	const NAMES: Record< string, string > = {
		'=': 'Is',
		'!=': 'Is not',
		IN: 'Includes',
		CONTAINS: 'Contains',
		'!CONTAINS': 'Does not contain',
		STARTS_WITH: 'Starts with',
		ENDS_WITH: 'Ends with',
		'>': 'Greater than',
		'<': 'Less than',
	};
	const OFFERED: Record< string, string[] > = {
		checkbox: [ 'Includes' ],
		'radio-button': [ 'Is', 'Is not' ],
		'image-radio': [ 'Is', 'Is not' ],
		'icon-choice': [ 'Is', 'Is not' ],
		email: [ 'Contains', 'Does not contain', 'Starts with', 'Ends with' ],
		text: [ 'Contains', 'Does not contain', 'Starts with', 'Ends with' ],
		'long-text': [
			'Contains',
			'Does not contain',
			'Starts with',
			'Ends with',
		],
		'star-rating': [ 'Greater than', 'Less than' ],
		nps: [ 'Is', 'Is not', 'Greater than', 'Less than' ],
	};
	const SCALE = [ '1', '2', '3', '4', '5', '6', '7', '8', '9', '10' ];

	it.each( TYPE_NAMES )(
		'[LOG-04~] offer for %s the comparisons of its type, as the server accepts them',
		async ( type ) => {
			const asked = withType( { ...radioQuestion(), id: 'asked' }, type );
			const { user } = await open( [
				radioQuestion(),
				{ ...asked, title: 'Asked?' },
				textQuestion(),
			] );
			await user.click( card( 3 ).getByRole( 'checkbox', TOGGLE ) );
			await user.selectOptions( fields().question, '2. Asked?' );
			expect( choices( fields().comparison ) ).toEqual( OFFERED[ type ] );
			expect(
				COMPARATORS[ type as keyof typeof COMPARATORS ].map(
					( name ) => NAMES[ name ]
				)
			).toEqual( OFFERED[ type ] );
		}
	);

	it.each( [
		[ 'star-rating', {}, [ '1', '2', '3', '4', '5' ] ],
		[ 'nps', { start_at_zero: false }, SCALE ],
		[ 'nps', { start_at_zero: true }, [ '0', ...SCALE ] ],
		[ 'radio-button', {}, [ 'Yes', 'No' ] ],
		[ 'checkbox', {}, [ 'Yes', 'No' ] ],
		[ 'image-radio', {}, [ 'Yes', 'No' ] ],
		[ 'icon-choice', {}, [ 'Yes', 'No' ] ],
		[ 'email', {}, undefined ],
		[ 'text', {}, undefined ],
		[ 'long-text', {}, undefined ],
	] )(
		'[LOG-05~] offer the answers of %s with %j, or a text field',
		async ( type, settings, values ) => {
			const blank = newQuestion( type );
			const labels = [ 'Yes', 'No', ' ' ];
			const image = { url: '', alt: '' };
			const options: Record< string, unknown > = {
				'radio-button': labels,
				checkbox: labels,
				'image-radio': labels.map( ( label ) => ( { label, image } ) ),
				'icon-choice': labels.map( ( label ) => ( {
					label,
					icon: { name: 'star', style: 'solid' },
				} ) ),
			};
			const asked = {
				...blank,
				id: 'asked',
				title: 'Asked?',
				config: options[ type ]
					? { options: options[ type ] }
					: blank.config,
				settings: { ...blank.settings, ...settings },
			} as Question;
			const { user } = await open( [
				radioQuestion(),
				asked,
				textQuestion(),
			] );
			await user.click( card( 3 ).getByRole( 'checkbox', TOGGLE ) );
			await user.selectOptions( fields().question, '2. Asked?' );
			const { value } = fields();
			if ( values === undefined ) {
				expect( value ).toHaveRole( 'textbox' );
			} else {
				expect( choices( value ) ).toEqual( [
					'Choose an answer',
					...values,
				] );
			}
		}
	);
} );
