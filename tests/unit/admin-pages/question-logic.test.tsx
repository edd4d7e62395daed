import { screen, waitFor } from '@testing-library/react';
import type { Condition, Question } from '@/survey-model';
import {
	LOGIC,
	choices,
	conditionFields,
	openQuestions,
} from '../support/conditions';
import { card, openEditor, press, sentSurvey, site } from '../support/editor';
import { TYPE_NAMES, newQuestion } from '../support/question-types';
import { radioQuestion, survey, textQuestion } from '../support/surveys';

/** A text question, last in the survey, that is shown if all conditions hold. */
function follows( ...conditions: Condition[] ): Question {
	return {
		...textQuestion(),
		logic: { enabled: true, action: 'show', conditions },
	};
}

const isYes: Condition = { question_id: 'happy', compare: '=', value: 'Yes' };

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

describe( 'the logic of a question', () => {
	it.each( TYPE_NAMES )(
		'[LOG-01] can be enabled after a %s question only if that is a radio, checkbox, NPS or star rating question',
		async ( type ) => {
			const first = { ...newQuestion( type ), id: 'first', title: 'A?' };
			await openQuestions( [ first, textQuestion() ] );
			const toggle = card( 2 ).getByRole( 'checkbox', LOGIC );
			const isPossible = [
				'radio-button',
				'checkbox',
				'nps',
				'star-rating',
			].includes( type );
			expect( ( toggle as HTMLInputElement ).disabled ).toBe(
				! isPossible
			);
			expect( toggle ).toHaveAccessibleDescription(
				isPossible
					? 'Show or hide this question depending on earlier answers.'
					: 'Add at least one Radio, Checkbox, NPS, or Star Rating question before this question to use conditional logic.'
			);
			expect( card( 1 ).getByRole( 'checkbox', LOGIC ) ).toBeDisabled();
		}
	);

	it( '[LOG-02] starts with a blank condition, takes several, and is saved with its action', async () => {
		const { user, saves } = await openQuestions( [
			radioQuestion(),
			textQuestion( { id: 'why' } ),
			textQuestion( { id: 'last', title: 'Anything else?' } ),
		] );
		await user.click( card( 3 ).getByRole( 'checkbox', LOGIC ) );
		const first = conditionFields( 1 );
		expect( choices( first.question ) ).toEqual( [
			'1. Happy?',
			'2. Why?',
		] );
		await user.selectOptions( first.value, 'No' );
		await user.selectOptions(
			screen.getByRole( 'combobox', {
				name: 'If all of these are true',
			} ),
			'Hide this question'
		);
		await user.click(
			screen.getByRole( 'button', { name: 'Add condition' } )
		);
		const second = conditionFields( 2 );
		expect( second.question ).toHaveFocus();
		await user.selectOptions( second.question, '2. Why?' );
		await user.selectOptions(
			second.comparison,
			screen.getAllByRole( 'option', { name: 'Ends with' } ).at( -1 )!
		);
		await user.type( conditionFields( 2 ).value, 'slow' );
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
		const { user } = await openQuestions( [
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
		expect( conditionFields( 1 ).question ).toHaveFocus();
		await user.click(
			screen.getByRole( 'button', { name: 'Remove condition 1' } )
		);
		expect(
			screen.getByRole( 'button', { name: 'Add condition' } )
		).toHaveFocus();
	} );

	it( 'shows errors below their fields, and Next stays on the step', async () => {
		const { user } = await openQuestions( [ radioQuestion(), follows() ] );
		await press( user, 'Next Step: Settings' );
		expect(
			screen.getByText( 'Add a condition or turn conditional logic off.' )
		).toBeVisible();
		await user.click(
			screen.getByRole( 'button', { name: 'Add condition' } )
		);
		await waitFor( () => {
			const { value } = conditionFields( 1 );
			expect( value ).toBeInvalid();
			expect( value ).toHaveAccessibleDescription( 'Choose an answer.' );
		} );
		expect( card( 2 ).queryByRole( 'list' ) ).toBeNull();
		await user.selectOptions( conditionFields( 1 ).value, 'Yes' );
		await waitFor( () => expect( conditionFields( 1 ).value ).toBeValid() );
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
		expect( conditionFields( 1 ).value ).toHaveAccessibleDescription(
			'“Yes” is not an answer.'
		);
	} );
} );
