import { screen, within } from '@testing-library/react';
import { openEditor, site } from '../support/editor';
import { printFeatures } from '../support/features';
import { blankTemplate } from '../support/surveys';
import { VISIT, locked } from '../support/templates';

beforeEach( () => jest.useFakeTimers() );
afterEach( () => {
	jest.useRealTimers();
	delete window.userfeedbackAdmin;
} );

describe( 'a preview of a template whose add-on is missing', () => {
	it( '[TPL-01~] number 30: shows the number and types of its questions, and what is needed', async () => {
		printFeatures( { 'pro-templates': 'upgrade' } );
		const { user } = await openEditor(
			( request ) =>
				request.path.endsWith( '/survey-templates' )
					? { body: [ blankTemplate(), locked( VISIT ) ] }
					: site( request ),
			'/new'
		);
		await user.click( await screen.findByText( '1 more template' ) );
		await user.click(
			screen.getByRole( 'button', { name: 'Preview Visit purpose' } )
		);
		const dialog = within(
			screen.getByRole( 'dialog', { name: 'Visit purpose' } )
		);
		expect(
			dialog
				.getAllByRole( 'listitem' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [ expect.stringMatching( /^Radio/ ), 'Single Text Field' ] );
		expect( dialog.getByText( /^Requires .*addon$/ ) ).toBeVisible();
		expect(
			dialog.getByRole( 'button', { name: /^Upgrade/ } )
		).toBeVisible();
		expect(
			dialog.queryByRole( 'button', { name: 'Use this template' } )
		).toBeNull();
	} );
} );
