import { screen, waitFor } from '@testing-library/react';
import type { SeenRequest } from '../support/fake-server';
import { refusal } from '../support/fake-server';
import { printFeatures } from '../support/features';
import { card, openEditor, site, titles, typeAndSave } from '../support/editor';
import { SPECIFIED, specifiedOf } from '../support/question-types';
import { survey } from '../support/surveys';

beforeEach( () => {
	jest.useFakeTimers();
} );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

async function openMenu(
	user: Awaited< ReturnType< typeof openEditor > >[ 'user' ]
) {
	await user.click( screen.getByRole( 'button', { name: 'Add Question' } ) );
	return specifiedOf( screen.getAllByRole( 'menuitem' ) );
}

function npsSurvey( request: SeenRequest ) {
	return request.path.endsWith( '/7' ) && request.method === 'GET'
		? { body: survey( { type: 'nps' } ) }
		: site( request );
}

describe( 'the builder', () => {
	it( '[QST-03~] lists nine types in order and adds the chosen one', async () => {
		const { user } = await openEditor();
		expect( await openMenu( user ) ).toEqual( SPECIFIED );
		await user.click(
			screen.getByRole( 'menuitem', { name: 'Star Rating' } )
		);
		expect( card( 3 ).getByRole( 'combobox' ) ).toHaveValue(
			'star-rating'
		);
	} );

	it( '[QST-03~] [GAT-03~] shows what a locked type requires and adds nothing', async () => {
		printFeatures( { 'star-rating': 'upgrade' } );
		const { user } = await openEditor();
		expect( await openMenu( user ) ).toEqual(
			SPECIFIED.map( ( name ) =>
				name === 'Star Rating' ? 'Star Rating(locked)' : name
			)
		);
		await user.click(
			screen.getByRole( 'menuitem', { name: /Star Rating/ } )
		);
		expect(
			screen.getByRole( 'heading', { name: 'Upgrade to Plus' } )
		).toBeVisible();
		await user.keyboard( '{Escape}' );
		await waitFor( () =>
			expect(
				screen.getByRole( 'button', { name: 'Add Question' } )
			).toHaveFocus()
		);
		expect( titles() ).toHaveLength( 2 );
	} );

	it( '[QST-03~] [QST-05~] does not let the owner add, delete or change the questions’ types in a Net Promoter Score survey', async () => {
		await openEditor( npsSurvey );
		expect(
			screen.queryByRole( 'button', { name: 'Add Question' } )
		).toBeNull();
		expect(
			screen.queryByRole( 'button', { name: /^Delete question/ } )
		).toBeNull();
		expect( card( 1 ).getByRole( 'combobox' ) ).toBeDisabled();
	} );

	it( '[GAT-03~] shows the stored thank-you message, locked', async () => {
		printFeatures( { 'thank-you-message': 'upgrade' } );
		await openEditor();
		const message = screen.getByRole( 'textbox', {
			name: 'Thank-you message',
		} );
		expect( message ).toBeDisabled();
		expect( message ).toHaveValue( 'Thanks for your feedback!' );
		expect(
			screen.getByRole( 'button', {
				name: /^The feature thank-you-message: not in your plan/,
			} )
		).toBeVisible();
	} );

	it( 'shows the server’s message for a setting that was refused as locked', async () => {
		const words =
			'Required questions: not in your plan. Upgrade to Plus to use this feature.';
		await typeAndSave( ( request ) =>
			request.method === 'POST'
				? refusal( 403, 'userfeedback_feature_locked', words, [
						{
							field: 'questions[1].settings.required',
							code: 'locked_upgrade',
							message: words,
						},
					] )
				: site( request )
		);
		expect( await card( 2 ).findByText( words ) ).toBeVisible();
	} );
} );
