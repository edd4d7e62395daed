import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settings } from '../support/block-editor';
import {
	SURVEYS,
	embedOf,
	renderBlock,
	surveySite,
} from '../support/survey-block';

jest.mock( '@wordpress/block-editor', () =>
	jest.requireActual( '../support/block-editor' )
);

beforeEach( () => {
	delete settings.isPreviewMode;
	delete window.userfeedbackAdmin;
} );

const site = surveySite( () => ( { body: embedOf() } ) );

function toolbar() {
	return within( screen.getByRole( 'toolbar' ) );
}
function sidebar() {
	return within( screen.getByRole( 'region', { name: 'Sidebar' } ) );
}

describe( 'choosing', () => {
	test( '[BLK-01~] lists the newest surveys with their status, finds others by title, and turns pages', async () => {
		const user = userEvent.setup();
		const { attributes } = renderBlock( { surveyId: 0 }, site );
		expect(
			await screen.findByRole( 'button', { name: 'Survey 12 Published' } )
		).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: 'Tea Draft' } )
		).not.toBeInTheDocument();
		await user.click( screen.getByRole( 'button', { name: 'Next page' } ) );
		expect(
			await screen.findByRole( 'button', { name: 'Tea Draft' } )
		).toBeVisible();
		await user.type(
			screen.getByRole( 'searchbox', { name: 'Search surveys' } ),
			'nothing'
		);
		expect( await screen.findByText( 'No results found' ) ).toBeVisible();
		await user.clear( screen.getByRole( 'searchbox' ) );
		await user.type( screen.getByRole( 'searchbox' ), 'tea' );
		await user.click(
			await screen.findByRole( 'button', { name: 'Tea Draft' } )
		);
		expect( attributes() ).toEqual( { surveyId: 1, display: 'inline' } );
		const field = await screen.findByLabelText( 'Which tea?' );
		expect( field ).toBeVisible();
		expect( document.activeElement ).toContainElement( field );
		expect( document.activeElement ).not.toBe( document.body );
	} );

	test( '[BLK-01~] tells surveys with the same title apart, by number and date', async () => {
		const surveys = [
			{ ...SURVEYS[ 0 ], id: 9, title: 'Lunch' },
			{ ...SURVEYS[ 0 ], id: 8, title: 'Lunch today' },
			{ ...SURVEYS[ 0 ], id: 7, title: ' lunch ' },
		];
		renderBlock( { surveyId: 0 }, () => ( {
			body: {
				items: surveys,
				pagination: { page: 1, pages: 1, per_page: 10, total: 3 },
				status_filters: [],
			},
		} ) );
		await screen.findByRole( 'button', { name: 'Lunch today Published' } );
		expect(
			screen
				.getAllByRole( 'listitem' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			'Lunch #9, created on Jan 1, 2026 Published',
			'Lunch today  Published',
			' lunch  #7, created on Jan 1, 2026 Published',
		] );
	} );

	test( '[BLK-01~] says so when there is no survey yet', async () => {
		renderBlock( { surveyId: 0 }, () => ( {
			body: {
				items: [],
				pagination: { page: 1, pages: 0, per_page: 10, total: 0 },
				status_filters: [],
			},
		} ) );
		expect(
			await screen.findByText( 'You have no surveys yet.' )
		).toBeVisible();
		expect(
			screen.getByRole( 'button', { name: 'Create New' } )
		).toBeVisible();
	} );

	test( '[BLK-01~] says why the list is missing and loads it again', async () => {
		const user = userEvent.setup();
		let isBroken = true;
		renderBlock( { surveyId: 0 }, ( request ) =>
			isBroken ? null : site( request )
		);
		expect(
			await screen.findByText( /Your site could not be reached/, {
				selector: '.userfeedback-block__notice *',
			} )
		).toBeVisible();
		isBroken = false;
		await user.click( screen.getByRole( 'button', { name: 'Try again' } ) );
		expect(
			await screen.findByRole( 'button', { name: 'Survey 12 Published' } )
		).toBeVisible();
	} );

	test( '[BLK-01~] replaces a survey and keeps its display; Cancel keeps both', async () => {
		const user = userEvent.setup();
		const { attributes } = renderBlock(
			{ surveyId: 7, display: 'popup' },
			site
		);
		await user.click(
			toolbar().getByRole( 'button', { name: 'Replace' } )
		);
		await user.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
		expect( attributes() ).toEqual( { surveyId: 7, display: 'popup' } );
		await user.click(
			sidebar().getByRole( 'button', { name: 'Choose another survey' } )
		);
		await user.click(
			await screen.findByRole( 'button', { name: 'Survey 12 Published' } )
		);
		expect( attributes() ).toEqual( { surveyId: 12, display: 'popup' } );
	} );

	test.each( [
		[
			'the popup variation',
			{ surveyId: 0, display: 'popup' },
			{ surveyId: 12, display: 'popup' },
		],
		[
			'a block stored without a display',
			{ surveyId: 7 },
			{ surveyId: 12 },
		],
		[
			'a new block without a display',
			{ surveyId: 0 },
			{ surveyId: 12, display: 'inline' },
		],
	] as const )(
		'[BLK-01~] keeps where visitors meet the survey: %s',
		async ( _, before, after ) => {
			const user = userEvent.setup();
			const { attributes } = renderBlock( before, site );
			const replace = screen.queryByRole( 'button', { name: 'Replace' } );
			if ( replace ) {
				await user.click( replace );
			}
			await user.click(
				await screen.findByRole( 'button', {
					name: 'Survey 12 Published',
				} )
			);
			expect( attributes() ).toEqual( after );
		}
	);
} );
