import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShowAllTexts } from '@/admin-pages/results/components/show-all-texts';
import type { TextPage } from '@/survey-model';
import { fakeServer, refusal } from '../support/fake-server';
import { printFeatures } from '../support/features';
import { renderAt } from '../support/render';
import { manyTexts, textItem, textsAnswer } from '../support/texts';

afterEach( () => {
	delete window.userfeedbackAdmin;
} );

const WHY = { id: 'why', title: 'Why?' };

interface Options {
	route?: string;
	kind?: 'text' | 'comment';
	isNps?: boolean;
	changes?: Partial< TextPage >;
}

/** A question with these texts, and its button "Show all". */
function show( items: TextPage[ 'items' ], options: Options = {} ) {
	const { route = '/survey/7', kind = 'text', isNps, changes } = options;
	const { requests } = fakeServer( ( request ) =>
		textsAnswer( items, request, changes )
	);
	renderAt(
		route,
		<ShowAllTexts
			surveyId={ 7 }
			question={ WHY }
			kind={ kind }
			query={ { from: '2026-11-01', to: '2026-11-21' } }
			isNps={ isNps ?? false }
		/>
	);
	return requests;
}

async function open( name = 'Show all: Why?' ) {
	await userEvent.click( screen.getByRole( 'button', { name } ) );
	return within( await screen.findByRole( 'dialog', { name: 'Why?' } ) );
}

function values(): ( string | null )[] {
	return screen
		.getAllByRole( 'listitem' )
		.map( ( item ) => item.querySelector( 'p' )?.textContent ?? null );
}

describe( 'all texts of a question', () => {
	it( '[PLS-20~] are shown in a dialog by pages of ten, each with a link to its response', async () => {
		const requests = show( manyTexts( 23 ) );
		const dialog = await open();
		await dialog.findByText( 'Text 1' );
		expect( values() ).toEqual(
			manyTexts( 10 ).map( ( { value } ) => value )
		);
		expect( dialog.getByText( '23 items' ) ).toBeVisible();
		expect(
			dialog.getByRole( 'link', { name: 'Response #3' } )
		).toHaveAttribute( 'href', '#/survey/7/responses/3' );

		await userEvent.click(
			dialog.getByRole( 'button', { name: 'Last page' } )
		);
		await dialog.findByText( 'Text 23' );
		expect( values() ).toEqual( [ 'Text 21', 'Text 22', 'Text 23' ] );
		expect( window.location.hash ).toBe( '#/survey/7?all=why&all_page=3' );
		expect( requests.map( ( { path } ) => path ) ).toEqual( [
			'/userfeedback/v1/surveys/7/questions/why/texts?from=2026-11-01&to=2026-11-21&kind=text&page=1',
			'/userfeedback/v1/surveys/7/questions/why/texts?from=2026-11-01&to=2026-11-21&kind=text&page=3',
		] );
	} );

	it( '[PLS-20~] are searched; a new search starts at page 1', async () => {
		show( manyTexts( 23 ), { route: '/survey/7?all=why&all_page=3' } );
		await screen.findByText( 'Text 21' );
		const field = screen.getByRole( 'searchbox', {
			name: 'Search answers',
		} );
		await userEvent.type( field, 'TEXT 2' );
		await screen.findByText( 'Text 2' );
		expect( values() ).toEqual( [
			'Text 2',
			'Text 20',
			'Text 21',
			'Text 22',
			'Text 23',
		] );
		expect( window.location.hash ).toBe(
			'#/survey/7?all=why&all_search=TEXT+2'
		);
		expect( field ).toHaveFocus();
	} );

	it( 'say that nothing was found and clear the search', async () => {
		show( manyTexts( 3 ), {
			route: '/survey/7?all=why&all_search=wool',
		} );
		expect(
			await screen.findByText( 'There is no match for “wool”.' )
		).toBeVisible();
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Clear search' } )
		);
		expect( await screen.findByText( 'Text 3' ) ).toBeVisible();
		expect( window.location.hash ).toBe( '#/survey/7?all=why' );
	} );

	it( 'say how many responses were searched if not all were', async () => {
		show( manyTexts( 3 ), {
			route: '/survey/7?all=why&all_search=text',
			changes: { is_capped: true, searched: 50_000 },
		} );
		expect(
			await screen.findByText(
				'Only the newest 50,000 responses were searched. Choose a shorter range to search older ones.'
			)
		).toBeVisible();
	} );

	it( 'say that there are none, without a search field', async () => {
		show( [] );
		const dialog = await open();
		expect(
			await dialog.findByText(
				'Nobody answered this question in this range.'
			)
		).toBeVisible();
		expect( dialog.queryByRole( 'searchbox' ) ).toBeNull();
		expect( dialog.queryByRole( 'navigation' ) ).toBeNull();
	} );

	it( 'can be loaded again after an error', async () => {
		let isDown = true;
		fakeServer( ( request ) =>
			isDown
				? refusal( 500, 'internal', 'Broken' )
				: textsAnswer( manyTexts( 1 ), request )
		);
		renderAt(
			'/survey/7?all=why',
			<ShowAllTexts
				surveyId={ 7 }
				question={ WHY }
				kind="text"
				query={ {} }
			/>
		);
		await screen.findByText( 'These texts could not be loaded' );
		isDown = false;
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Try again' } )
		);
		expect( await screen.findByText( 'Text 1' ) ).toBeVisible();
	} );

	it( 'go to the last page if the address names a later one', async () => {
		show( manyTexts( 12 ), { route: '/survey/7?all=why&all_page=999' } );
		expect( await screen.findByText( 'Text 12' ) ).toBeVisible();
		expect( window.location.hash ).toBe( '#/survey/7?all=why&all_page=2' );
	} );

	it.each( [ '0', '-1', 'x', '1.5', '9999999' ] )(
		'start at page 1 if the address names page %s',
		async ( page ) => {
			const requests = show( manyTexts( 12 ), {
				route: `/survey/7?all=why&all_page=${ page }`,
			} );
			expect( await screen.findByText( 'Text 1' ) ).toBeVisible();
			expect( requests[ 0 ]?.path ).toMatch( /page=1$/ );
		}
	);

	it( 'are closed with Escape and keep the rest of the address', async () => {
		show( manyTexts( 12 ), {
			route: '/survey/7?range=last-week&all=why&all_page=2&all_search=t',
		} );
		await screen.findByRole( 'dialog' );
		await userEvent.keyboard( '{Escape}' );
		await waitFor( () =>
			expect( screen.queryByRole( 'dialog' ) ).toBeNull()
		);
		expect( window.location.hash ).toBe( '#/survey/7?range=last-week' );
	} );

	it( '[PLS-20~] have no links to responses on Lite, and one lock', async () => {
		printFeatures( { 'single-response': 'upgrade' } );
		show( manyTexts( 2 ), { route: '/survey/7?all=why' } );
		expect( await screen.findByText( 'Response #2' ) ).toBeVisible();
		expect( screen.queryByRole( 'link' ) ).toBeNull();
		expect(
			screen.getAllByRole( 'button', {
				name: /^The feature single-response/,
			} )
		).toHaveLength( 1 );
	} );
} );

describe( 'a text', () => {
	const first = () => screen.findByRole( 'listitem' );

	it( 'is shown unchanged, in its own direction, with the name beside an address', async () => {
		const value = '<b>مرحبا</b> [shortcode]\n&amp; %s';
		show( [ textItem( { value, extra: { name: 'Ada' } } ) ], {
			route: '/survey/7?all=why',
		} );
		const text = ( await first() ).querySelector( 'p' );
		expect( text?.textContent ).toBe( value );
		expect( text ).toHaveAttribute( 'dir', 'auto' );
		expect( screen.getByText( 'Ada' ) ).toBeVisible();
	} );

	it.each( [
		[ 'of 10,000 characters', 'Wort '.repeat( 2000 ).trim(), 510 ],
		[ 'of 100 lines', 'x\n'.repeat( 100 ).trim(), 20 ],
		[ 'without a space', '😀'.repeat( 5000 ), 1010 ],
	] )( '%s begins shortened', async ( _, value, most ) => {
		show( [ textItem( { value } ) ], { route: '/survey/7?all=why' } );
		const text = ( await first() ).querySelector( 'p' );
		const start = text?.textContent ?? '';
		expect( start.length ).toBeLessThan( most );
		expect( value.startsWith( start.replace( / …$/, '' ) ) ).toBe( true );
		// Throws at half of an emoji.
		expect( decodeURIComponent( encodeURIComponent( start ) ) ).toBe(
			start
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Show more' } )
		);
		expect( text?.textContent ).toBe( value );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Show less' } )
		);
		expect( text?.textContent ).toBe( start );
	} );

	it( 'of 500 characters is shown completely', async () => {
		show( [ textItem( { value: 'a'.repeat( 500 ) } ) ], {
			route: '/survey/7?all=why',
		} );
		await first();
		expect(
			screen.queryByRole( 'button', { name: 'Show more' } )
		).toBeNull();
	} );
} );

describe( 'comments', () => {
	it( '[PLS-20~] [NPS-03~] have their score beside them', async () => {
		const requests = show(
			[ 6, 7, 8, 9, 0 ].map( ( score ) =>
				textItem( {
					value: `Score ${ score }`,
					score,
					response_id: score + 1,
				} )
			),
			{ kind: 'comment', isNps: true }
		);
		const dialog = await open( 'Show all comments: Why?' );
		await dialog.findByText( 'Score 6' );
		expect(
			dialog
				.getAllByRole( 'listitem' )
				.map( ( item ) => [
					item.firstElementChild?.textContent,
					item.firstElementChild?.className.replace( /.* is-/, '' ),
				] )
		).toEqual( [
			[ 'Score: 6', 'detractor' ],
			[ 'Score: 7', 'passive' ],
			[ 'Score: 8', 'passive' ],
			[ 'Score: 9', 'promoter' ],
			[ 'Score: 0', 'detractor' ],
		] );
		expect( requests[ 0 ]?.path ).toContain( 'kind=comment' );
		expect( window.location.hash ).toBe(
			'#/survey/7?all=why&all_kind=comment'
		);
	} );
} );
