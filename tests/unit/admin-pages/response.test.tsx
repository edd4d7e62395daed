import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerText } from '@/admin-pages/results/answer-text';
import { ResultsRoutes } from '@/admin-pages/results/routes';
import { safeUrl } from '@/admin-pages/results/safe-url';
import { store as responsesStore } from '@/stores/responses';
import type { ResponseDetail, ResponseItem } from '@/survey-model';
import { fakeServer, refusal } from '../support/fake-server';
import { printAdminData } from '../support/licenses';
import { renderAt } from '../support/render';
import { responseDetail } from '../support/results';

type Answers = ResponseDetail[ 'answers' ];

function answer( changes: Partial< Answers[ number ] > ): Answers[ number ] {
	return {
		question_id: 'q',
		title: 'Question?',
		type: 'text',
		value: null,
		option_ids: [],
		extra: { comments: '', name: '' },
		...changes,
	};
}

/** Shows response 9 of survey 7. */
async function openResponse( changes: Partial< ResponseDetail > = {} ) {
	fakeServer( () => ( { body: responseDetail( changes ) } ) );
	renderAt( '/survey/7/responses/9', <ResultsRoutes /> );
	await screen.findByRole( 'group', { name: 'Response Details' } );
}

describe( 'an answer as text', () => {
	it( '[ONE-02~] joins several values with commas', () => {
		expect( answerText( { value: [ 'Tea', 'Coffee', 'Milk' ] } ) ).toBe(
			'Tea, Coffee, Milk'
		);
	} );

	it( '[ONE-02~] appends the name to an email address', () => {
		expect(
			answerText( { value: [ 'a@b.org' ], extra: { name: 'Ada' } } )
		).toBe( 'a@b.org, Ada' );
	} );

	it.each( [ [ null ], [ [] ], [ '' ], [ [ '' ] ] ] )(
		'[ONE-02~] is undefined for a skipped question: %j',
		( value ) => {
			expect( answerText( { value } ) ).toBeUndefined();
		}
	);
} );

describe( 'the URL of a page', () => {
	it.each( [
		'javascript:alert(1)',
		' JavaScript:alert(1)',
		'java\nscript:alert(1)',
		'data:text/html,<script>alert(1)</script>',
		'vbscript:x',
		'//',
		'/relative',
		'',
	] )(
		'[ONE-02~] is not a link unless it is http or https: %j',
		( address ) => {
			expect( safeUrl( address ) ).toBeUndefined();
		}
	);

	it( 'is a link if it is http or https', () => {
		expect( safeUrl( 'http://site.test/a?b=c' ) ).toBe(
			'http://site.test/a?b=c'
		);
		expect( safeUrl( 'HTTPS://site.test' ) ).toBe( 'https://site.test/' );
	} );
} );

describe( 'a single response', () => {
	it( '[ONE-02~] shows each question with its answer, or that it was skipped', async () => {
		await openResponse( {
			answers: [
				answer( {
					question_id: 'a',
					title: 'Which drinks?',
					value: [ 'Tea', 'Coffee' ],
					extra: { comments: 'Hot, please', name: '' },
				} ),
				answer( { question_id: 'b', title: 'Why?' } ),
				answer( {
					question_id: 'c',
					title: 'More?',
					value: [ '<b>bold</b> javascript:alert(1)' ],
				} ),
			],
		} );
		const card = within( screen.getByRole( 'group', { name: 'Lunch' } ) );
		const items = card
			.getAllByRole( 'listitem' )
			.map( ( item ) => item.textContent );
		expect( items ).toEqual( [
			'Which drinks?Tea, CoffeeCommentsHot, please',
			'Why?Skipped',
			'More?<b>bold</b> javascript:alert(1)',
		] );
		expect(
			card.getByRole( 'heading', { name: 'Comments' } )
		).toBeVisible();
		expect( card.queryByRole( 'link' ) ).toBeNull();
	} );

	it( '[ONE-03~] shows its details, with a dash for unknown ones', async () => {
		await openResponse( { user_ip: '', user_os: '' } );
		const details = screen
			.getAllByRole( 'term' )
			.map( ( term ) => [
				term.textContent,
				term.nextSibling?.textContent,
			] );
		expect( details ).toEqual( [
			[ 'Submitted', expect.stringMatching( /^Nov 21, 2026, 12:30/ ) ],
			[ 'Page Submitted', 'Hello world!' ],
			[ 'User IP', '—' ],
			[ 'Browser', 'Firefox' ],
			[ 'OS', '—' ],
			[ 'Device', 'Desktop' ],
		] );
		expect(
			screen.getByRole( 'link', { name: 'Hello world!' } )
		).toHaveAttribute( 'href', 'http://site.test/hello-world/' );
	} );

	it( '[ONE-02~] shows only the name of a page with a dangerous URL', async () => {
		await openResponse( {
			page_submitted: { name: 'Click me', url: 'javascript:alert(1)' },
		} );
		expect( screen.getByText( 'Click me' ) ).toBeVisible();
		expect( screen.queryByRole( 'link', { name: 'Click me' } ) ).toBeNull();
	} );

	it( '[ONE-01~] links to its neighbours and keeps the focus', async () => {
		fakeServer( ( { path } ) => ( {
			body: path.endsWith( '/responses/9' )
				? responseDetail( { next: 4, position: 1, count: 1204 } )
				: responseDetail( {
						id: 4,
						previous: 9,
						position: 2,
						count: 1204,
					} ),
		} ) );
		renderAt( '/survey/7/responses/9', <ResultsRoutes /> );
		const next = await screen.findByRole( 'link', { name: 'Next' } );
		const previous = screen.getByRole( 'link', { name: 'Previous' } );
		expect( screen.getByText( 'Response 1 of 1,204' ) ).toBeVisible();
		expect( previous ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( previous ).not.toHaveAttribute( 'href' );
		expect( next ).toHaveAttribute( 'href', '#/survey/7/responses/4' );

		act( () => next.focus() );
		await userEvent.click( next );
		// jsdom does not follow links to other hashes by itself.
		act( () => {
			window.location.hash = '#/survey/7/responses/4';
		} );
		expect(
			await screen.findByText( 'Response 2 of 1,204' )
		).toBeVisible();
		expect(
			screen.getByRole( 'heading', { level: 1, name: 'Response #4' } )
		).toBeVisible();
		expect( next ).toHaveFocus();
		expect( next ).toHaveAttribute( 'aria-disabled', 'true' );
		expect( previous ).toHaveAttribute( 'href', '#/survey/7/responses/9' );
	} );

	it( 'is shown after a change to a response of another survey was undone', async () => {
		fakeServer( ( { method, path } ) => {
			if ( method === 'POST' ) {
				return { body: { updated: [ 9 ] } };
			}
			const survey = { id: 8, title: 'Tea' };
			return {
				body: path.endsWith( '/responses/81' )
					? responseDetail( { id: 81, survey, next: 80, count: 2 } )
					: responseDetail( {
							id: 80,
							survey,
							previous: 81,
							position: 2,
							count: 2,
							answers: [
								answer( { title: 'Of the older one' } ),
							],
						} ),
			};
		} );
		const { registry } = renderAt(
			'/survey/8/responses/81',
			<ResultsRoutes />
		);
		await screen.findByText( 'Response 1 of 2' );
		// Undo, pressed in a message about another survey.
		await act( () =>
			registry
				.dispatch( responsesStore )
				.changeResponses( 7, 'restore', [ 9 ] )
		);
		act( () => {
			window.location.hash = '#/survey/8/responses/80';
		} );
		expect( await screen.findByText( 'Response 2 of 2' ) ).toBeVisible();
		expect( screen.getByText( 'Of the older one' ) ).toBeVisible();
	} );

	it( 'preloads its neighbours', async () => {
		const { requests } = fakeServer( ( { path } ) => ( {
			body: path.endsWith( '/responses/9' )
				? responseDetail( { previous: 12, next: 4, count: 3 } )
				: responseDetail( { id: 4 } ),
		} ) );
		renderAt( '/survey/7/responses/9', <ResultsRoutes /> );
		await waitFor( () =>
			expect( requests.map( ( { path } ) => path ) ).toEqual( [
				'/userfeedback/v1/surveys/7/responses/9',
				'/userfeedback/v1/surveys/7/responses/4',
				'/userfeedback/v1/surveys/7/responses/12',
			] )
		);
	} );

	it( '[ONE-01~] shows a link to all responses if it does not exist', async () => {
		fakeServer( () =>
			refusal(
				404,
				'userfeedback_response_not_found',
				'There is no such response.'
			)
		);
		renderAt( '/survey/7/responses/8', <ResultsRoutes /> );
		expect(
			await screen.findByText( 'There is no such response.' )
		).toBeVisible();
		screen
			.getAllByRole( 'link', { name: 'Back to All Responses' } )
			.forEach( ( link ) =>
				expect( link ).toHaveAttribute( 'href', '#/survey/7/responses' )
			);
	} );

	it( '[PLS-24~] shows that the visitor did not finish, and when the answers are deleted', async () => {
		printAdminData( { partial_days: 14 } );
		await openResponse( { status: 'partial' } );
		const note = screen.getByText( /^Partial answers:/, {
			selector: 'span',
		} );
		expect( note ).toHaveTextContent(
			'Partial answers: this visitor did not finish. They are not counted in the results and are deleted after 14 days.'
		);
		expect( screen.queryByText( 'Restore' ) ).toBeNull();
	} );

	it.each( [
		[ 'trash', /^This response is in the trash\./, 'Restore' ],
		[ 'spam', /^This response looks like spam\./, 'Not spam' ],
	] as const )(
		'shows that it is in the %s and can be restored',
		async ( status, text, button ) => {
			let current: ResponseItem[ 'status' ] = status;
			const { requests } = fakeServer( ( { method } ) => {
				if ( method === 'POST' ) {
					current = 'publish';
					return { body: { updated: [ 9 ] } };
				}
				return { body: responseDetail( { status: current } ) };
			} );
			renderAt( '/survey/7/responses/9', <ResultsRoutes /> );
			const back = await screen.findByRole( 'button', { name: button } );
			expect(
				screen.getByText( text, { selector: '.userfeedback-page *' } )
			).toBeVisible();
			await userEvent.click( back );
			// An impatient second press, which finds the button busy.
			await userEvent.click( back );
			expect( back ).toHaveAttribute( 'aria-disabled', 'true' );
			const gone = () => screen.queryByRole( 'button', { name: button } );
			await waitFor( () => expect( gone() ).toBeNull() );
			expect( requests.map( ( { path } ) => path ) ).toEqual( [
				'/userfeedback/v1/surveys/7/responses/9',
				'/userfeedback/v1/surveys/7/responses/restore',
				'/userfeedback/v1/surveys/7/responses/9',
			] );
			const title = screen.getByRole( 'heading', { level: 1 } );
			expect( title.parentElement ).toHaveFocus();
		}
	);
} );
