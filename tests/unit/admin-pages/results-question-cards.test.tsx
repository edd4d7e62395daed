import { screen, waitFor, within } from '@testing-library/react';
import { mayOnly } from '../support/capabilities';
import { fakeServer } from '../support/fake-server';
import { printFeatures } from '../support/features';
import { STARS, showCard as show } from '../support/question-card-results';
import { OXFORD, RECOMMEND, SCORE, WHY, choice } from '../support/results';

afterEach( () => {
	delete window.userfeedbackAdmin;
} );

/** The texts of the rows of options, cell by cell. */
function rows(): ( string | null )[][] {
	return within( screen.getByRole( 'table' ) )
		.getAllByRole( 'row' )
		.slice( 1 )
		.map( ( row ) =>
			[ ...row.querySelectorAll( 'th, td:not([aria-hidden])' ) ].map(
				( { textContent } ) => textContent
			)
		);
}

describe( 'the card of a question with options', () => {
	it( '[RES-02~] [PLS-13~] has a row with count, share and interval for each option', () => {
		show( OXFORD );
		expect(
			screen.getByRole( 'table', {
				name: 'Answers to “Which sentence is correct?”',
			} )
		).toBeVisible();
		expect( rows() ).toEqual( [
			[ 'With the comma', '641', '57%', '54%–60%' ],
			[ 'Without it', '488', '43%', '40%–46%' ],
			[ 'EitherNo longer asked', '0', '0%', '0%–<1%' ],
		] );
		expect( screen.getByText( '1,129 answers' ) ).toBeVisible();
		expect( screen.getByText( '4 skipped' ) ).toBeVisible();
	} );

	it( '[RES-02~] shows less than half a percent as "<1%"', () => {
		show(
			choice( [
				[ 'Most', 998 ],
				[ 'Four', 4 ],
				[ 'Six', 6 ],
			] )
		);
		expect( rows().map( ( [ , , share ] ) => share ) ).toEqual( [
			'99%',
			'<1%',
			'1%',
		] );
	} );

	it( '[RES-02~] draws bars on an axis from 0 to 100% with a step of 20', () => {
		show( choice( [ [ 'Yes', 30 ], [ 'No', 10 ] ] ) ); // prettier-ignore
		const axis = document.querySelectorAll( 'tfoot span' );
		expect( [ ...axis ].map( ( { textContent } ) => textContent ) ).toEqual(
			[ '0%', '20%', '40%', '60%', '80%', '100%' ]
		);
		const bars = document.querySelectorAll< HTMLElement >(
			'.userfeedback-share-bar__fill'
		);
		expect( [ ...bars ].map( ( { style } ) => style.inlineSize ) ).toEqual(
			[ '75%', '25%' ]
		);
	} );

	it( '[RES-02~] keeps pictures and icons beside their labels', async () => {
		const icon = {
			label: 'Bolt',
			terms: [],
			box: [ 448, 512 ],
			path: 'M1 1',
		};
		fakeServer( ( { path } ) => ( {
			body: path.includes( 'icons-solid' ) ? { bolt: icon } : {},
		} ) );
		show(
			choice( [
				[ { label: 'Blue', image: 'https://site.test/blue.png' }, 2 ],
				[
					{ label: 'Speed', icon: { name: 'bolt', style: 'solid' } },
					3,
				],
			] )
		);
		const [ , blue, speed ] = screen.getAllByRole( 'row' );
		expect( blue?.querySelector( 'img' ) ).toHaveAttribute(
			'src',
			'https://site.test/blue.png'
		);
		expect( blue ).toHaveTextContent( /^Blue/ );
		expect( speed ).toHaveTextContent( /^Speed/ );
		await waitFor( () =>
			expect( speed?.querySelector( 'path' ) ).toHaveAttribute(
				'd',
				'M1 1'
			)
		);
	} );

	it( '[RES-02~] [PLS-13~] shows the average of stars with its interval and whether the change means anything', () => {
		show( STARS );
		expect( screen.getByText( 'Average: 4.3' ) ).toBeVisible();
		expect( screen.getByText( 'Probably 4.1 to 4.5 (95%)' ) ).toBeVisible();
		expect( screen.getByText( 'Up from 4.0 before' ) ).toBeVisible();
		expect( screen.getByText( 'More than chance' ) ).toBeVisible();
		expect( rows().map( ( [ label ] ) => label ) ).toEqual( [
			'1 star',
			'2 stars',
			'3 stars',
			'4 stars',
			'5 stars',
		] );
	} );

	it.each( [
		[ 4.5, false, 'Down from 4.5 before', 'Could be chance' ],
		[ 4.31, true, 'Unchanged from 4.3 before', undefined ],
	] )(
		'[PLS-13~] compares with an average of %s before',
		( average, isSignificant, change, meaning ) => {
			show( {
				...STARS,
				before: {
					total_answers: 50,
					average,
					nps: null,
					is_significant: isSignificant,
				},
			} );
			expect( screen.getByText( change ) ).toBeVisible();
			expect(
				screen.queryByText( /chance$/ )?.textContent ?? undefined
			).toBe( meaning );
		}
	);

	it( '[PLS-13~] does not compare with a period without answers', () => {
		show( {
			...STARS,
			before: {
				total_answers: 0,
				average: null,
				nps: null,
				is_significant: false,
			},
		} );
		expect( screen.queryByText( /before$/ ) ).toBeNull();
	} );

	it( '[PLS-22~] [PLS-13~] shows the score of an NPS question with its groups instead of an average', () => {
		show( RECOMMEND );
		expect( screen.getByText( 'NPS: 30' ) ).toBeVisible();
		expect( screen.getByText( '± 15 points (95%)' ) ).toBeVisible();
		expect( screen.getByText( 'Up from 13 before' ) ).toBeVisible();
		expect( screen.getByText( 'Could be chance' ) ).toBeVisible();
		expect(
			screen
				.getAllByRole( 'listitem' )
				.map( ( { textContent } ) => textContent )
		).toEqual( [
			'Detractors 0 to 6 20% 20',
			'Passives 7 to 8 30% 30',
			'Promoters 9 to 10 50% 50',
		] );
		expect( screen.queryByText( /^Average/ ) ).toBeNull();
		expect( rows() ).toHaveLength( 11 );
	} );

	it( '[PLS-13~] shows no margin beyond the ends of the scale', () => {
		const nps = { ...SCORE, margin: 138.6 };
		show( { ...RECOMMEND, nps } );
		expect( screen.getByText( '± 100 points (95%)' ) ).toBeVisible();
	} );

	it( '[PLS-13~] says when there are fewer than 30 answers', () => {
		show( choice( [ [ 'Yes', 29 ] ] ) ); // prettier-ignore
		expect( screen.getByText( 'Too few answers' ) ).toBeVisible();
	} );

	it( '[PLS-13~] says nothing of the kind with 30 answers, and with none', () => {
		show( choice( [ [ 'Yes', 30 ] ] ) ); // prettier-ignore
		show( choice( [ [ 'Yes', 0 ] ] ) ); // prettier-ignore
		expect( screen.queryByText( 'Too few answers' ) ).toBeNull();
	} );

	it( '[RES-03~] can be exported; a text question cannot', () => {
		show( OXFORD );
		show( WHY );
		expect(
			screen
				.getAllByRole( 'button', { name: /^Export/ } )
				.map( ( button ) => button.getAttribute( 'aria-label' ) )
		).toEqual( [ 'Export answers to “Which sentence is correct?”' ] );
	} );

	it( '[RES-04~] warns of invalid options with a link to the questions of the survey', () => {
		show( { ...OXFORD, is_valid: false } );
		const link = screen.getByRole( 'link', { name: 'here' } );
		expect( link.parentElement ).toHaveTextContent(
			/^This question has invalid options\. You can fix it here$/
		);
		expect( link ).toHaveAttribute(
			'href',
			expect.stringMatching( /#\/edit\/7\/questions$/ )
		);
	} );

	it( '[RES-04~] warns users who may not edit without a link, and nobody of valid options', () => {
		printFeatures( {}, { capabilities: mayOnly( 'view_results' ) } );
		show( { ...OXFORD, is_valid: false } );
		expect(
			screen.getAllByText( /^This question has invalid options/ )
		).not.toHaveLength( 0 );
		expect( screen.queryByRole( 'link', { name: 'here' } ) ).toBeNull();
	} );

	it( 'has no warning if its options are valid', () => {
		show( OXFORD );
		expect( screen.queryByText( /invalid options/ ) ).toBeNull();
	} );
} );
