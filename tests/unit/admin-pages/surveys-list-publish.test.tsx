import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SurveysRoutes } from '@/admin-pages/surveys/routes';
import type { SurveyReach } from '@/survey-model';
import { fakeServer } from '../support/fake-server';
import { printAdminData } from '../support/licenses';
import { renderAt } from '../support/render';
import { summary, surveyList } from '../support/surveys';

describe( 'publishing from a row', () => {
	let status: 'draft' | 'publish' = 'draft';

	/** A site with one survey whose status changes, and with other published surveys. */
	function site( {
		overlaps = [] as SurveyReach[ 'overlaps' ],
		overlapsCount = undefined as number | undefined,
		message = '',
		reach = 200,
		publishAt = null as string | null,
	} = {} ) {
		return fakeServer( ( { method, path } ) => {
			if ( path.endsWith( '/reach' ) ) {
				return {
					status: reach,
					body: {
						view_url: 'http://site.test/',
						overlaps,
						overlaps_count: overlapsCount ?? overlaps.length,
					},
				};
			}
			if ( method === 'POST' ) {
				status = path.endsWith( '/publish' ) ? 'publish' : 'draft';
				return { body: { updated: [ 7 ], message } };
			}
			return {
				body: surveyList( [
					summary( { status, publish_at: publishAt } ),
				] ),
			};
		} );
	}

	async function choose( action: string ) {
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Actions' } )
		);
		await userEvent.click(
			await screen.findByRole( 'menuitem', { name: action } )
		);
	}

	async function offered() {
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Actions' } )
		);
		return screen
			.getAllByRole( 'menuitem' )
			.map( ( { textContent } ) => textContent );
	}

	beforeEach( () => {
		status = 'draft';
		printAdminData( {} );
	} );
	afterEach( () => {
		delete window.userfeedbackAdmin;
	} );

	it( '[PLS-26~] publishes a draft, links to it on the site, and has its shortcode to copy', async () => {
		const { requests } = site();
		renderAt( '/', <SurveysRoutes /> );
		expect( await screen.findByText( 'Draft' ) ).toBeVisible();
		await choose( 'Publish' );
		expect(
			await screen.findByText( '“Lunch” is published.' )
		).toBeVisible();
		expect(
			await screen.findByRole( 'link', { name: /^View on your site/ } )
		).toHaveAttribute( 'href', 'http://site.test/' );
		expect(
			screen.getAllByRole( 'button', {
				name: 'Copy the shortcode of Lunch',
			} )
		).toHaveLength( 2 );
		expect( await screen.findByText( 'Published' ) ).toBeVisible();
		expect(
			requests.filter( ( { method } ) => method === 'POST' )
		).toMatchObject( [
			{
				path: expect.stringMatching( /\/surveys\/publish$/ ),
				body: { survey_ids: [ 7 ] },
			},
		] );
		expect( screen.queryByText( /one popup at a time/ ) ).toBeNull();

		await userEvent.click(
			screen.getByRole( 'button', { name: 'Close' } )
		);
		expect( screen.queryByText( '“Lunch” is published.' ) ).toBeNull();
	} );

	it( '[PLS-26~] warns of other surveys that want the same pages, and links to them', async () => {
		site( {
			overlapsCount: 4999,
			overlaps: [ 1, 2, 3 ].map( ( id ) => ( {
				id,
				title: `Other ${ id }`,
				shows_first: id < 3,
			} ) ),
		} );
		renderAt( '/', <SurveysRoutes /> );
		await choose( 'Publish' );
		expect(
			await screen.findByText( /^A page shows one popup at a time/ )
		).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'Other 1' } )
		).toHaveAttribute( 'href', '#/edit/1/questions' );
		expect( screen.getByText( '4996 more surveys' ) ).toBeVisible();
		expect(
			screen
				.getAllByRole( 'listitem' )
				.map( ( { textContent } ) => textContent )
				.filter( ( text ) => text.startsWith( 'Other' ) )
		).toEqual( [
			'Other 1 (shows first)',
			'Other 2 (shows first)',
			'Other 3 (shows after this survey)',
		] );
		expect(
			screen.getByText( /^The survey with the latest publish date/ )
		).toBeVisible();
	} );

	it( '[PLS-26~] says that it could not check the pages when the request fails', async () => {
		site( { reach: 500 } );
		renderAt( '/', <SurveysRoutes /> );
		await choose( 'Publish' );
		expect(
			await screen.findByText( '“Lunch” is published.' )
		).toBeVisible();
		expect(
			await screen.findByText( /^UserFeedback could not check/ )
		).toBeVisible();
	} );

	it( '[PLS-26~] unpublishes a published survey', async () => {
		status = 'publish';
		const { requests } = site();
		renderAt( '/', <SurveysRoutes /> );
		await choose( 'Unpublish' );
		expect(
			await screen.findByText(
				'“Lunch” is a draft now. Visitors no longer see it.',
				{ selector: '.components-snackbar *' }
			)
		).toBeInTheDocument();
		expect( await screen.findByText( 'Draft' ) ).toBeVisible();
		expect( requests ).toContainEqual(
			expect.objectContaining( {
				path: expect.stringMatching( /\/surveys\/draft$/ ),
			} )
		);
	} );

	it( '[PLS-26~] offers Publish for a draft, Unpublish otherwise', async () => {
		site();
		renderAt( '/', <SurveysRoutes /> );
		const items = await offered();
		expect( items ).toContain( 'Publish' );
		expect( items ).not.toContain( 'Unpublish' );
	} );

	it( '[PLS-26~] shows why the survey was not published', async () => {
		site( { message: 'Some questions are missing options.' } );
		renderAt( '/', <SurveysRoutes /> );
		await choose( 'Publish' );
		expect(
			await screen.findByText( 'Some questions are missing options.', {
				selector: '.components-snackbar *',
			} )
		).toBeInTheDocument();
		expect( screen.queryByText( '“Lunch” is published.' ) ).toBeNull();
	} );
} );
