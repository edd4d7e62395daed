import type { ComponentType } from 'react';
import type { ControlProps } from '../../../src/widget/app/question-types/definition';
import type { Question } from '../../../src/survey-model';
import { button, root, sentBodies, show, useFreshPage, widget } from './popup';
import { choice, settle, strings, unknown } from './support';

// As add-ons find it: on the page, after the app has run.
const { registerQuestionType, registerQuestionAddition } = window.userfeedback!;

useFreshPage();

function Hologram( { heading, onAnswer, strings: texts }: ControlProps ) {
	return (
		<>
			{ heading }
			<button type="button" onClick={ () => onAnswer( 'A friend' ) }>
				{ texts[ 'hologram' ] }
			</button>
		</>
	);
}

const randomized = {
	...choice,
	settings: { ...choice.settings, randomize: true },
} as Question;

describe( 'a script of an add-on', () => {
	it( 'brings a question type, with its styles and texts', async () => {
		registerQuestionType!( 'hologram', {
			Control: Hologram,
			missing: 'required_choice',
			styles: '.hologram{opacity:.5}',
		} );
		const user = await show( [ unknown ], {
			strings: { ...strings, hologram: 'Wave' } as typeof strings,
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

	it( 'adds to the controls of questions that have a setting, and to no others', async () => {
		registerQuestionAddition!( 'randomize', {
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
} );
