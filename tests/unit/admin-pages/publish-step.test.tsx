import '../support/browser';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PublishStep } from '../../../src/admin-pages/surveys/editor/publish-step';
import { survey } from '../support/surveys';

function show( isSaving = false ) {
	const onSave = jest.fn();
	render(
		<PublishStep
			survey={ survey() }
			isSaving={ isSaving }
			onSave={ onSave }
		/>
	);
	return { onSave, user: userEvent.setup() };
}

describe( 'the publish step', () => {
	it( '[PUB-02~] has Publish chosen to begin with', async () => {
		const { user, onSave } = show();
		expect(
			screen.getByRole( 'radio', { name: 'Publish' } )
		).toBeChecked();
		await user.click(
			screen.getByRole( 'button', { name: 'Save and Publish' } )
		);
		expect( onSave ).toHaveBeenCalledWith( 'publish' );
	} );

	it( '[PUB-02~] saves as a draft when that is chosen', async () => {
		const { user, onSave } = show();
		await user.click( screen.getByRole( 'radio', { name: 'Draft' } ) );
		await user.click(
			screen.getByRole( 'button', { name: 'Save as Draft' } )
		);
		expect( onSave ).toHaveBeenCalledWith( 'draft' );
	} );

	it( 'sums up what visitors get', () => {
		show();
		const summary = screen.getByRole( 'group', { name: 'Summary' } );
		expect( summary ).toHaveTextContent( 'Questions2' );
		expect( summary ).toHaveTextContent( 'PagesEvery page of your site' );
	} );

	it( 'does not save twice at once', async () => {
		const { user, onSave } = show( true );
		await user.click(
			screen.getByRole( 'button', { name: 'Save and Publish' } )
		);
		expect( onSave ).not.toHaveBeenCalled();
	} );
} );
