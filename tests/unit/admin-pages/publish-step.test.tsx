import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Snackbars } from '../../../src/components/snackbars';
import { EditorProvider } from '../../../src/admin-pages/surveys/editor/context';
import { stepsOf } from '../../../src/admin-pages/surveys/editor/section-list';
import { SECTIONS } from '../../../src/admin-pages/surveys/editor/sections';
import { publish } from '../../../src/admin-pages/surveys/editor/sections/publish';
import { renderAt } from '../support/render';
import { survey } from '../support/surveys';

/** Shows the last step. `onSave` is called with what is saved. */
function show( isSaving = false ) {
	const onSave = jest.fn();
	const { Content, step } = publish;
	renderAt(
		'/edit/7/publish',
		<EditorProvider
			value={ {
				survey: survey(),
				sections: SECTIONS,
				steps: stepsOf( SECTIONS, 7 ),
				step,
				errors: [],
				isRevealed: false,
				isValid: true,
				isSaving,
				attempt: ( action ) => void action(),
				goTo: () => Promise.resolve(),
				save: ( changes ) => {
					onSave( changes?.status );
					return Promise.resolve( undefined );
				},
				set: () => undefined,
				showField: () => undefined,
				undo: {
					canUndo: false,
					canRedo: false,
					step: () => Promise.resolve(),
				},
			} }
		>
			<Content />
			<Snackbars />
		</EditorProvider>
	);
	return { onSave, user: userEvent.setup() };
}

describe( 'the publish step', () => {
	it( '[PUB-02~] has Publish as the default', async () => {
		const { user, onSave } = show();
		expect(
			screen.getByRole( 'radio', { name: 'Publish' } )
		).toBeChecked();
		await user.click(
			screen.getByRole( 'button', { name: 'Save and Publish' } )
		);
		expect( onSave ).toHaveBeenCalledWith( 'publish' );
	} );

	it( '[PUB-02~] saves as a draft if that is chosen', async () => {
		const { user, onSave } = show();
		await user.click( screen.getByRole( 'radio', { name: 'Draft' } ) );
		await user.click(
			screen.getByRole( 'button', { name: 'Save as Draft' } )
		);
		expect( onSave ).toHaveBeenCalledWith( 'draft' );
	} );

	it( 'summarizes the survey for visitors', () => {
		show();
		const summary = screen.getByRole( 'group', { name: 'Summary' } );
		expect( summary ).toHaveTextContent( 'Questions2' );
		expect( summary ).toHaveTextContent( 'PagesEvery page of your site' );
	} );

	it( 'does not send two saves at once', async () => {
		const { user, onSave } = show( true );
		await user.click(
			screen.getByRole( 'button', { name: 'Save and Publish' } )
		);
		expect( onSave ).not.toHaveBeenCalled();
	} );
} );
