import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SurveysRoutes } from '@/admin-pages/surveys/routes';
import type { SurveySummary } from '@/survey-model';
import { mayOnly } from '../support/capabilities';
import type { Answer } from '../support/fake-server';
import { fakeServer, refusal } from '../support/fake-server';
import { printAdminData } from '../support/licenses';
import { renderAt } from '../support/render';
import { summary, surveyList } from '../support/surveys';

afterEach( () => {
	delete window.userfeedbackAdmin;
} );

const TITLES = [ 'Lunch', 'Dinner', 'Breakfast' ];

/** A site with three surveys of a status, which answers changes as given. */
function open(
	route: string,
	status: SurveySummary[ 'status' ] = 'draft',
	answer: Answer = { body: { updated: [ 1, 2 ], message: '' } }
) {
	const { requests } = fakeServer( ( { method } ) =>
		method === 'GET'
			? {
					body: surveyList(
						TITLES.map( ( title, index ) =>
							summary( {
								id: index + 1,
								title,
								status,
								responses_count: index * 600,
							} )
						)
					),
				}
			: answer
	);
	renderAt( route, <SurveysRoutes /> );
	return {
		changes: () => requests.filter( ( { method } ) => method !== 'GET' ),
		user: userEvent.setup(),
	};
}

const checkbox = ( title: string ) =>
	screen.findByRole( 'checkbox', { name: `Select “${ title }”` } );

const actions = () =>
	within( screen.getByRole( 'region', { name: 'Bulk actions' } ) )
		.queryAllByRole( 'button' )
		.map( ( { textContent } ) => textContent );

const bulkButton = ( name: string ) =>
	within( screen.getByRole( 'region', { name: 'Bulk actions' } ) ).getByRole(
		'button',
		{ name }
	);

describe( 'the bulk actions of surveys', () => {
	it( '[LST-07] are Publish, Make Draft and Trash outside the trash, for the selected surveys', async () => {
		const { user } = open( '/' );
		await checkbox( 'Lunch' );
		expect( actions() ).toEqual( [] );
		await user.click( await checkbox( 'Lunch' ) );
		expect( actions() ).toEqual( [
			'Publish',
			'Make Draft',
			'Trash',
			'Select all on this page',
			'Clear selection',
		] );
		expect( screen.getByText( '1 selected' ) ).toBeVisible();
		await user.click( bulkButton( 'Clear selection' ) );
		expect( actions() ).toEqual( [] );
	} );

	it( '[LST-07] are Restore and Delete Permanently in the trash', async () => {
		const { user } = open( '/?status=trash', 'trash' );
		await user.click( await checkbox( 'Lunch' ) );
		expect( actions().slice( 0, 2 ) ).toEqual( [
			'Restore',
			'Delete Permanently',
		] );
	} );

	it.each( [
		[ 'Publish', '/', 'publish', '2 surveys published.' ],
		[ 'Make Draft', '/', 'draft', '2 surveys are drafts now.' ],
		[ 'Trash', '/', 'trash', '2 surveys moved to the trash.' ],
		[ 'Restore', '/?status=trash', 'restore', '2 surveys restored.' ],
	] )(
		'[LST-07] %s changes the selected surveys in one request, and the filter stays',
		async ( name, route, path, text ) => {
			const { user, changes } = open(
				route,
				path === 'restore' ? 'trash' : 'draft'
			);
			await user.click( await checkbox( 'Lunch' ) );
			await user.click( await checkbox( 'Dinner' ) );
			await user.click( bulkButton( name ) );
			expect(
				( await screen.findAllByText( text ) )[ 0 ]
			).toBeInTheDocument();
			expect( changes() ).toEqual( [
				{
					method: 'POST',
					path: `/userfeedback/v1/surveys/${ path }`,
					body: { survey_ids: [ 1, 2 ] },
				},
			] );
			await waitFor( () => expect( actions() ).toEqual( [] ) );
			expect( window.location.hash ).toBe( `#${ route }` );
		}
	);

	it( '[LST-07] Delete Permanently asks first, and names how much is lost', async () => {
		const { user, changes } = open( '/?status=trash', 'trash', {
			body: { deleted: [ 2, 3 ] },
		} );
		await user.click( await checkbox( 'Dinner' ) );
		await user.click( await checkbox( 'Breakfast' ) );
		await user.click( bulkButton( 'Delete Permanently' ) );
		const dialog = within( await screen.findByRole( 'dialog' ) );
		expect(
			dialog.getByText(
				'2 surveys will be deleted with their 1,800 responses. This cannot be undone.'
			)
		).toBeInTheDocument();
		expect( changes() ).toEqual( [] );
		await user.click(
			dialog.getByRole( 'button', { name: 'Delete permanently' } )
		);
		await waitFor( () =>
			expect( changes() ).toEqual( [
				{
					// api-fetch sends DELETE as a POST with a header.
					method: 'POST',
					path: '/userfeedback/v1/surveys',
					body: { survey_ids: [ 2, 3 ] },
				},
			] )
		);
	} );

	it.each( [
		[ 'Publish', '/?status=draft', 'draft' ],
		[ 'Restore', '/?status=trash', 'trash' ],
	] as const )(
		'[LST-07] %s of all surveys of a page resets the filter',
		async ( name, route, status ) => {
			const { user } = open( route, status, {
				body: { updated: [ 1, 2, 3 ], message: '' },
			} );
			await user.click(
				await screen.findByRole( 'checkbox', {
					name: 'Select all on this page',
				} )
			);
			await user.click( bulkButton( name ) );
			await waitFor( () => expect( window.location.hash ).toBe( '#/' ) );
		}
	);

	it( 'shows the server’s message about surveys that were not published', async () => {
		const message = '1 survey can’t be published: options are missing.';
		const { user } = open( '/', 'draft', {
			body: { updated: [ 1 ], message },
		} );
		await user.click( await checkbox( 'Lunch' ) );
		await user.click( await checkbox( 'Dinner' ) );
		await user.click( bulkButton( 'Publish' ) );
		expect(
			(
				await screen.findAllByText( `1 survey published. ${ message }` )
			)[ 0 ]
		).toBeInTheDocument();
	} );

	it( 'keep the selection and the filter if they fail, and say why', async () => {
		const { user } = open(
			'/?status=draft',
			'draft',
			refusal( 400, 'userfeedback_survey_invalid', 'A title is missing.' )
		);
		await user.click(
			await screen.findByRole( 'checkbox', {
				name: 'Select all on this page',
			} )
		);
		await user.click( bulkButton( 'Publish' ) );
		expect(
			(
				await screen.findAllByText(
					'The surveys could not be published. A title is missing.'
				)
			)[ 0 ]
		).toBeInTheDocument();
		await act( () => Promise.resolve() );
		expect( await checkbox( 'Lunch' ) ).toBeChecked();
		expect( window.location.hash ).toBe( '#/?status=draft' );
	} );

	it( 'restores the surveys on Undo', async () => {
		const { user, changes } = open( '/' );
		await user.click( await checkbox( 'Lunch' ) );
		await user.click( bulkButton( 'Trash' ) );
		await user.click(
			await screen.findByRole( 'button', { name: 'Undo' } )
		);
		await waitFor( () =>
			expect( changes().map( ( { path } ) => path ) ).toEqual( [
				'/userfeedback/v1/surveys/trash',
				'/userfeedback/v1/surveys/restore',
			] )
		);
	} );

	it( 'do not include Trash without the capability to delete', async () => {
		printAdminData( { capabilities: mayOnly( 'edit_surveys' ) } );
		const { user } = open( '/' );
		await user.click( await checkbox( 'Lunch' ) );
		expect( actions().slice( 0, 2 ) ).toEqual( [
			'Publish',
			'Make Draft',
		] );
		expect( actions() ).not.toContain( 'Trash' );
	} );

	it( 'are not offered in the trash without the capability to delete', async () => {
		printAdminData( { capabilities: mayOnly( 'edit_surveys' ) } );
		open( '/?status=trash', 'trash' );
		await screen.findByText( 'Lunch' );
		expect( screen.queryByRole( 'checkbox' ) ).toBeNull();
	} );
} );

describe( 'the foot of the list', () => {
	it( '[LST-11] lists the Pro features, the discount, the coupon and the price on Lite', async () => {
		printAdminData( { is_pro: false, source: 'liteplugin' } );
		open( '/' );
		await screen.findByText( 'Lunch' );
		const footer = within(
			screen.getByRole( 'region', {
				name: 'Get more answers with UserFeedback Pro',
			} )
		);
		expect(
			footer
				.getAllByRole( 'listitem' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			'Unlimited surveys and answers',
			'All question types',
			'Comment boxes',
			'Customization',
			'Device targeting',
			'Page targeting',
			'20+ templates',
			'Redirects',
			'Scheduling',
			'Randomized answers',
			'Branding',
			'Your own logo',
			'Behavioral targeting',
			'Enhanced notifications',
			'Export to CSV or XLSX',
		] );
		expect( footer.getByText( /50% off/ ) ).toBeVisible();
		expect( footer.getByText( 'LITE50' ) ).toBeVisible();
		expect( footer.getByText( '$199 per year' ) ).toBeVisible();
		expect(
			footer.getByRole( 'link', { name: /^Upgrade to Pro/ } )
		).toHaveAttribute(
			'href',
			'https://shop.test/pricing/?utm_source=liteplugin&utm_medium=surveys-list&utm_campaign=lite-footer&utm_content=pro-features'
		);
	} );

	it( '[LST-11] has no offer in the paid edition', async () => {
		printAdminData( { is_pro: true } );
		open( '/' );
		await screen.findByText( 'Lunch' );
		expect( screen.queryByText( /50% off/ ) ).toBeNull();
	} );
} );
