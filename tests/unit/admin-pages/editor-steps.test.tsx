import { act, screen, within } from '@testing-library/react';
import { store as surveysStore } from '@/stores/surveys';
import {
	banner,
	card,
	openEditor,
	press,
	site,
	startSurvey,
	titles,
} from '../support/editor';
import { mayOnly } from '../support/capabilities';
import type { Answer, SeenRequest } from '../support/fake-server';
import { refusal } from '../support/fake-server';
import { printAdminData } from '../support/licenses';
import { savedSurvey } from '../support/surveys';

const emailSwitch = () =>
	screen.getByRole( 'checkbox', {
		name: 'Send an email for each response',
	} );

beforeEach( () => jest.useFakeTimers() );
afterEach( () => jest.useRealTimers() );

/** The steps of the header as they are read. */
function steps() {
	const navigation = screen.getByRole( 'navigation', { name: 'Steps' } );
	return within( navigation )
		.getAllByRole( 'listitem' )
		.map( ( item ) => {
			const isLink = within( item ).queryByRole( 'link' ) !== null;
			const title = item.querySelector( '.userfeedback-steps__title' );
			return `${ title?.textContent }${ isLink ? ' →' : '' }`;
		} );
}

async function goTo( hash: string ): Promise< void > {
	await act( async () => {
		window.location.hash = hash;
		await jest.advanceTimersByTimeAsync( 50 );
	} );
}

describe( 'the steps', () => {
	it( '[EDT-01~] of a new survey begin with setup', async () => {
		await openEditor( site, '/new' );
		expect( window.location.hash ).toBe( '#/new/setup' );
		expect( steps() ).toEqual( [
			'Setup',
			'Questions',
			'Settings',
			'Notifications',
			'Publish',
		] );
	} );

	it( '[EDT-01~] of a saved survey are without setup', async () => {
		await openEditor();
		expect( steps() ).toEqual( [
			'Questions',
			'Settings →',
			'Notifications →',
			'Publish →',
		] );
		await goTo( '/edit/7/setup' );
		expect( window.location.hash ).toBe( '#/edit/7/questions' );
	} );

	it( 'of a new survey redirect to setup until a template is chosen', async () => {
		await openEditor( site, '/new' );
		await goTo( '/new/notifications' );
		expect( window.location.hash ).toBe( '#/new/setup' );
	} );

	it( '[EDT-03~] are not links after an invalid step', async () => {
		const { user } = await openEditor( site, '/edit/7/notifications' );
		expect( steps() ).toEqual( [
			'Questions →',
			'Settings →',
			'Notifications',
			'Publish →',
		] );
		await user.click( emailSwitch() );
		const field = screen.getByRole( 'textbox', { name: 'Addresses' } );
		await user.clear( field );
		await user.type( field, 'nonsense' );
		expect( steps() ).toEqual( [
			'Questions →',
			'Settings →',
			'Notifications',
			'Publish',
		] );
	} );

	it( '[EDT-03~] save changes, but only those, before another step opens', async () => {
		const { user, saves } = await openEditor();
		await user.click( screen.getByRole( 'link', { name: 'Settings' } ) );
		await act( () => jest.advanceTimersByTimeAsync( 50 ) );
		expect( window.location.hash ).toBe( '#/edit/7/settings' );
		expect( saves() ).toEqual( [] );
		await user.click( screen.getByRole( 'link', { name: 'Questions' } ) );
		await act( () => jest.advanceTimersByTimeAsync( 50 ) );
		await user.type(
			card( 2 ).getByRole( 'textbox', { name: 'Title' } ),
			'?'
		);
		await user.click( screen.getByRole( 'link', { name: 'Publish' } ) );
		await act( () => jest.advanceTimersByTimeAsync( 50 ) );
		expect( window.location.hash ).toBe( '#/edit/7/publish' );
		expect( saves() ).toHaveLength( 1 );
	} );

	it( '[EDT-02~] are reached backwards without saving, down to the first one', async () => {
		const { user, saves } = await openEditor( site, '/edit/7/settings' );
		await press( user, 'Back' );
		expect( window.location.hash ).toBe( '#/edit/7/questions' );
		expect( screen.queryByRole( 'button', { name: 'Back' } ) ).toBeNull();
		expect( saves() ).toEqual( [] );
	} );
} );

describe( 'setup', () => {
	it( 'applies a template and goes to the next step without saving', async () => {
		const { user, saves, registry } = await openEditor( site, '/new' );
		expect(
			screen.getByRole( 'heading', { name: 'Select a Template' } )
		).toBeVisible();
		expect(
			screen.getByRole( 'button', { name: 'Save' } )
		).toHaveAttribute( 'aria-disabled', 'true' );
		expect(
			screen.queryByRole( 'button', { name: /Next Step/ } )
		).toBeNull();
		await user.click(
			await screen.findByRole( 'button', { name: /^Blank/ } )
		);
		await act( () => jest.advanceTimersByTimeAsync( 50 ) );
		expect( window.location.hash ).toBe( '#/new/questions' );
		expect( titles() ).toEqual( [ '' ] );
		expect( saves() ).toEqual( [] );
		// Nothing was written yet, so nothing can be lost.
		expect( registry.select( surveysStore ).hasEdits( 0 ) ).toBe( false );
	} );

	it( 'keeps the title and the questions when the owner returns', async () => {
		const { user } = await openEditor( site, '/new' );
		await startSurvey( user, 'Dinner' );
		await user.type(
			screen.getByRole( 'textbox', { name: 'Title' } ),
			'Why?'
		);
		await press( user, 'Back' );
		expect( window.location.hash ).toBe( '#/new/setup' );
		await user.click( screen.getByRole( 'button', { name: /^Blank/ } ) );
		await act( () => jest.advanceTimersByTimeAsync( 50 ) );
		expect( titles() ).toEqual( [ 'Why?' ] );
		expect( screen.getByRole( 'heading', { level: 1 } ) ).toHaveTextContent(
			'Dinner'
		);
	} );

	it( 'shows an error with a retry when the templates cannot be loaded', async () => {
		let isDown = true;
		const { user } = await openEditor(
			( request ) =>
				isDown && request.path.endsWith( '/survey-templates' )
					? refusal( 500, 'broken', 'It broke.' )
					: site( request ),
			'/new'
		);
		expect(
			await screen.findByText( 'The templates could not be loaded' )
		).toBeVisible();
		isDown = false;
		await press( user, 'Try again' );
		expect(
			await screen.findByRole( 'button', { name: /^Blank/ } )
		).toBeVisible();
	} );
} );

describe( 'notifications', () => {
	it( 'show their settings when they are turned on, and are saved with the step', async () => {
		const { user, saves } = await openEditor(
			site,
			'/edit/7/notifications'
		);
		expect(
			screen.queryByRole( 'textbox', { name: 'Addresses' } )
		).toBeNull();
		await user.click( emailSwitch() );
		expect(
			screen.getByRole( 'textbox', { name: 'Addresses' } )
		).toHaveValue( 'admin@example.org' );
		await press( user, 'Next Step: Publish' );
		expect( saves()[ 0 ]?.body ).toEqual( {
			survey: {
				notifications: {
					...savedSurvey().notifications,
					email: {
						...savedSurvey().notifications.email,
						active: true,
					},
				},
			},
			revision: 3,
			save_id: expect.any( String ),
		} );
	} );

	it( '[EDT-09~] refuse an invalid address', async () => {
		const { user, saves } = await openEditor(
			site,
			'/edit/7/notifications'
		);
		await user.click( emailSwitch() );
		const field = screen.getByRole( 'textbox', { name: 'Addresses' } );
		await user.type( field, ', nonsense' );
		expect( field ).toBeValid();
		await press( user, 'Next Step: Publish' );
		expect(
			await banner( 'Please fix errors on this page.' )
		).toBeVisible();
		expect( field ).toBeInvalid();
		expect( field ).toHaveFocus();
		expect( saves() ).toEqual( [] );
	} );

	describe( 'for a user who may not view results', () => {
		// What the server sends in the place of addresses that they may not see.
		const hidden = {
			...savedSurvey().notifications,
			email: {
				...savedSurvey().notifications.email,
				active: true,
				addresses: '',
			},
		};
		const hiding = ( request: SeenRequest ): Answer =>
			request.path.endsWith( '/7' )
				? { body: savedSurvey( { notifications: hidden } ) }
				: site( request );

		beforeEach( () =>
			printAdminData( { capabilities: mayOnly( 'edit_surveys' ) } )
		);

		it( 'are locked with the reason', async () => {
			await openEditor( hiding, '/edit/7/notifications' );
			const toggle = emailSwitch();
			expect( toggle ).toBeDisabled();
			expect( toggle ).toBeChecked();
			expect(
				screen.queryByRole( 'textbox', { name: 'Addresses' } )
			).toBeNull();
			expect(
				within(
					screen.getByRole( 'group', { name: 'Send Email' } )
				).getByText(
					'Only people who may view results can see and change who is notified.'
				)
			).toBeVisible();
			expect( screen.queryByText( /Nobody is told/ ) ).toBeNull();
		} );

		it( 'are not sent with a save', async () => {
			const { user, saves } = await openEditor(
				hiding,
				'/edit/7/notifications'
			);
			await goTo( '#/edit/7/questions' );
			await user.type(
				card( 1 ).getByRole( 'textbox', { name: 'Title' } ),
				'!'
			);
			await press( user, 'Save' );
			expect( saves()[ 0 ]?.body ).toEqual( {
				survey: { questions: expect.any( Array ) },
				revision: 3,
				save_id: expect.any( String ),
			} );
		} );
	} );
} );
