import { screen, waitFor } from '@testing-library/react';
import { mayOnly } from '../support/capabilities';
import {
	banner,
	card,
	openEditor,
	press,
	site,
	titles,
} from '../support/editor';
import { printAdminData } from '../support/licenses';
import { surveySite } from '../support/survey-site';
import { savedSurvey } from '../support/surveys';

beforeEach( () => {
	jest.useFakeTimers();
	window.localStorage.clear();
} );
afterEach( () => {
	jest.useRealTimers();
	window.localStorage.clear();
	delete window.userfeedbackAdmin;
} );

async function openStored() {
	const kept = surveySite( [
		{ survey: savedSurvey(), clientId: '', saveId: '' },
	] );
	const opened = await openEditor( ( request ) =>
		/\/surveys(\/\d+|\/restore)?$/.test( request.path )
			? kept.answer( request )
			: site( request )
	);
	await opened.user.type(
		card( 2 ).getByRole( 'textbox', { name: 'Title' } ),
		'!'
	);
	return { ...opened, kept, stored: () => kept.stored[ 0 ]?.survey };
}

const inTrash = () =>
	banner( /^This survey is in the trash: visitors do not see it/ );

describe( 'a survey that was moved to the trash elsewhere', () => {
	it( '[PLS-31~] says so when it is saved, and is restored from here', async () => {
		const { user, kept, stored } = await openStored();
		kept.trashElsewhere( 7 );
		await press( user, 'Save' );
		expect( await banner( /could not be saved/ ) ).toHaveTextContent(
			'This survey is in the trash. Restore it first.'
		);
		expect( await inTrash() ).toBeVisible();
		// Now that it is known, its texts may change.
		await press( user, 'Save' );
		expect(
			await banner(
				'Your changes were saved. The survey is still in the trash.'
			)
		).toBeVisible();
		expect( screen.queryByText( /Saved as a Draft/ ) ).toBeNull();
		expect( stored() ).toMatchObject( {
			status: 'trash',
			questions: [ {}, { title: 'Why?!' } ],
		} );
		await press( user, 'Restore' );
		expect( stored()?.status ).toBe( 'draft' );
		expect( screen.getByText( 'Draft' ) ).toBeVisible();
		expect( screen.queryByText( /is in the trash/ ) ).toBeNull();
	} );

	it( '[PLS-26~] is not published by Publish, and keeps the edits', async () => {
		const { user, kept, stored } = await openStored();
		kept.trashElsewhere( 7 );
		await press( user, 'Publish' );
		expect( await banner( /could not be saved/ ) ).toHaveTextContent(
			'This survey is in the trash. Restore it first.'
		);
		expect( await inTrash() ).toBeVisible();
		expect( stored()?.status ).toBe( 'trash' );
		await press( user, 'Restore' );
		expect( titles() ).toEqual( [ 'Happy?', 'Why?!' ] );
		await press( user, 'Try again' );
		await waitFor( () => expect( stored()?.status ).toBe( 'publish' ) );
		expect( stored()?.questions[ 1 ]?.title ).toBe( 'Why?!' );
	} );

	it( 'names who can restore it to a user who may not', async () => {
		printAdminData( { capabilities: mayOnly( 'edit_surveys' ) } );
		const { user, kept } = await openStored();
		kept.trashElsewhere( 7 );
		await press( user, 'Save' );
		expect( await inTrash() ).toHaveTextContent(
			'Somebody who may delete surveys can restore it.'
		);
		expect(
			screen.queryByRole( 'button', { name: 'Restore' } )
		).toBeNull();
	} );
} );

describe( 'a survey that was deleted elsewhere', () => {
	it( '[PLS-31~] can be saved as a new one, with all that was typed', async () => {
		const { user, kept, stored } = await openStored();
		kept.deleteElsewhere();
		await press( user, 'Save' );
		await banner( /It may have been deleted/ );
		kept.become( 'answer-lost' );
		await press( user, 'Save as new' );
		await banner( /could not be saved/ );
		kept.become( 'up' );
		await press( user, 'Try again' );
		await waitFor( () =>
			expect( window.location.hash ).toBe( '#/edit/7/questions' )
		);
		expect( kept.stored ).toHaveLength( 1 );
		expect( stored() ).toMatchObject( {
			title: 'Lunch',
			status: 'draft',
			questions: [ {}, { title: 'Why?!' } ],
			notifications: {
				email: { addresses: 'admin@example.org' },
			},
		} );
		expect(
			await screen.findByRole( 'button', { name: 'Save' } )
		).toBeEnabled();
		expect( screen.queryByText( 'Unsaved changes' ) ).toBeNull();
	} );
} );
