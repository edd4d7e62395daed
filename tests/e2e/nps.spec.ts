import { set } from './support/nine-types';
import { openResults, respond } from './support/responses';
import { takeScreenshots } from './support/screenshots';
import { expect, test } from './support/test';
import { WHY, question } from './support/visitors';

const SCORE = set( question( 'nps', 'Would you recommend us?' ), {
	start_at_zero: true,
	comment_box: true,
} );

/** 4 detractors, 3 passives and 5 promoters; all but the last wrote a comment. */
const SCORES = [ 0, 3, 6, 6, 7, 8, 8, 9, 9, 10, 10, 10 ];

test( '[NPS-01] [NPS-02] [NPS-03] the results of an NPS survey: score, four charts, comments with search and pages', async ( {
	admin,
	visitor,
	api,
	survey,
} ) => {
	const id = await survey( {
		title: 'Would they recommend us?',
		type: 'nps',
		questions: [ SCORE, WHY ],
	} );
	const responses = await respond(
		api,
		visitor.request,
		id,
		SCORES.map( ( score, index ) => [
			{
				question_id: SCORE.id,
				value: score,
				...( index === SCORES.length - 1
					? {}
					: { extra: { comments: `Comment ${ index + 1 }` } } ),
			},
			{ question_id: WHY.id, value: index === 0 ? 'Long queues' : null },
		] )
	);

	await openResults( admin, `/survey/${ id }` );
	const layout = admin.getByRole( 'region', { name: 'Net Promoter Score' } );
	await expect( layout ).toContainText( 'NPS: 8' );
	// 1.96 · 100 · √( ( 9/12 − ( 1/12 )² ) / 12 ) = 48.8
	await expect( layout ).toContainText( '± 49 points (95%)' );
	await expect(
		layout
			.getByRole( 'group', { name: SCORE.title } )
			.getByRole( 'listitem' )
	).toHaveText( [
		'Detractors 0 to 6 33% 4',
		'Passives 7 to 8 25% 3',
		'Promoters 9 to 10 42% 5',
	] );
	await expect( layout ).toContainText( 'Too few answers' );
	const chart = layout.getByRole( 'group', { name: 'Chart' } );
	const drawing = chart.getByRole( 'img' );
	await expect( drawing ).toHaveAccessibleName(
		/^Groups and score: Detractors 33% \(4 answers\), .* NPS 8\.$/
	);
	await takeScreenshots( admin, 'nps-bars-vertical' );

	for ( const [ kind, name ] of [
		[ 'Horizontal bars', /^Groups and score: / ],
		[ 'Lines', /^Score over time: .* NPS: 8\.$/ ],
		[ 'Pie', /^Answers by score: 10 25% \(3 answers\), / ],
	] as const ) {
		// Not check(), which looks at once: the choice is in the address, and the radio button follows that.
		await chart.getByRole( 'radio', { name: kind } ).click();
		await expect( drawing ).toHaveAccessibleName( name );
		await takeScreenshots( admin, `nps-${ kind.toLowerCase() }` );
	}
	await expect( admin ).toHaveURL( /chart=pie/ );
	await chart.getByRole( 'button', { name: 'Show as table' } ).click();
	await expect(
		chart.getByRole( 'row', { name: '10 3 25%' } )
	).toBeVisible();

	const comments = layout.getByRole( 'group', { name: 'Comments' } );
	await expect( comments.getByText( '11 items' ) ).toBeVisible();
	await expect( comments.getByRole( 'listitem' ) ).toHaveCount( 10 );
	await expect( comments.getByRole( 'listitem' ).first() ).toContainText(
		'Comment 11'
	);
	await comments.getByRole( 'button', { name: 'Next page' } ).click();
	await expect( comments.getByRole( 'listitem' ) ).toHaveText( [
		/^Score: 0Comment 1Response #/,
	] );
	await admin.reload();
	await expect(
		comments.getByText( 'Comment 1', { exact: true } )
	).toBeVisible();
	await expect( chart.getByRole( 'radio', { name: 'Pie' } ) ).toBeChecked();
	await comments.getByRole( 'searchbox' ).fill( 'COMMENT 1' );
	await expect( comments.getByRole( 'listitem' ) ).toHaveCount( 3 );
	await expect( admin ).toHaveURL( /comments_search=COMMENT\+1$/ );
	await comments
		.getByRole( 'link', {
			name: `Response #${ responses[ 0 ] }`,
			exact: true,
		} )
		.click();
	await expect(
		admin.getByRole( 'group', { name: 'Would they recommend us?' } )
	).toContainText( 'Long queues' );
	await admin.goBack();
	await expect( comments.getByRole( 'listitem' ) ).toHaveCount( 3 );
} );
