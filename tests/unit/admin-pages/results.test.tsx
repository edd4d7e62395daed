import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResultsRoutes } from '@/admin-pages/results/routes';
import { mayOnly } from '../support/capabilities';
import { fakeServer, refusal } from '../support/fake-server';
import { printAdminData } from '../support/licenses';
import { renderAt } from '../support/render';
import { overview, results } from '../support/results';
import { summary } from '../support/surveys';

afterEach( () => {
	delete window.userfeedbackAdmin;
} );

/** A site with one survey and its statistics. */
function site( surveyResults = results() ) {
	return fakeServer( ( { path } ) => ( {
		body: path.includes( '/results-summary' ) ? overview() : surveyResults,
	} ) );
}

describe( 'the results of a survey', () => {
	it( '[RES-01~] consist of four counts and one card per question', async () => {
		site();
		renderAt( '/survey/7', <ResultsRoutes /> );
		expect(
			await screen.findByRole( 'heading', { level: 1, name: 'Commas' } )
		).toBeVisible();
		expect(
			Array.from(
				document.querySelectorAll( '.userfeedback-counts dt' )
			).map( ( term ) => [
				term.textContent,
				term.nextSibling?.textContent,
			] )
		).toEqual( [
			[ 'Past 7 days', '97' ],
			[ 'Past 30 days', '401' ],
			[ 'Total responses', '1,133' ],
			[ 'Impressions', '20,480' ],
		] );
		expect(
			screen.getByRole( 'group', { name: 'Which sentence is correct?' } )
		).toBeVisible();
		expect( screen.getByRole( 'group', { name: 'Why?' } ) ).toBeVisible();
	} );

	it( '[RES-01~] link to the single responses', async () => {
		site();
		renderAt( '/survey/7', <ResultsRoutes /> );
		expect(
			await screen.findByRole( 'link', {
				name: 'See Individual Responses',
			} )
		).toHaveAttribute( 'href', '#/survey/7/responses?range=last-30-days' );
	} );

	it( '[RES-01~] change to the survey that is chosen in the switcher', async () => {
		fakeServer( ( { path } ) => {
			if ( path.includes( '/results-summary' ) ) {
				const surveys = [ summary( { id: 8, title: 'Tea' } ) ];
				return { body: overview( { surveys } ) };
			}
			const tea = { ...results().survey, id: 8, title: 'Tea' };
			return {
				body: path.includes( '/8/' )
					? results( { survey: tea } )
					: results(),
			};
		} );
		renderAt( '/survey/7', <ResultsRoutes /> );
		const switcher = await screen.findByRole( 'combobox', {
			name: 'Survey',
		} );
		await userEvent.click( switcher );
		await userEvent.click(
			await screen.findByRole( 'option', { name: 'Tea' } )
		);
		expect(
			await screen.findByRole( 'heading', { level: 1, name: 'Tea' } )
		).toBeVisible();
		expect( window.location.hash ).toBe( '#/survey/8' );
		expect( switcher ).toHaveFocus();
	} );

	it( 'have a switcher that keeps the current survey in sight and marks it when it is opened', async () => {
		fakeServer( ( { path } ) => ( {
			body: path.includes( '/results-summary' )
				? overview( {
						surveys: [
							summary( { id: 8, title: 'Tea' } ),
							summary( { id: 7, title: 'Commas' } ),
						],
					} )
				: results(),
		} ) );
		renderAt( '/survey/7', <ResultsRoutes /> );
		await screen.findByRole( 'heading', { level: 1, name: 'Commas' } );
		const switcher = screen.getByRole( 'combobox', { name: 'Survey' } );
		expect( switcher ).toHaveValue( 'Commas' );
		await userEvent.click( switcher );
		expect( switcher ).toHaveAttribute( 'placeholder', 'Commas' );
		await screen.findByRole( 'option', { name: 'Tea' } );
		expect(
			screen.getByRole( 'option', { name: 'Commas' } )
		).toHaveAttribute( 'aria-selected', 'true' );
		expect( screen.getByRole( 'option', { name: 'Tea' } ) ).toHaveAttribute(
			'aria-selected',
			'false'
		);
	} );

	it( 'have a switcher that searches all surveys and opens none before one is chosen', async () => {
		const { requests } = fakeServer( ( { path } ) => {
			const old = summary( { id: 3, title: 'An old one' } );
			const surveys = path.includes( 'search=' ) ? [ old ] : [];
			return {
				body: path.includes( '/results-summary' )
					? overview( { surveys } )
					: results(),
			};
		} );
		renderAt( '/survey/7', <ResultsRoutes /> );
		await userEvent.click( await screen.findByRole( 'combobox' ) );
		await userEvent.paste( 'old' );
		await screen.findByRole( 'option', { name: 'An old one' } );
		expect( requests.map( ( { path } ) => path ) ).toContain(
			'/userfeedback/v1/results-summary?orderby=created_at&order=desc&page=1&per_page=20&search=old'
		);
		await userEvent.keyboard( '{ArrowDown}{ArrowUp}{ArrowDown}' );
		expect( window.location.hash ).toBe( '#/survey/7' );
		await userEvent.keyboard( '{Enter}' );
		expect( window.location.hash ).toBe( '#/survey/3' );
	} );

	it( 'without responses show the next step', async () => {
		site(
			results( {
				total: 0,
				survey: { ...results().survey, status: 'draft' },
			} )
		);
		renderAt( '/survey/7', <ResultsRoutes /> );
		expect(
			await screen.findByRole( 'heading', { name: 'No responses yet' } )
		).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'Publish survey' } )
		).toHaveAttribute(
			'href',
			expect.stringContaining( '#/edit/7/publish' )
		);
	} );

	it( 'without responses name whom to ask if the user may not edit surveys', async () => {
		printAdminData( { capabilities: mayOnly( 'view_results' ) } );
		site(
			results( {
				total: 0,
				survey: { ...results().survey, status: 'draft' },
			} )
		);
		renderAt( '/survey/7', <ResultsRoutes /> );
		expect(
			await screen.findByText(
				/Ask an administrator of this site to publish it\.$/
			)
		).toBeVisible();
		expect(
			screen.queryByRole( 'link', { name: 'Publish survey' } )
		).toBeNull();
		expect(
			screen.queryByRole( 'link', { name: 'Edit survey' } )
		).toBeNull();
	} );

	it( 'link to the survey', async () => {
		site();
		renderAt( '/survey/7', <ResultsRoutes /> );
		expect(
			await screen.findByRole( 'link', { name: 'Edit survey' } )
		).toHaveAttribute(
			'href',
			expect.stringContaining( '#/edit/7/questions' )
		);
	} );

	it( 'use the survey’s title as the document’s title', async () => {
		site();
		renderAt( '/survey/7', <ResultsRoutes /> );
		await waitFor( () => expect( document.title ).toMatch( /^Commas ‹/ ) );
	} );

	it( 'of a survey in the trash are shown with a notice', async () => {
		site( results( { survey: { ...results().survey, status: 'trash' } } ) );
		renderAt( '/survey/7', <ResultsRoutes /> );
		expect(
			await screen.findByText( /^This survey is in the trash\./, {
				selector: '#userfeedback-root *, .userfeedback-page *',
			} )
		).toBeVisible();
		expect( screen.getByRole( 'group', { name: 'Why?' } ) ).toBeVisible();
	} );

	it( 'of a survey that does not exist show a link back', async () => {
		fakeServer( ( { path } ) =>
			path.includes( '/results-summary' )
				? { body: overview() }
				: refusal(
						404,
						'userfeedback_survey_not_found',
						'There is no such survey.'
					)
		);
		renderAt( '/survey/8', <ResultsRoutes /> );
		expect(
			await screen.findByText( 'There is no such survey.' )
		).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'Back to Results' } )
		).toHaveAttribute( 'href', '#/' );
		expect(
			screen.queryByRole( 'button', { name: 'Try again' } )
		).toBeNull();
	} );
} );

describe( 'the overview of a site without surveys', () => {
	const none = overview( {
		surveys: [],
		pagination: { page: 1, pages: 0, per_page: 20, total: 0 },
	} );

	it( 'links to the first survey', async () => {
		fakeServer( () => ( { body: none } ) );
		renderAt( '/', <ResultsRoutes /> );
		expect(
			await screen.findByRole( 'link', { name: 'Create New' } )
		).toBeVisible();
	} );

	it( 'names whom to ask if the user may not create one', async () => {
		printAdminData( { capabilities: mayOnly( 'view_results' ) } );
		fakeServer( () => ( { body: none } ) );
		renderAt( '/', <ResultsRoutes /> );
		expect(
			await screen.findByText(
				/ask an administrator of this site to create one\.$/
			)
		).toBeVisible();
		expect(
			screen.queryByRole( 'link', { name: 'Create New' } )
		).toBeNull();
	} );
} );

describe( 'an unknown route of the results screen', () => {
	it.each( [
		'/survey',
		'/survey/0',
		'/survey/-1',
		'/survey/1.5',
		'/survey/seven',
		'/survey/12345678901234567890',
		'/survey/7/answers',
		'/survey/7/responses/0',
		'/survey/7/responses/nine',
		'/survey/7/responses/9/edit',
		'/javascript:alert(1)',
	] )( '[OVR-01~] shows a link back: %s', async ( route ) => {
		site();
		renderAt( route, <ResultsRoutes /> );
		expect(
			await screen.findByText( 'There is nothing at this address' )
		).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'Back to Results' } )
		).toHaveAttribute( 'href', '#/' );
	} );
} );
