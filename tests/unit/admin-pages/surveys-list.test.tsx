import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SurveysRoutes } from '@/admin-pages/surveys/routes';
import type { SeenRequest } from '../support/fake-server';
import { fakeServer, refusal } from '../support/fake-server';
import { renderAt } from '../support/render';
import { summary, survey, surveyList } from '../support/surveys';

/** Goes to a route as a link would. */
async function goTo( route: string ): Promise< void > {
	await act( async () => {
		window.location.hash = route;
	} );
}

describe( 'the list of surveys', () => {
	it( '[LST-02~] shows title, status, date, responses and shortcode', async () => {
		fakeServer( () => ( {
			body: surveyList( [
				summary( { status: 'publish', responses_count: 1234 } ),
			] ),
		} ) );
		renderAt( '/', <SurveysRoutes /> );
		const row = within(
			await screen.findByRole( 'row', { name: /Lunch/ } )
		);
		expect( row.getByRole( 'link', { name: 'Lunch' } ) ).toHaveAttribute(
			'href',
			'#/edit/7/questions'
		);
		expect( row.getByText( 'Published' ) ).toBeVisible();
		expect( row.getByText( 'Nov 1, 2026' ) ).toBeVisible();
		expect( row.getByText( '1,234' ) ).toHaveAttribute(
			'href',
			expect.stringContaining( '#/survey/7' )
		);
		expect( row.getByText( '[userfeedback id=7]' ) ).toBeVisible();
	} );

	it( '[LST-03~] opens the wizard if there are no surveys, and shows an invitation on the way back', async () => {
		fakeServer( ( { path } ) => ( {
			body: path.includes( 'templates' ) ? [] : surveyList( [] ),
		} ) );
		renderAt( '/', <SurveysRoutes /> );
		await waitFor( () =>
			expect( window.location.hash ).toBe( '#/new/setup' )
		);
		await goTo( '/' );
		expect(
			await screen.findByRole( 'heading', { name: 'No Surveys' } )
		).toBeVisible();
		const text =
			'You currently have no Surveys. Click the button below to create your first Survey.';
		expect( screen.getByText( text ) ).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'Create New' } )
		).toHaveAttribute( 'href', '#/new' );
		expect( window.location.hash ).toBe( '#/' );
	} );

	it( '[LST-03~] does not open the wizard if there are surveys in the trash', async () => {
		fakeServer( () => ( {
			body: {
				...surveyList( [] ),
				status_filters: [
					{ status: 'all', count: 0 },
					{ status: 'trash', count: 2 },
				],
			},
		} ) );
		renderAt( '/', <SurveysRoutes /> );
		expect(
			await screen.findByRole( 'heading', { name: 'No Surveys' } )
		).toBeVisible();
		expect(
			screen.getByRole( 'button', { name: 'Trash 2' } )
		).toBeVisible();
	} );

	it( 'is loaded again on request after a failure', async () => {
		let isBroken = true;
		fakeServer( () =>
			isBroken ? null : { body: surveyList( [ summary() ] ) }
		);
		renderAt( '/', <SurveysRoutes /> );
		expect(
			await screen.findByText( /could not be reached/ )
		).toBeInTheDocument();
		isBroken = false;
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Try again' } )
		);
		expect(
			await screen.findByRole( 'link', { name: 'Lunch' } )
		).toBeVisible();
	} );

	it( 'changes its page by the route', async () => {
		const { requests } = fakeServer( () => ( {
			body: surveyList( [ summary() ], 3 ),
		} ) );
		renderAt( '/?paged=2', <SurveysRoutes /> );
		await screen.findByRole( 'link', { name: 'Lunch' } );
		expect( requests[ 0 ]?.path ).toContain( 'page=2' );
	} );

	it( 'goes to its last page if the route names a later one', async () => {
		const { requests } = fakeServer( () => ( {
			body: surveyList( [ summary() ], 2 ),
		} ) );
		renderAt( '/?paged=9', <SurveysRoutes /> );
		await waitFor( () =>
			expect( window.location.hash ).toBe( '#/?paged=2' )
		);
		await waitFor( () => expect( requests ).toHaveLength( 2 ) );
		expect(
			await screen.findByRole( 'link', { name: 'Lunch' } )
		).toBeVisible();
	} );

	it( 'lets each title have its own text direction', async () => {
		fakeServer( () => ( {
			body: surveyList( [ summary( { title: 'מה דעתך?' } ) ] ),
		} ) );
		renderAt( '/', <SurveysRoutes /> );
		expect(
			await screen.findByRole( 'link', { name: 'מה דעתך?' } )
		).toHaveAttribute( 'dir', 'auto' );
	} );
} );

describe( 'a route', () => {
	it.each( [
		'/nowhere',
		'/edit/7/nowhere',
		'/edit/x/questions',
		'/edit/0/questions',
		'/edit/0',
		'/duplicate/0',
		'/duplicate/x',
		'/new/7/setup',
	] )( '[LST-01~] shows a link back if it is unknown (%s)', ( route ) => {
		fakeServer( () =>
			refusal(
				404,
				'userfeedback_survey_not_found',
				'There is no such survey.'
			)
		);
		renderAt( route, <SurveysRoutes /> );
		expect(
			screen.getByRole( 'heading', {
				name: 'There is nothing at this address',
			} )
		).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'Back to Surveys' } )
		).toHaveAttribute( 'href', '#/' );
	} );

	it( '[EDT-01~] shows an error with a link back if its survey does not exist', async () => {
		fakeServer( () =>
			refusal(
				404,
				'userfeedback_survey_not_found',
				'There is no such survey.'
			)
		);
		renderAt( '/edit/99', <SurveysRoutes /> );
		expect(
			await screen.findByText( 'There is no such survey.' )
		).toBeVisible();
		expect( window.location.hash ).toBe( '#/edit/99/questions' );
		await userEvent.click(
			screen.getByRole( 'link', { name: 'Back to Surveys' } )
		);
		await waitFor( () => expect( window.location.hash ).toBe( '#/' ) );
	} );

	const copies = ( requests: SeenRequest[] ) =>
		requests.filter( ( { method } ) => method === 'POST' );

	const duplicateButton = () =>
		screen.findByRole( 'button', { name: 'Duplicate survey' } );

	it( '[LST-12~] that duplicates names the survey and asks first, since the link may come from anywhere', async () => {
		const { requests } = fakeServer( () => ( {
			body: survey( { title: 'Lunch' } ),
		} ) );
		renderAt( '/duplicate/7', <SurveysRoutes /> );
		expect( await duplicateButton() ).toBeVisible();
		expect(
			screen.getByText(
				'“Lunch” will be copied as a draft, without its responses.'
			)
		).toBeVisible();
		expect( copies( requests ) ).toEqual( [] );
	} );

	it( '[LST-12~] that duplicates opens the copy after the confirmation and stays out of the history', async () => {
		const { requests } = fakeServer( ( { method } ) => ( {
			body: survey( { id: method === 'POST' ? 8 : 7 } ),
		} ) );
		const push = jest.spyOn( window.history, 'pushState' );
		renderAt( '/duplicate/7', <SurveysRoutes /> );
		await userEvent.dblClick( await duplicateButton() );
		await waitFor( () =>
			expect( window.location.hash ).toBe( '#/edit/8/questions' )
		);
		expect( push ).not.toHaveBeenCalled();
		expect( copies( requests ) ).toMatchObject( [
			{ path: '/userfeedback/v1/surveys/7/duplicate' },
		] );
	} );

	it( '[LST-12~] that duplicates repeats the whole action after a failure', async () => {
		let isDown = true;
		const { requests } = fakeServer( ( { method } ) =>
			method === 'POST' && isDown
				? null
				: { body: survey( { id: method === 'POST' ? 8 : 7 } ) }
		);
		renderAt( '/duplicate/7', <SurveysRoutes /> );
		await userEvent.click( await duplicateButton() );
		const again = await screen.findByRole( 'button', {
			name: 'Try again',
		} );
		isDown = false;
		await userEvent.click( again );
		await waitFor( () =>
			expect( window.location.hash ).toBe( '#/edit/8/questions' )
		);
		expect( copies( requests ) ).toHaveLength( 2 );
	} );

	it( '[LST-12~] that duplicates shows an error with a link back if the survey does not exist', async () => {
		fakeServer( () =>
			refusal(
				404,
				'userfeedback_survey_not_found',
				'There is no such survey.'
			)
		);
		renderAt( '/duplicate/99', <SurveysRoutes /> );
		expect(
			await screen.findByText( 'There is no such survey.' )
		).toBeVisible();
		expect(
			screen
				.getAllByRole( 'link', { name: 'Back to Surveys' } )
				.map( ( link ) => link.getAttribute( 'href' ) )
		).toContain( '#/' );
	} );
} );
